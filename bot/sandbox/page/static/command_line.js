// A slash command being filled in: one chip per option, suggestions for the chip that has the focus.

import { KIND, dataFor, filterPicks, localised, mentioning, picksFor, readText } from "./commands.js";
import { el, freshId } from "./dom.js";

const AUTOCOMPLETE_PAUSE_MS = 120;
const NUMERIC = new Set([KIND.INTEGER, KIND.NUMBER]);

export class CommandLine {
  /**
   * `entry` from commands.js. `ask(data, choices)` asks the bot for autocomplete choices; `onSend(data)`, `onCancel()` and
   * `onError(words | null)` tell the composer.
   */
  constructor(entry, { view, suggestions, ask, onSend, onCancel, onError }) {
    Object.assign(this, { entry, view, suggestions, ask, onSend, onCancel, onError });
    this.fields = [];
    this.tail = el("input", { class: "tail", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
      autocomplete: "off", spellcheck: "false" });
    this.tail.addEventListener("focus", () => this.suggestOptions());
    this.tail.addEventListener("input", () => this.suggestOptions());
    this.tail.addEventListener("keydown", (event) => this.tailKey(event));
    const cancel = el("button", { type: "button", class: "command-name", title: view.say("cancel_command", { name: entry.name }),
      on: { click: () => onCancel() } }, `/${entry.name}`);
    this.root = el("div", { class: "command-line", role: "group", "aria-label": `/${entry.name}` }, cancel, this.tail);
    this.root.addEventListener("click", (event) => { if (event.target === this.root) this.tail.focus(); });
    for (const option of entry.options) if (option.required) this.add(option);
    this.drawTail();
  }

  /** Fills options in: [{name, text, value?}] by the option's plain name. */
  fill(values) {
    for (const { name, text, value } of values) {
      const option = this.entry.options.find((one) => one.name === name);
      if (!option) continue;
      const field = this.fields.find((one) => one.option === option) ?? this.add(option);
      this.set(field, text, value);
    }
  }

  /** What is filled in, for `fill` later. */
  filled() {
    return this.fields.map(({ option, input, value }) => ({ name: option.name, text: input.value, value }));
  }

  focus() {
    const empty = this.fields.find((field) => field.option.required && field.input.value === "");
    (empty?.input ?? this.tail).focus();
  }

  add(option) {
    const { view } = this;
    const name = localised(option, "name", view.locale);
    const hintId = freshId("hint");
    const input = el("input", { id: freshId("option"), role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
      "aria-describedby": hintId, autocomplete: "off", spellcheck: "false", inputmode: NUMERIC.has(option.type) ? "decimal" : null });
    const field = { option, input, name, value: undefined };
    const remove = !option.required && el("button", { type: "button", class: "chip-remove", tabindex: "-1",
      "aria-label": view.say("remove", { name }), on: { click: () => this.drop(field) } }, "×");
    field.chip = el("span", { class: "chip", data: { option: option.name } },
      el("label", { for: input.id }, name), input, remove,
      el("span", { id: hintId, hidden: true }, localised(option, "description", view.locale)));
    input.addEventListener("focus", () => this.suggest(field));
    input.addEventListener("input", () => {
      field.value = undefined;
      field.chip.classList.remove("wrong", "picked");
      this.onError(null);
      this.fit(field);
      this.suggest(field);
    });
    input.addEventListener("keydown", (event) => this.fieldKey(event, field));
    this.fit(field);
    this.fields.push(field);
    this.root.insertBefore(field.chip, this.tail);
    this.drawTail();
    return field;
  }

  drop(field) {
    this.fields = this.fields.filter((one) => one !== field);
    field.chip.remove();
    this.drawTail();
    this.tail.focus();
  }

  set(field, text, value) {
    field.input.value = text;
    field.value = value;
    field.chip.classList.toggle("picked", value !== undefined);
    field.chip.classList.remove("wrong");
    this.fit(field);
  }

  fit(field) {
    field.input.size = Math.min(Math.max(field.input.value.length, 3), 40);
  }

  remaining() {
    return this.entry.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  drawTail() {
    const count = this.remaining().length;
    const { say } = this.view;
    this.tail.placeholder = count ? say("more_options", { count }) : say("ready_to_send");
    this.tail.setAttribute("aria-label", this.tail.placeholder);
    this.tail.readOnly = count === 0;
  }

  next(field) {
    const at = this.fields.indexOf(field);
    const empty = this.fields.slice(at + 1).find((one) => one.input.value === "")
      ?? this.fields.find((one) => one.option.required && one.input.value === "");
    (empty?.input ?? this.tail).focus();
  }

  suggestOptions() {
    const { view } = this;
    const typed = this.tail.value.toLowerCase();
    const items = this.remaining()
      .map((option) => ({ option, label: localised(option, "name", view.locale), detail: localised(option, "description", view.locale), mark: "+" }))
      .filter((item) => item.label.toLowerCase().startsWith(typed));
    if (!items.length) {
      this.suggestions.hide();
      return;
    }
    this.suggestions.show(this.tail, {
      items, head: view.say("more_options", { count: items.length }), label: view.say("commands"), first: typed ? 0 : -1,
      onPick: ({ option }) => {
        this.tail.value = "";
        this.add(option).input.focus();
      },
    });
  }

  /** Shows what may be said for an option. */
  suggest(field) {
    clearTimeout(this.pause);
    const { view } = this;
    if (field.option.autocomplete) {
      this.present(field, field.choices ?? [], view.say("loading"));
      this.pause = setTimeout(() => this.askBot(field), AUTOCOMPLETE_PAUSE_MS);
      return;
    }
    const picks = picksFor(field.option, view);
    if (picks === null) this.present(field, [], null);
    else this.present(field, field.value === undefined ? filterPicks(picks, field.input.value) : picks, view.say("no_choices"));
  }

  askBot(field) {
    const focused = field.input.value;
    const values = this.fields
      .map((one) => {
        if (one === field) return { name: one.option.name, type: one.option.type, value: focused, focused: true };
        const read = this.read(one);
        return read.error ? null : { name: one.option.name, type: one.option.type, value: read.value };
      })
      .filter((one) => one !== null);
    this.ask(dataFor(this.entry, values), (choices) => {
      if (document.activeElement !== field.input || field.input.value !== focused) return;
      field.choices = choices.map((choice) => ({ label: localised(choice, "name", this.view.locale), value: choice.value }));
      this.present(field, field.choices, this.view.say("no_choices"));
    });
  }

  present(field, picks, ifNone) {
    const { view, suggestions } = this;
    const { option, name } = field;
    const head = [
      el("strong", {}, name), ` ${localised(option, "description", view.locale)} `,
      el("em", {}, view.say(option.required ? "required" : "optional")),
      ...(picks.length || ifNone === null ? [] : [el("span", { class: "suggest-none" }, ` ${ifNone}`)]),
    ];
    const at = field.value === undefined ? 0 : -1;
    suggestions.show(field.input, {
      items: picks, head, label: view.say("options_for", { name }), first: at,
      onPick: (pick) => {
        this.set(field, pick.label, pick.value);
        suggestions.hide();
        this.next(field);
      },
    });
  }

  fieldKey(event, field) {
    if (this.suggestions.key(event)) return;
    const { input } = field;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      const missing = this.fields.find((one) => one !== field && one.option.required && one.input.value === "");
      if (input.value !== "" && missing) missing.input.focus();
      else this.send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.onCancel();
    } else if (event.key === "Backspace" && input.value === "") {
      event.preventDefault();
      const before = this.fields[this.fields.indexOf(field) - 1];
      if (!field.option.required) this.drop(field);
      if (before) before.input.focus();
      else if (field.option.required) this.onCancel();
    } else this.walk(event, input);
  }

  tailKey(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.onCancel();
    } else if (event.key === "Backspace" && this.tail.value === "") {
      event.preventDefault();
      const last = this.fields.at(-1);
      if (last) last.input.focus();
      else this.onCancel();
    } else this.walk(event, this.tail);
  }

  /** Left at the beginning and right at the end of an input go to the neighbour. */
  walk(event, input) {
    const inputs = [...this.fields.map((field) => field.input), this.tail];
    const atStart = input.selectionEnd === 0;
    const atEnd = input.selectionStart === input.value.length;
    const step = (event.key === "ArrowLeft" && atStart && -1) || (event.key === "ArrowRight" && atEnd && 1);
    const target = step && inputs[inputs.indexOf(input) + step];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  /** The value of a field: {value} or {error, limit}. */
  read(field) {
    const text = field.input.value;
    if (field.value !== undefined) return { value: field.value };
    if (text === "") return { error: "error_required" };
    const picks = picksFor(field.option, this.view) ?? field.choices ?? null;
    const same = (label) => label.toLowerCase().replace(/^[@#]/, "") === text.trim().toLowerCase().replace(/^[@#]/, "");
    const exact = picks?.find((pick) => same(pick.label));
    if (exact) return { value: exact.value };
    if (picks === null || field.option.autocomplete) return readText(field.option, mentioning(text, this.view.world));
    const fitting = filterPicks(picks, text);
    return fitting.length === 1 ? { value: fitting[0].value } : { error: "error_choice" };
  }

  /** Words behind the options that are no option's name are meant for the first one left. */
  takeTail() {
    const words = this.tail.value.trim();
    const [option] = this.remaining();
    this.tail.value = "";
    if (words && option) this.set(this.add(option), words);
  }

  send() {
    this.takeTail();
    const values = [];
    for (const field of this.fields) {
      if (!field.option.required && field.input.value === "") continue;
      const { value, error, limit } = this.read(field);
      if (error) {
        field.chip.classList.add("wrong");
        field.input.focus();
        this.onError(this.view.say(error, { name: field.name, limit }));
        return;
      }
      values.push({ name: field.option.name, type: field.option.type, value });
    }
    this.onSend(dataFor(this.entry, values));
  }
}
