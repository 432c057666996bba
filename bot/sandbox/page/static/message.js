// One message of the log as a list item.

import { drawComponent } from "./components.js";
import { el } from "./dom.js";
import { embed } from "./embed.js";
import { format, sameDay, timeElement } from "./moment.js";
import { drawnFrom } from "./patch.js";
import { attachment } from "./picture.js";
import { phrase, prose } from "./prose.js";

export const EPHEMERAL = 64;
const LOADING = 128;
const PINNED_NOTICE = 6;
const THREAD_NOTICE = 18;
const REPLY = 19;
const CHAIN_MS = 7 * 60_000;
const COMMAND = 2;
const TEXT = 10;
const GALLERY = 12;
const GIST_LENGTH = 120;

/** Whether there is anything in a message to press or to choose from. */
export function asks(message) {
  return JSON.stringify(message.components ?? []).includes('"custom_id"');
}

/** Which of the six colours is a person's: by his place among the people, so that neighbours differ. */
export function hueOf(user, world) {
  return Math.max(0, world.people().findIndex((one) => one.id === user.id)) % 6;
}

export function avatar(user, world) {
  const initial = (world.nameOf(user) ?? "?").trim().slice(0, 1).toUpperCase();
  return el("span", { class: user.bot ? "avatar bot" : "avatar", "aria-hidden": "true", data: { hue: hueOf(user, world) } }, initial);
}

/** The interaction that a message answers, from the new or the old field, when it was a slash command. */
function commandBehind(message) {
  const old = message.interaction;
  const meta = message.interaction_metadata;
  if ((meta ?? old)?.type !== COMMAND) return null;
  const name = old?.name ?? meta?.name;
  return name ? { user: (meta ?? old).user, name } : null;
}

/** Whether a message continues the one before, so that the author need not be named again. */
export function continues(message, before) {
  if (!before || message.author.id !== before.author.id) return false;
  if (message.message_reference || commandBehind(message)) return false;
  if ((message.flags & EPHEMERAL) !== (before.flags & EPHEMERAL)) return false;
  if (message.type === THREAD_NOTICE || before.type === THREAD_NOTICE) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < CHAIN_MS;
}

function* everyComponent(components) {
  for (const one of components ?? []) {
    yield one;
    yield* everyComponent(one.components);
  }
}

/** The first line of a message in a few words; that it is a picture, where nothing else is said. */
function gist(message, view) {
  const all = [...everyComponent(message.components)];
  const words = message.content || message.embeds?.[0]?.title || all.find((one) => one.type === TEXT)?.content;
  const line = words?.split("\n").find((one) => one.trim());
  if (line) return line.replace(/^(?:-?#{1,3}|>) +/, "").replace(/\|\|.+?\|\|/g, "▒▒▒").slice(0, GIST_LENGTH);
  return message.attachments?.length || all.some((one) => one.type === GALLERY) ? view.say("picture") : "…";
}

function drawOrigin(message, view) {
  const command = commandBehind(message);
  if (command) {
    const name = view.world.nameOf(command.user.id) ?? view.world.nameOf(command.user);
    return el("p", { class: "origin" }, `${view.say("used", { name })} `, el("span", { class: "mention" }, `/${command.name}`));
  }
  const target = message.type === REPLY && message.message_reference;
  if (target) {
    const original = message.referenced_message ?? view.world.messages.get(target.channel_id)?.get(target.message_id);
    if (!original && message.flags & EPHEMERAL) return null; // a board that was pressed may have been posted anew
    if (!original) return el("p", { class: "origin" }, view.say("replied_gone"));
    return el("p", { class: "origin" }, el("strong", {}, view.world.nameOf(original.author)), " ",
      el("button", { type: "button", class: "origin-text", title: view.say("to_original"), data: { key: "origin" },
        on: { click: () => view.reveal(original.id) } }, phrase(gist(original, view), view).textContent));
  }
  return null;
}

function threadCard(thread, view) {
  return el("button", { type: "button", class: "thread-card", data: { key: `thread ${thread.id}` },
    on: { click: () => view.openChannel(thread.id) } },
  el("span", { class: "thread-name" }, thread.name), el("span", { class: "thread-open" }, `${view.say("open_thread")} ›`));
}

function drawNotice(message, view) {
  const name = view.world.nameOf(message.author);
  if (message.type === PINNED_NOTICE) return el("p", { class: "notice" }, view.say("pinned", { name }));
  const thread = message.thread ?? view.world.channels.get(message.message_reference?.channel_id) ?? view.world.channels.get(message.id);
  return el("div", { class: "notice" }, view.say("started_thread", { name }),
    thread ? threadCard(thread, view) : el("strong", {}, ` ${message.content}`));
}

function editMark(message, view) {
  const at = message.edited_timestamp;
  return at && el("span", { class: "edited", title: format(new Date(at), "F", view.locale) }, view.say("edited"));
}

function drawBody(message, view) {
  if (message.flags & LOADING) {
    return [el("p", { class: "thinking" }, view.say("thinking", { name: view.world.nameOf(message.author) }), el("span", { class: "dots" }))];
  }
  if (message.type === PINNED_NOTICE || message.type === THREAD_NOTICE) return [drawNotice(message, view)];
  const shownInEmbeds = new Set((message.embeds ?? []).flatMap((one) => [one.image?.url, one.thumbnail?.url]));
  const layout = message.flags & (1 << 15);
  const files = layout ? [] : (message.attachments ?? []).filter(
    (file) => !shownInEmbeds.has(file.url) && !shownInEmbeds.has(`attachment://${file.filename}`),
  );
  const thread = message.thread ?? (view.world.channels.get(message.id)?.parent_id ? view.world.channels.get(message.id) : null);
  return [
    message.content && el("div", { class: "prose" }, prose(message.content, view)),
    message.content && editMark(message, view),
    files.length > 0 && el("div", { class: "attachments" }, files.map((file) => attachment(file, view))),
    (message.embeds ?? []).map((one) => embed(one, message, view)),
    message.components?.length > 0
      && el("div", { class: "components" }, message.components.map((one) => drawComponent(one, message, view))),
    thread && threadCard(thread, view),
  ];
}

function stamp(message, view) {
  const date = new Date(message.timestamp);
  return timeElement(date, sameDay(date, new Date()) ? "t" : "f", view.locale);
}

/** `chained`: the message continues the one above it. Without words of its own, it says in its head that it was edited. */
export function drawMessage(message, view, { chained }) {
  const name = view.world.nameOf(message.author);
  const secret = Boolean(message.flags & EPHEMERAL);
  const mentionsMe = (message.mentions ?? []).some((user) => user.id === view.world.me.id);
  return el("li", {
    class: ["message", chained && "chained", secret && "ephemeral", mentionsMe && "for-me"].filter(Boolean).join(" "),
    data: { id: message.id, edited: message.edited_timestamp ?? "", answers: message.message_reference?.message_id ?? "" },
  },
  drawOrigin(message, view),
  chained ? null : avatar(message.author, view.world),
  el("div", { class: "message-main" },
    !chained && el("p", { class: "byline" }, el("strong", { class: "author" }, name),
      message.author.bot && el("span", { class: "app" }, view.say("app")), stamp(message, view),
      !message.content && editMark(message, view)),
    drawBody(message, view),
    chained && !message.content && editMark(message, view),
    secret && el("p", { class: "only-you" }, view.say("only_you"), " · ",
      drawnFrom(el("button", { type: "button", class: "plain", on: { click: () => view.dismiss(message) } }, view.say("dismiss")),
        "dismiss")),
  ));
}
