// Notices above the messages, which cover none of them: something arrived elsewhere, and a button that goes there.

import { el } from "./dom.js";

const SHOWN_MS = 12_000;

export class Toasts {
  constructor(view) {
    this.view = view;
    this.root = el("div", { class: "toasts", role: "status" });
    this.shown = new Map();
  }

  /** Shows `words` about a channel; a newer notice about the same channel replaces it. */
  offer(channel, words) {
    this.forget(channel);
    const { view } = this;
    const toast = el("div", { class: "toast" },
      el("span", { class: "toast-words" }, words),
      el("button", { type: "button", class: "button style-1 small", on: { click: () => view.openChannel(channel) } }, view.say("toast_open")),
      el("button", { type: "button", class: "icon", "aria-label": view.say("close"), on: { click: () => this.forget(channel) } }, "×"));
    this.root.append(toast);
    this.shown.set(channel, { toast, timer: setTimeout(() => this.forget(channel), SHOWN_MS) });
  }

  forget(channel) {
    const entry = this.shown.get(channel);
    if (!entry) return;
    clearTimeout(entry.timer);
    entry.toast.remove();
    this.shown.delete(channel);
  }
}
