// Who a pane belongs to, how that person is set, and how new people come in.

import { el, freshId, placeBeside } from "./dom.js";
import { LOCALES } from "./words.js";

const NEW = "new";

function languageSelect(chosen, id) {
  const select = el("select", { id }, LOCALES.map(([code, name]) => el("option", { value: code }, name)));
  select.value = LOCALES.some(([code]) => code === chosen) ? chosen : "en-US";
  return select;
}

/** The list of people in a pane's head. `onSwitch(user id)`, `onNew()`. */
export function whoSelect(view, { onSwitch, onNew }) {
  const { world, say } = view;
  const select = el("select", { class: "who", "aria-label": say("switch_user") },
    world.people().map((user) => el("option", { value: user.id }, world.nameOf(user))),
    el("option", { value: NEW }, say("new_user")));
  select.value = world.me.id;
  select.addEventListener("change", () => {
    const { value } = select;
    select.value = world.me.id;
    if (value === NEW) onNew();
    else onSwitch(value);
  });
  return select;
}

/** The button and popup with a person's settings: language, closed direct messages. */
export function settingsMenu(view) {
  const { world, say } = view;
  const languageId = freshId("language");
  const language = languageSelect(view.locale, languageId);
  language.addEventListener("change", () => view.request("locale", { locale: language.value }));
  const open = el("input", { type: "checkbox", set: { checked: world.me.dms_open !== false } });
  open.addEventListener("change", () => view.request("dms", { open: open.checked }));
  const popup = el("div", { class: "popup settings", popover: "auto", role: "dialog",
    "aria-label": say("options_of", { name: world.nameOf(world.me) }) },
  el("label", { for: languageId }, say("language")), language,
  el("label", { class: "check" }, open, say("accepts_dms")));
  const button = el("button", { type: "button", class: "icon", "aria-haspopup": "dialog",
    "aria-label": say("options_of", { name: world.nameOf(world.me) }) }, "⋯");
  button.popoverTargetElement = popup;
  popup.addEventListener("toggle", (event) => {
    if (event.newState !== "open") return;
    placeBeside(popup, button);
    language.focus();
  });
  return [button, popup];
}

/** Asks for a name and a language; `onCreate({name, locale})`. */
export function askNewPerson(say, onCreate) {
  const ids = [freshId("name"), freshId("language")];
  const name = el("input", { id: ids[0], type: "text", required: true, maxlength: "32", autocomplete: "off" });
  const language = languageSelect(navigator.language, ids[1]);
  const cancel = el("button", { type: "button", class: "button style-2" }, say("cancel"));
  const dialog = el("dialog", { class: "modal", "aria-label": say("new_user_title") }, el("form", { method: "dialog" },
    el("h2", {}, say("new_user_title")),
    el("div", { class: "field" }, el("label", { for: ids[0] }, say("new_user_name")), name),
    el("div", { class: "field" }, el("label", { for: ids[1] }, say("language")), language),
    el("div", { class: "modal-foot" }, cancel, el("button", { type: "submit", class: "button style-1" }, say("create")))));
  cancel.addEventListener("click", () => dialog.close());
  dialog.querySelector("form").addEventListener("submit", () => onCreate({ name: name.value.trim(), locale: language.value }));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
