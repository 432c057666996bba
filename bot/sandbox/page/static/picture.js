// Attachments and every other picture: shown at the size of Discord's preview, enlarged on a click.

import { el } from "./dom.js";
import { drawnFrom } from "./patch.js";

// Discord's desktop client fits pictures of a message into this box; on telephones they have the whole width.
const PREVIEW = { width: 550, height: 350 };

/** The pixels of the preview of a picture of this size; a box of unknown shape where the size is unknown. */
function fit(width, height) {
  if (!width || !height) return null;
  const scale = Math.min(1, PREVIEW.width / width, PREVIEW.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A picture as a button that enlarges it. `media`: {url, width?, height?}, `alt` its description, or null. */
export function picture(media, { alt, spoiler = false, view, name = "" }) {
  const text = alt || name || view.say("picture");
  const size = fit(media.width, media.height);
  const image = el("img", { src: media.url, alt: text, decoding: "async", width: size?.width, height: size?.height });
  const button = el("button", {
    type: "button",
    class: spoiler ? "picture covered" : "picture",
    title: view.say("zoom"),
    "aria-haspopup": "dialog",
    data: { key: `picture ${name || media.url}` },
    style: size
      ? { "aspect-ratio": `${size.width} / ${size.height}`, width: `${size.width}px`, "--whole": `${media.width}px` }
      : {},
  }, image);
  button.addEventListener("click", () => {
    if (button.classList.contains("covered")) button.classList.remove("covered");
    else enlarge(media.url, alt, view);
  });
  return drawnFrom(button, { url: media.url, alt, spoiler });
}

/** The pictures of a message, for `showMeanwhile`. */
export function picturesOf(row) {
  return [...row.querySelectorAll(".picture > img:last-child")];
}

/** A message was drawn anew: where it had a picture, that one is seen until the new one has arrived. */
export function showMeanwhile(before, row) {
  picturesOf(row).forEach((image, at) => {
    const former = before[at];
    if (!former || former.isConnected || image.complete) return;
    former.className = "former";
    former.alt = "";
    image.before(former);
    for (const arrived of ["load", "error"]) image.addEventListener(arrived, () => former.remove(), { once: true });
  });
}

function isPicture(attachment) {
  return attachment.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(attachment.filename);
}

/** An attachment of a message: a picture, or a link to the file. */
export function attachment(file, view) {
  if (isPicture(file)) {
    const spoiler = file.filename.startsWith("SPOILER_");
    return picture(file, { alt: file.description, spoiler, view, name: file.filename });
  }
  return fileLink(file.url, file.filename, file.size);
}

export function fileLink(url, name, size) {
  const kilobytes = size ? ` (${Math.max(1, Math.round(size / 1024))} kB)` : "";
  return el("a", { class: "file", href: url, target: "_blank", rel: "noopener noreferrer", download: name }, `${name}${kilobytes}`);
}

/** Shows a picture over the whole page; a click or + switches between fitted and actual size. */
function enlarge(url, alt, view) {
  const image = el("img", { src: url, alt: alt || view.say("picture") });
  const size = el("button", { type: "button" }, view.say("actual_size"));
  const close = el("button", { type: "button", set: { autofocus: true } }, view.say("close"));
  const dialog = el("dialog", { class: "zoom", "aria-label": view.say("picture"), lang: view.locale },
    el("div", { class: "zoom-stage" }, image),
    alt && el("p", { class: "zoom-alt" }, alt),
    el("div", { class: "zoom-bar" }, size,
      el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, view.say("original")), close));
  const swap = () => {
    const actual = dialog.classList.toggle("actual");
    size.textContent = view.say(actual ? "fit" : "actual_size");
  };
  size.addEventListener("click", swap);
  image.addEventListener("click", swap);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => { if (event.target.matches("dialog, .zoom-stage")) dialog.close(); });
  dialog.addEventListener("keydown", (event) => { if (event.key === "+") swap(); });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The address of a media item; `attachment://name` is looked up among the message's own files. */
export function mediaOf(item, message) {
  const name = /^attachment:\/\/(.+)$/.exec(item?.url ?? "")?.[1];
  if (!name) return item;
  const file = (message.attachments ?? []).find((one) => one.filename === name);
  return file ? { ...file, ...item, url: file.url } : item;
}
