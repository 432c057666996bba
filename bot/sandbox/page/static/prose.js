// Draws the tree of markdown.js. `view` is the pane's view of the world: view.world, view.locale, view.say,
// view.openChannel(id), view.prefill(command name).

import { el } from "./dom.js";
import { legible } from "./emoji.js";
import { inline, parse } from "./markdown.js";
import { timeElement } from "./moment.js";

/** Markdown with blocks, as a fragment. */
export function prose(text, view) {
  const fragment = document.createDocumentFragment();
  fragment.append(...parse(text ?? "").map((block) => drawBlock(block, view)));
  return fragment;
}

/** Markdown without blocks (embed titles, field names). */
export function phrase(text, view) {
  const fragment = document.createDocumentFragment();
  fragment.append(...draw(inline(text ?? ""), view));
  return fragment;
}

function draw(nodes, view) {
  return nodes.map((node) => drawInline(node, view));
}

function drawBlock(block, view) {
  switch (block.type) {
    case "heading":
      // The page's own headings come first, so a message starts at level 3.
      return el(`h${block.level + 2}`, { class: `said-h${block.level}` }, draw(block.children, view));
    case "subtext":
      return el("p", { class: "subtext" }, draw(block.children, view));
    case "quote":
      return el("blockquote", {}, block.children.map((child) => drawBlock(child, view)));
    case "fence":
      return el("pre", { tabindex: "0" }, el("code", { data: { language: block.language } }, block.text));
    case "list":
      return drawList(block, view);
    default:
      return el("p", {}, draw(block.children, view));
  }
}

function drawList(list, view) {
  return el(
    list.ordered ? "ol" : "ul",
    { start: list.ordered ? list.start : null },
    list.items.map((item) => el("li", {}, draw(item.children, view), item.lists.map((inner) => drawList(inner, view)))),
  );
}

function drawInline(node, view) {
  switch (node.type) {
    case "text":
      return document.createTextNode(legible(node.text));
    case "code":
      return el("code", {}, node.text);
    case "moment":
      return drawMoment(node, view);
    case "user":
      return el("span", { class: node.id === view.world.me.id ? "mention me" : "mention" },
        `@${view.world.nameOf(node.id) ?? view.say("unknown_user")}`);
    case "role":
      return el("span", { class: "mention" }, `@${view.world.roles.get(node.id)?.name ?? view.say("unknown_role")}`);
    case "everyone":
      return el("span", { class: "mention me" }, node.text);
    case "channel":
      return drawChannel(node.id, view);
    case "command":
      return el("button", { type: "button", class: "mention", on: { click: () => view.prefill(node.name) } }, `/${node.name}`);
    case "link":
      return el("a", { href: node.url, target: "_blank", rel: "noopener noreferrer" }, draw(node.children, view));
    case "spoiler":
      return drawSpoiler(node, view);
    default:
      return el(node.type, {}, draw(node.children, view));
  }
}

function drawMoment({ seconds, style }, view) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}>`);
  const node = timeElement(date, style, view.locale);
  node.className = "moment";
  return node;
}

function drawChannel(id, view) {
  const channel = view.world.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, `#${view.say("unknown_channel")}`);
  return el("button", { type: "button", class: "mention", on: { click: () => view.openChannel(id) } }, `#${channel.name}`);
}

function drawSpoiler(node, view) {
  const hidden = el("span", { class: "spoiler-text", "aria-hidden": "true" }, draw(node.children, view));
  const cover = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false",
    "aria-label": view.say("spoiler") }, hidden);
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.classList.contains("open")) return;
    event.preventDefault();
    cover.classList.add("open");
    cover.setAttribute("aria-expanded", "true");
    cover.removeAttribute("aria-label");
    hidden.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}
