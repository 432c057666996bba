// Message components: buttons, selects and the layout of Components V2.
// https://discord.com/developers/docs/components/reference

import { el } from "./dom.js";
import { colour } from "./embed.js";
import { glyph, inText } from "./emoji.js";
import { drawnFrom } from "./patch.js";
import { fileLink, mediaOf, picture } from "./picture.js";
import { prose } from "./prose.js";
import { selectMenu } from "./select.js";

const LINK = 5;

/** Draws one component of a message. `view.act(control, message, component, values?)` sends what the user did. */
export function drawComponent(component, message, view) {
  const draw = DRAWERS[component.type];
  return draw ? draw(component, message, view) : el("p", { class: "subtext" }, view.say("unsupported"));
}

const drawAll = (list, message, view) => (list ?? []).map((one) => drawComponent(one, message, view));

const DRAWERS = {
  1: (row, message, view) => el("div", { class: "action-row" }, drawAll(row.components, message, view)),
  2: drawButton,
  3: drawSelect,
  5: drawSelect,
  6: drawSelect,
  7: drawSelect,
  8: drawSelect,
  9: (section, message, view) => el("div", { class: "section" },
    el("div", { class: "section-words" }, drawAll(section.components, message, view)),
    section.accessory && el("div", { class: "accessory" }, drawComponent(section.accessory, message, view))),
  10: (text, message, view) => el("div", { class: "prose" }, prose(text.content, view)),
  11: (thumbnail, message, view) => el("div", { class: "thumbnail" }, drawMedia(thumbnail, message, view)),
  12: (gallery, message, view) => el("div", { class: `gallery of-${Math.min(gallery.items.length, 4)}` },
    gallery.items.map((item) => drawMedia(item, message, view))),
  13: (file, message, view) => {
    const media = mediaOf(file.file, message);
    return fileLink(media.url, file.name ?? media.filename ?? "file", file.size ?? media.size);
  },
  14: (line) => el("hr", { class: `${line.divider === false ? "bare" : ""} ${line.spacing === 2 ? "wide" : ""}` }),
  17: (container, message, view) => el("div", {
    class: container.spoiler ? "container covered" : "container",
    style: container.accent_color === null || container.accent_color === undefined ? {} : { "--edge": colour(container.accent_color) },
    on: container.spoiler ? { click: (event) => event.currentTarget.classList.remove("covered") } : {},
  }, drawAll(container.components, message, view)),
};

function drawMedia(item, message, view) {
  const media = mediaOf(item.media, message);
  const alt = item.description ?? media.description;
  return picture(media, { alt, spoiler: item.spoiler, view, name: media.filename });
}

function buttonFace({ label, emoji }) {
  return label ? [glyph(emoji), label] : [inText(emoji)];
}

function drawButton(component, message, view) {
  if (component.style === LINK) {
    return el("a", { class: "button style-5", href: /^https?:/.test(component.url) ? component.url : null, target: "_blank",
      rel: "noopener noreferrer" }, buttonFace(component), el("span", { "aria-hidden": "true" }, " ↗"));
  }
  const button = el("button", { type: "button", class: `button style-${component.style}`, disabled: component.disabled,
    data: { key: component.custom_id } }, buttonFace(component));
  button.addEventListener("click", () => view.act(button, message, component));
  return drawnFrom(button, component);
}

function drawSelect(component, message, view) {
  const menu = selectMenu(component, {
    view,
    onChoose: (values) => {
      drawnFrom(menu.frame, { component, values }); // it shows another choice now than the bot's
      view.act(menu.button, message, component, values);
    },
  });
  return drawnFrom(menu.frame, component);
}
