// Emoji of buttons, options and text. They come from the fonts of the machine: the page brings none.

import { el } from "./dom.js";

const EMOJI = /(\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)* ?/gu;
const SIDE = 24;
const NOT_A_CHARACTER = "\u{10ffff}";
const known = new Map();
let context = null;

function pixels(text) {
  context ??= Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE }).getContext("2d", { willReadFrequently: true });
  context.clearRect(0, 0, SIDE, SIDE);
  context.font = `16px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(text, 2, SIDE - 6);
  return context.getImageData(0, 0, SIDE, SIDE).data.join();
}

/** Whether a font of this machine has the emoji: where none has, the browser would draw an empty box. */
function drawable(name) {
  if (!known.has(name)) {
    const [sign] = name; // without what only varies it
    known.set(name, pixels(sign) !== pixels(NOT_A_CHARACTER));
  }
  return known.get(name);
}

/** Text without the emoji that would be boxes, unless it has no other words. */
export function legible(text) {
  const words = text.replace(EMOJI, (found, sign) => (drawable(sign) ? found : ""));
  return words.trim() ? words : text;
}

/** An emoji as Discord sends it, in text: `name` is the sign itself, or with an `id` the name of one of the server's own. */
export function inText(emoji) {
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}

/** An emoji beside a label, which says all without it; null where it cannot be drawn. */
export function glyph(emoji) {
  if (!emoji || (!emoji.id && !drawable(emoji.name))) return null;
  return el("span", { class: "emoji", "aria-hidden": "true" }, inText(emoji));
}
