// A modal form inside the pane that asked for it; the rest of that pane waits.

import { el, focusables, freshId } from "./dom.js";
import { prose } from "./prose.js";
import { selectMenu } from "./select.js";

const ACTION_ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const RADIO = 21;
const CHECKS = 22;
const CHECK = 23;
const SELECTS = new Set([3, 5, 6, 7, 8]);
const PARAGRAPH = 2;

/** A text input: {node, read() -> string, problem() -> words | null}. */
function textField(component, id, { view, name }) {
  const node = component.style === PARAGRAPH ? el("textarea", { rows: "4" }) : el("input", { type: "text" });
  node.id = id;
  node.value = component.value ?? "";
  node.placeholder = component.placeholder ?? "";
  if (component.max_length) node.maxLength = component.max_length;
  const required = component.required ?? true;
  node.setAttribute("aria-required", String(required));
  return {
    node,
    read: () => node.value,
    problem: () => {
      if (required && !node.value.trim()) return view.say("error_dialog", { name });
      const limit = component.min_length ?? 0;
      return node.value && node.value.length < limit ? view.say("error_short", { name, limit }) : null;
    },
  };
}

function selectField(component, id, { view, name }) {
  const menu = selectMenu(component, { view, onChoose: () => {}, quiet: true, label: name });
  menu.button.id = id;
  const required = component.required ?? true;
  return {
    node: menu.frame,
    read: menu.values,
    problem: () => {
      const count = menu.values().length;
      if (!required && count === 0) return null;
      return count < (component.min_values ?? 1) ? view.say("error_dialog", { name }) : null;
    },
  };
}

/** Radio buttons (one) or check boxes (several) under one label. */
function tickField(component, id, { view, name }) {
  const kind = component.type === RADIO ? "radio" : "checkbox";
  const group = freshId("group");
  const inputs = component.options.map((option, at) => el("input", { type: kind, name: group, value: option.value,
    id: at ? null : id, checked: option.default }));
  const node = el("div", { class: "ticks", role: kind === "radio" ? "radiogroup" : "group", "aria-label": name },
    component.options.map((option, at) => el("label", {}, inputs[at],
      el("span", { class: "option-words" }, el("span", {}, option.label),
        option.description && el("span", { class: "option-detail" }, option.description)))));
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = component.required === false ? 0 : component.min_values ?? 1;
  return {
    node,
    read: () => (kind === "radio" ? values()[0] ?? null : values()),
    problem: () => (values().length < least ? view.say("error_dialog", { name }) : null),
  };
}

function checkField(component, id) {
  const node = el("input", { type: "checkbox", id, checked: component.default });
  return { node, read: () => node.checked, problem: () => null };
}

function makeField(component, id, context) {
  if (component.type === TEXT_INPUT) return textField(component, id, context);
  if (SELECTS.has(component.type)) return selectField(component, id, context);
  if (component.type === RADIO || component.type === CHECKS) return tickField(component, id, context);
  if (component.type === CHECK) return checkField(component, id);
  return null;
}

/** One labelled field as {custom_id, row, field}, or a plain row. */
function drawRow(component, view) {
  if (component.type === TEXT) return { row: el("div", { class: "prose" }, prose(component.content, view)) };
  const inner = component.type === LABEL ? component.component : component.type === ACTION_ROW ? component.components[0] : component;
  const name = (component.type === LABEL ? component.label : inner.label) ?? inner.placeholder ?? "";
  const id = freshId("field");
  const field = makeField(inner, id, { view, name });
  if (!field) return { row: el("p", { class: "subtext" }, name, " ", view.say("unsupported")) };
  const optional = inner.required === false && el("span", { class: "subtext" }, ` (${view.say("optional")})`);
  const error = el("p", { class: "failure", role: "alert", hidden: true });
  const row = el("div", { class: "field" }, el("label", { for: id }, name, optional),
    component.description && el("p", { class: "subtext" }, component.description), field.node, error);
  return { custom_id: inner.custom_id, row, field, error };
}

/**
 * Draws a modal. `data` {title, components}; `onSubmit(fields, {close, fail})` with fields {custom_id: value | [values]}; `onClose()`.
 * Returns the element to put over the pane; call its `begin()` once it is in the document.
 */
export function modalForm(data, { view, onSubmit, onClose }) {
  const titleId = freshId("title");
  const rows = data.components.map((component) => drawRow(component, view));
  const failure = el("p", { class: "failure", role: "alert", hidden: true });
  const cancel = el("button", { type: "button", class: "button style-2" }, view.say("cancel"));
  const submit = el("button", { type: "submit", class: "button style-1" }, view.say("submit"));
  const form = el("form", { class: "modal", role: "dialog", "aria-modal": "true", "aria-labelledby": titleId, novalidate: true },
    el("h2", { id: titleId }, data.title), el("div", { class: "modal-rows" }, rows.map(({ row }) => row)), failure,
    el("div", { class: "modal-foot" }, cancel, submit));
  const cover = el("div", { class: "modal-cover" }, form);

  const close = () => {
    cover.remove();
    onClose();
  };
  const fail = (words) => {
    submit.disabled = false;
    failure.textContent = words;
    failure.hidden = false;
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    let wrong = null;
    for (const { field, error, row } of rows.filter((one) => one.field)) {
      const problem = field.problem();
      error.textContent = problem ?? "";
      error.hidden = !problem;
      if (problem && !wrong) wrong = row;
    }
    if (wrong) {
      focusables(wrong)[0]?.focus();
      return;
    }
    submit.disabled = true;
    failure.hidden = true;
    const fields = rows.filter((one) => one.field).map((one) => [one.custom_id, one.field.read()]);
    onSubmit(Object.fromEntries(fields), { close, fail });
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") {
      const stops = focusables(form);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0]).focus();
    }
  });
  cancel.addEventListener("click", close);
  cover.begin = () => (focusables(form.querySelector(".modal-rows"))[0] ?? submit).focus();
  return cover;
}
