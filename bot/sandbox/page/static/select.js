// Select menus: a button that opens a list box. One chosen option is sent at once, several with Done, as in Discord.

import { el, freshId, placeBeside } from "./dom.js";
import { glyph } from "./emoji.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;

const menus = new WeakMap(); // the button of a menu -> {state(), resume(state)}

/** The menus of a message of which the list is open, for `carryOver`. */
export function openMenus(row) {
  return [...row.querySelectorAll(".select[aria-expanded=true]")];
}

/** A message was drawn anew: a list that was open in its old drawing opens in the new one, with what was chosen so far. */
export function carryOver(before, row) {
  for (const button of before.filter((one) => !one.isConnected)) {
    const next = [...row.querySelectorAll(".select")].find((one) => one.dataset.key === button.dataset.key);
    const state = menus.get(button).state();
    if (next) menus.get(next).resume(state);
  }
}

/** Options of any kind of select as [{value, label, description, emoji, default}]. */
export function optionsOf(component, view) {
  const preset = new Set((component.default_values ?? []).map((one) => one.id));
  if (component.type === STRING) return component.options ?? [];
  const entries = [];
  if (component.type === USER || component.type === MENTIONABLE) {
    entries.push(...[...view.world.users.values()].map((user) => [user.id, `@${view.world.nameOf(user)}`]));
  }
  if (component.type === ROLE || component.type === MENTIONABLE) {
    entries.push(...[...view.world.roles.values()].map((role) => [role.id, `@${role.name}`]));
  }
  if (component.type === CHANNEL) {
    const wanted = component.channel_types;
    const all = [...view.world.channels.values()].filter((one) => one.guild_id && (!wanted?.length || wanted.includes(one.type)));
    entries.push(...all.map((one) => [one.id, `#${one.name}`]));
  }
  return entries.map(([value, label]) => ({ value, label, default: preset.has(value) }));
}

/**
 * A select menu. `onChoose(values)` is told the chosen values when the choice is complete; inside a modal pass
 * `quiet` so that every change is told.
 */
export function selectMenu(component, { view, onChoose, quiet = false, label = null }) {
  const options = optionsOf(component, view);
  const min = component.min_values ?? 1;
  const max = component.max_values ?? 1;
  const offer = JSON.stringify([min, max, options.map((one) => [one.value, one.label, one.description])]);
  const several = max > 1;
  const before = options.filter((one) => one.default).map((one) => one.value);
  let chosen = [...before];
  let active = 0;
  const listId = freshId("list");

  const face = el("span", { class: "select-face" });
  const button = el("button", {
    type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-controls": listId, "aria-label": label, disabled: component.disabled,
    data: { key: component.custom_id },
  }, face, el("span", { class: "chevron", "aria-hidden": "true" }, "⌄"));
  const count = el("span", { class: "select-count", role: "status" });
  const done = el("button", { type: "button", class: "button style-1", tabindex: "-1" }, view.say("done"));
  const rows = options.map((option) => el("div", { role: "option", id: freshId("option"), class: "option" },
    several && el("span", { class: "tick", "aria-hidden": "true" }),
    glyph(option.emoji),
    el("span", { class: "option-words" }, el("span", { class: "option-label" }, option.label),
      option.description && el("span", { class: "option-detail" }, option.description))));
  const list = el("div", { role: "listbox", id: listId, class: "options",
    "aria-label": label ?? component.placeholder ?? view.say("choose"), "aria-multiselectable": several ? "true" : null }, rows);
  const popup = el("div", { class: "popup", popover: "manual", lang: view.locale },
    list, several && el("div", { class: "popup-foot" }, count, done));
  const frame = el("div", { class: "select-frame" }, button, popup);

  const isOpen = () => popup.matches(":popover-open");

  function drawFace() {
    const labels = options.filter((one) => chosen.includes(one.value));
    face.replaceChildren(...(labels.length
      ? labels.flatMap((one, at) => [at ? ", " : "", glyph(one.emoji), one.label].filter((part) => part !== null))
      : [el("span", { class: "placeholder" }, component.placeholder || view.say("choose"))]));
  }

  function drawRows() {
    rows.forEach((row, at) => {
      row.setAttribute("aria-selected", String(chosen.includes(options[at].value)));
      row.classList.toggle("active", at === active);
    });
    const range = min === max ? String(min) : `${min}–${max}`;
    count.textContent = view.say(min === 0 ? "chosen_of" : "chosen", { count: chosen.length, range, max });
    const complete = chosen.length >= min && chosen.length <= max;
    done.disabled = !complete;
    if (rows[active]) {
      button.setAttribute("aria-activedescendant", rows[active].id);
      rows[active].scrollIntoView({ block: "nearest" });
    }
  }

  function open() {
    if (isOpen() || button.disabled || button.getAttribute("aria-busy") === "true") return;
    active = Math.max(0, options.findIndex((one) => chosen.includes(one.value)));
    popup.showPopover();
    placeBeside(popup, button);
    button.setAttribute("aria-expanded", "true");
    drawRows();
    document.addEventListener("pointerdown", clickedElsewhere, true);
    document.addEventListener("scroll", stayBeside, true);
    window.addEventListener("resize", cancel);
  }

  function stopListening() {
    document.removeEventListener("pointerdown", clickedElsewhere, true);
    document.removeEventListener("scroll", stayBeside, true);
    window.removeEventListener("resize", cancel);
  }

  function stayBeside(event) {
    if (frame.isConnected && !popup.contains(event.target)) placeBeside(popup, button);
  }

  /** What `resume` of the same menu, drawn anew, goes on from; this one is done. */
  function state() {
    stopListening();
    return { offer, chosen, active, scrolled: list.scrollTop };
  }

  function resume(before) {
    if (before.offer !== offer) return;
    open();
    if (!isOpen()) return;
    ({ chosen, active } = before);
    drawFace();
    drawRows();
    list.scrollTop = before.scrolled;
  }

  function shut() {
    if (!isOpen()) return;
    popup.hidePopover();
    button.setAttribute("aria-expanded", "false");
    button.removeAttribute("aria-activedescendant");
    stopListening();
  }

  function cancel() {
    chosen = [...before];
    shut();
    drawFace();
  }

  /** Closes the list and tells the choice, if it is complete and new. */
  function finish() {
    const complete = chosen.length >= min && chosen.length <= max;
    const changed = chosen.length !== before.length || chosen.some((value) => !before.includes(value));
    if (!complete) return cancel();
    shut();
    drawFace();
    if (!changed) return undefined;
    onChoose(options.map((one) => one.value).filter((value) => chosen.includes(value)));
    if (quiet) before.splice(0, before.length, ...chosen);
    return undefined;
  }

  function clickedElsewhere(event) {
    if (!frame.isConnected) stopListening(); // the message went away under an open list
    else if (!frame.contains(event.target)) finish();
  }

  function toggle(at) {
    const value = options[at]?.value;
    if (value === undefined) return;
    active = at;
    if (!several) {
      chosen = chosen.includes(value) && min === 0 ? [] : [value];
      finish();
      return;
    }
    if (chosen.includes(value)) chosen = chosen.filter((one) => one !== value);
    else if (chosen.length < max) chosen = [...chosen, value];
    drawFace();
    drawRows();
  }

  const moves = {
    ArrowDown: () => { active = Math.min(active + 1, rows.length - 1); },
    ArrowUp: () => { active = Math.max(active - 1, 0); },
    Home: () => { active = 0; },
    End: () => { active = rows.length - 1; },
  };
  let typed = "";
  let typedAt = 0;

  /** Jumps to the next option that starts with what was typed within the last second. */
  function typeAhead(key) {
    typed = Date.now() - typedAt < 1000 ? typed + key.toLowerCase() : key.toLowerCase();
    typedAt = Date.now();
    const at = options.findIndex((one) => one.label.toLowerCase().startsWith(typed));
    if (at >= 0) active = at;
    drawRows();
  }

  button.addEventListener("keydown", (event) => {
    const { key } = event;
    if (!isOpen()) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      event.preventDefault();
      open();
    } else if (moves[key]) {
      event.preventDefault();
      moves[key]();
      drawRows();
    } else if (key === "Enter" || key === " ") {
      event.preventDefault();
      toggle(active);
    } else if (key === "Tab") {
      finish();
    } else if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typeAhead(key);
    }
  });
  button.addEventListener("click", () => (isOpen() ? finish() : open()));
  rows.forEach((row, at) => row.addEventListener("click", () => toggle(at)));
  popup.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays on the button
  done.addEventListener("click", finish);
  drawFace();
  menus.set(button, { state, resume });
  return { frame, button, values: () => [...chosen] };
}
