// Rich embeds. https://discord.com/developers/docs/resources/message#embed-object

import { el } from "./dom.js";
import { timeElement } from "./moment.js";
import { mediaOf, picture } from "./picture.js";
import { phrase, prose } from "./prose.js";

/** A colour as Discord sends it (0xRRGGBB) for a style sheet. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

function titled(text, url, view) {
  return url ? el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, phrase(text, view)) : phrase(text, view);
}

export function embed(data, message, view) {
  const image = data.image && mediaOf(data.image, message);
  const small = data.thumbnail && mediaOf(data.thumbnail, message);
  const stamp = data.timestamp && timeElement(new Date(data.timestamp), "f", view.locale);
  const alt = (item) => item.description ?? (message.attachments ?? []).find((file) => file.url === item.url)?.description;
  return el("div", { class: "embed", style: data.color || data.color === 0 ? { "--edge": colour(data.color) } : {} },
    el("div", { class: "embed-words" },
      data.author && el("p", { class: "embed-author" }, titled(data.author.name, data.author.url, view)),
      data.title && el("p", { class: "embed-title" }, titled(data.title, data.url, view)),
      data.description && el("div", { class: "prose" }, prose(data.description, view)),
      data.fields?.length > 0 && el("dl", { class: "embed-fields" }, data.fields.map((field) => (
        el("div", { class: field.inline ? "inline" : "" }, el("dt", {}, phrase(field.name, view)),
          el("dd", { class: "prose" }, prose(field.value, view)))
      ))),
    ),
    small && el("div", { class: "embed-small" }, picture(small, { alt: alt(small), view })),
    image && el("div", { class: "embed-image" }, picture(image, { alt: alt(image), view })),
    (data.footer || stamp) && el("p", { class: "embed-footer" },
      data.footer?.text, data.footer && stamp && " • ", stamp),
  );
}
