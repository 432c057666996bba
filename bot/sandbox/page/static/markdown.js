// Discord's markdown as a tree of plain objects. Nothing here touches the document; prose.js draws the tree.
// https://support.discord.com/hc/en-us/articles/210298617

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)$/;

// Each rule: a sticky expression and what a match means. The first that matches at a position wins.
const INLINE = [
  [/\\([^0-9A-Za-z\s])/y, (m) => ({ type: "text", text: m[1] })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => ({ type: "code", text: m[2].trim() || m[2] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ type: "moment", seconds: Number(m[1]), style: m[2] ?? "f" })],
  [/<@!?(\d+)>/y, (m) => ({ type: "user", id: m[1] })],
  [/<@&(\d+)>/y, (m) => ({ type: "role", id: m[1] })],
  [/<#(\d+)>/y, (m) => ({ type: "channel", id: m[1] })],
  [/<\/([^:>\n]+):(\d+)>/y, (m) => ({ type: "command", name: m[1] })],
  [/<a?:(\w+):\d+>/y, (m) => ({ type: "text", text: `:${m[1]}:` })],
  [/@(?:everyone|here)\b/y, (m) => ({ type: "everyone", text: m[0] })],
  [/\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y, (m) => link(m[2], inline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], [{ type: "text", text: m[1] }])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])|*_]/y, (m) => link(m[0], [{ type: "text", text: m[0] }])],
  [/\|\|([\s\S]+?)\|\|/y, (m) => ({ type: "spoiler", children: inline(m[1]) })],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (m) => ({ type: "strong", children: inline(m[1]) })],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (m) => ({ type: "u", children: inline(m[1]) })],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, (m) => ({ type: "s", children: inline(m[1]) })],
  [/\*(?=[^\s*])((?:\*\*|\\[\s\S]|[^\\*])+?)\*(?!\*)/y, (m) => ({ type: "em", children: inline(m[1]) })],
  [/(?<!\w)_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, (m) => ({ type: "em", children: inline(m[1]) })],
];
const SPECIAL = /[\\`<@[h|*_~]/g;

function link(url, children) {
  return { type: "link", url, children };
}

/** Reads one run of text without blocks; newlines stay in it. */
export function inline(text) {
  const nodes = [];
  const say = (words) => {
    if (nodes.at(-1)?.type === "text") nodes.at(-1).text += words;
    else if (words) nodes.push({ type: "text", text: words });
  };
  let at = 0;
  reading: while (at < text.length) {
    for (const [rule, meaning] of INLINE) {
      rule.lastIndex = at;
      const match = rule.exec(text);
      if (match === null) continue;
      const end = rule.lastIndex; // before `meaning`, which may read with the same rule again
      const node = meaning(match);
      if (node.type === "text") say(node.text);
      else nodes.push(node);
      at = end;
      continue reading;
    }
    SPECIAL.lastIndex = at + 1;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    say(text.slice(at, next));
    at = next;
  }
  return nodes;
}

/**
 * Turns consecutive item lines into lists: deeper indentation opens lists inside the item above, another kind of
 * marker a new list.
 */
function readLists(lines) {
  const lists = [];
  const depth = lines[0].depth;
  for (let at = 0; at < lines.length; ) {
    const { number, text } = lines[at];
    const ordered = number !== undefined;
    if (lists.at(-1)?.ordered !== ordered) lists.push({ type: "list", ordered, start: ordered ? Number(number) : 1, items: [] });
    at += 1;
    const inner = [];
    while (at < lines.length && lines[at].depth > depth) inner.push(lines[at++]);
    lists.at(-1).items.push({ children: inline(text), lists: inner.length ? readLists(inner) : [] });
  }
  return lists;
}

function readLines(text) {
  const blocks = [];
  const lines = text.split("\n");
  let run = [];
  const endRun = () => {
    const words = run.join("\n").replace(/^\n|\n$/g, "");
    if (words.trim()) blocks.push({ type: "paragraph", children: inline(words) });
    run = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    let match;
    if (line.startsWith(">>> ")) {
      endRun();
      blocks.push({ type: "quote", children: readLines([line.slice(4), ...lines.slice(at + 1)].join("\n")) });
      break;
    } else if (line.startsWith("> ")) {
      endRun();
      const quoted = [];
      while (at < lines.length && /^> ?/.test(lines[at])) quoted.push(lines[at++].replace(/^> ?/, ""));
      at -= 1;
      blocks.push({ type: "quote", children: readLines(quoted.join("\n")) });
    } else if ((match = HEADING.exec(line))) {
      endRun();
      blocks.push({ type: "heading", level: match[1].length, children: inline(match[2]) });
    } else if ((match = SUBTEXT.exec(line))) {
      endRun();
      blocks.push({ type: "subtext", children: inline(match[1]) });
    } else if (ITEM.test(line)) {
      endRun();
      const items = [];
      while (at < lines.length && (match = ITEM.exec(lines[at]))) {
        items.push({ depth: match[1].length, number: match[2], text: match[3] });
        at += 1;
      }
      at -= 1;
      blocks.push(...readLists(items));
    } else run.push(line);
  }
  endRun();
  return blocks;
}

/** Reads a whole text into blocks: paragraph, heading, subtext, list, quote, fence. */
export function parse(text) {
  const blocks = [];
  let at = 0;
  for (const match of text.matchAll(FENCE)) {
    blocks.push(...readLines(text.slice(at, match.index)));
    blocks.push({ type: "fence", language: match[1] ?? "", text: match[2] });
    at = match.index + match[0].length;
  }
  blocks.push(...readLines(text.slice(at)));
  return blocks;
}
