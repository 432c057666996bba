// The list above the composer: commands, choices, people. The focus stays in the input; arrows move a highlight.

import { el, freshId } from "./dom.js";

export class Suggestions {
  constructor() {
    this.id = freshId("suggestions");
    this.head = el("p", { class: "suggest-head" });
    this.list = el("div", { class: "suggest-list", role: "listbox", id: this.id });
    this.root = el("div", { class: "suggestions", hidden: true }, this.head, this.list);
    this.root.addEventListener("pointerdown", (event) => event.preventDefault()); // the input keeps the focus
    this.items = [];
    this.highlight = -1;
  }

  /**
   * Shows `items` [{label, detail, mark}] for `input`. `head`: nodes above the list; `first`: the highlighted index, or -1;
   * `onPick(item)`.
   */
  show(input, { items, head, label, first = 0, onPick }) {
    Object.assign(this, { items, onPick, input });
    this.highlight = items.length ? first : -1;
    this.head.replaceChildren(...[head].flat());
    this.head.hidden = [head].flat().length === 0;
    this.list.setAttribute("aria-label", label);
    this.rows = items.map((item) => el("div", { role: "option", id: freshId("suggestion"), class: "suggestion",
      on: { click: () => this.pick(item), pointermove: () => this.point(this.items.indexOf(item)) } },
    item.mark && el("span", { class: "suggest-mark", "aria-hidden": "true" }, item.mark),
    el("span", { class: "suggest-label" }, item.label), item.detail && el("span", { class: "suggest-detail" }, item.detail)));
    this.list.replaceChildren(...this.rows);
    this.list.hidden = items.length === 0;
    this.root.hidden = false;
    input.setAttribute("aria-controls", this.id);
    input.setAttribute("aria-expanded", String(items.length > 0));
    this.list.scrollTop = 0;
    this.drawHighlight();
  }

  hide() {
    this.root.hidden = true;
    this.items = [];
    this.highlight = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  drawHighlight() {
    this.rows.forEach((row, at) => row.setAttribute("aria-selected", String(at === this.highlight)));
    const row = this.rows[this.highlight];
    if (row) {
      this.input.setAttribute("aria-activedescendant", row.id);
      row.scrollIntoView({ block: "nearest" });
    } else this.input.removeAttribute("aria-activedescendant");
  }

  point(at) {
    if (at === this.highlight) return;
    this.highlight = at;
    this.drawHighlight();
  }

  pick(item) {
    this.onPick(item);
  }

  /** Handles a key; true when it was meant for the list. */
  key(event) {
    if (this.root.hidden || event.isComposing) return false;
    const step = this.items.length > 0 && { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const count = this.items.length;
      this.point(this.highlight < 0 && step < 0 ? count - 1 : (this.highlight + step + count) % count);
    } else if (event.key === "Escape") {
      this.hide();
    } else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.highlight >= 0) {
      this.pick(this.items[this.highlight]);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
