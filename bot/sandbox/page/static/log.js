// The message list of one pane: keeps to the newest message, but lets nothing push away a question that only this user
// sees; keeps the keyboard where it was when a message changes, and an open list open.

import { el, focusables } from "./dom.js";
import { continues, drawMessage } from "./message.js";
import { format, sameDay } from "./moment.js";
import { patch } from "./patch.js";
import { picturesOf, showMeanwhile } from "./picture.js";
import { carryOver, openMenus } from "./select.js";
import { newer } from "./world.js";

const SHOWN_AT_FIRST = 80;
const NEAR_THE_END_PX = 80;
const ABOVE_HELD_PX = 8;
const HELD_MS = 30_000;

export class Log {
  constructor(view) {
    this.view = view;
    this.items = el("ol", { class: "messages" });
    this.older = el("button", { type: "button", class: "plain older", hidden: true, on: { click: () => this.showOlder() } });
    this.root = el("div", { class: "log", role: "log", "aria-live": "polite", tabindex: "0" }, this.older, this.items);
    this.jump = el("button", { type: "button", class: "jump", hidden: true, on: { click: () => this.toEnd() } });
    this.following = true;
    this.held = null; // the id of the message that must stay in sight
    this.heldEnd = false; // its end rather than its beginning
    this.pressed = new Map(); // message id -> the key of the control that was pressed last in it
    this.placed = 0;
    this.root.addEventListener("scroll", () => this.noteScroll());
    const sizes = new ResizeObserver(() => this.follow());
    sizes.observe(this.items);
    sizes.observe(this.root);
  }

  row(id) {
    return this.items.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** Shows a channel from its newest message. */
  show(channel) {
    this.channel = channel;
    this.limit = SHOWN_AT_FIRST;
    this.drawAll();
    this.toEnd();
  }

  drawAll() {
    const { view } = this;
    const all = view.world.list(this.channel);
    const list = all.slice(-this.limit);
    this.older.hidden = all.length <= list.length;
    this.older.textContent = view.say("older");
    this.jump.textContent = `${view.say("jump_down")} ↓`;
    const rows = list.flatMap((message, at) => this.rowsFor(message, list[at - 1]));
    this.items.replaceChildren(...(rows.length ? rows : [el("li", { class: "empty" }, view.say("empty_channel"))]));
  }

  /** The list item of a message, after a line with the date where a new day begins. */
  rowsFor(message, before) {
    const date = new Date(message.timestamp);
    const newDay = before && !sameDay(date, new Date(before.timestamp));
    const row = drawMessage(message, this.view, { chained: !newDay && continues(message, before) });
    const line = newDay && el("li", { class: "day", data: { before: message.id } }, format(date, "D", this.view.locale));
    return newDay ? [line, row] : [row];
  }

  dayLine(id) {
    return this.items.querySelector(`[data-before="${CSS.escape(id)}"]`);
  }

  /** Draws one message of the list anew, or for the first time; what else is shown stays untouched. */
  draw(list, at) {
    const { id } = list[at];
    const rows = this.rowsFor(list[at], list[at - 1]);
    const old = this.row(id);
    this.dayLine(id)?.remove();
    if (old) {
      old.before(...rows.slice(0, -1));
      this.change(old, rows.at(-1));
    } else {
      const next = list.slice(at + 1).map((one) => this.row(one.id)).find((row) => row);
      if (next) (this.dayLine(next.dataset.id) ?? next).before(...rows);
      else this.items.append(...rows);
    }
  }

  /** A message came or changed. */
  update(message) {
    const list = this.view.world.list(this.channel);
    const at = list.findIndex((one) => one.id === message.id);
    const known = this.row(message.id);
    if (at < 0 || (!known && at < list.length - this.limit)) return;
    this.items.querySelector(".empty")?.remove();
    this.draw(list, at);
    if (known) return;
    if (at + 1 < list.length) this.draw(list, at + 1); // it may name its author no more, or again
    if (this.following) this.follow();
    else this.jump.hidden = false;
  }

  /** Changes a list item; where the control in focus went, the focus goes to its like, or to the one now in its place. */
  change(row, fresh) {
    const focused = row.contains(document.activeElement) ? document.activeElement : null;
    const place = focused ? focusables(row).indexOf(focused) : -1;
    const menus = openMenus(row);
    const pictures = picturesOf(row);
    patch(row, fresh);
    carryOver(menus, row);
    showMeanwhile(pictures, row);
    if (!focused || focused.isConnected) return;
    const now = focusables(row);
    const same = now.find((node) => node.dataset.key !== undefined && node.dataset.key === focused.dataset.key);
    const next = same ?? now[Math.min(Math.max(place, 0), now.length - 1)] ?? this.root;
    next.focus({ preventScroll: true });
    if (!this.following) (row.offsetHeight < this.root.clientHeight ? row : next).scrollIntoView({ block: "nearest" });
  }

  remove(id) {
    const row = this.row(id);
    if (!row) return;
    const focused = row.contains(document.activeElement);
    this.dayLine(id)?.remove();
    row.remove();
    if (focused) this.back(row.dataset.answers);
    const list = this.view.world.list(this.channel);
    const next = list.findIndex((one) => newer(one.id, id));
    if (next >= 0) this.draw(list, next);
    if (!list.length) this.drawAll();
  }

  /** Goes back to what was pressed in a message, from an answer to it that is gone. */
  back(id) {
    const asked = id && this.row(id);
    const controls = asked ? focusables(asked) : [];
    const pressed = controls.find((node) => node.dataset.key !== undefined && node.dataset.key === this.pressed.get(id));
    const place = pressed ?? controls[0] ?? this.root;
    place.focus({ preventScroll: true });
    if (asked) place.scrollIntoView({ block: "nearest" });
  }

  /** Writes under a message that something went wrong with it. */
  fail(id, words) {
    const main = this.row(id)?.querySelector(".message-main");
    main?.querySelector(":scope > .failure")?.remove();
    main?.append(el("p", { class: "failure", role: "alert" }, words));
  }

  forgive(id) {
    this.row(id)?.querySelector(".message-main > .failure")?.remove();
  }

  showOlder() {
    const fromEnd = this.root.scrollHeight - this.root.scrollTop;
    this.limit += SHOWN_AT_FIRST;
    this.drawAll();
    this.root.scrollTop = this.root.scrollHeight - fromEnd;
  }

  /** Goes where another message speaks of. */
  reveal(id) {
    const row = this.row(id);
    if (!row) return;
    row.scrollIntoView({ block: "center" });
    row.classList.add("revealed");
    row.addEventListener("animationend", () => row.classList.remove("revealed"), { once: true });
  }

  /**
   * Keeps a message in sight, whatever comes after it, while the user may be busy with it and goes nowhere else: its end, where
   * its buttons are, or the beginning of one that only says something, where there is no room for all of it.
   */
  hold(id, { asks }) {
    if (!asks && !(this.row(id)?.offsetHeight > this.root.clientHeight)) return;
    this.held = id;
    this.heldEnd = asks;
    this.heldUntil = Date.now() + HELD_MS;
    this.follow();
  }

  /** Shows the newest message, but no further down than the held one allows. */
  follow() {
    if (!this.following) return;
    const { scrollHeight, clientHeight } = this.root;
    const end = scrollHeight - clientHeight;
    const held = this.held !== null && Date.now() < this.heldUntil ? this.row(this.held) : null;
    const beginning = held && held.offsetTop - ABOVE_HELD_PX;
    const furthest = held && this.heldEnd ? Math.max(beginning, held.offsetTop + held.offsetHeight - clientHeight) : beginning;
    this.root.scrollTop = Math.min(end, furthest ?? end);
    this.placed = this.root.scrollTop;
    this.jump.hidden = end - this.placed < NEAR_THE_END_PX;
  }

  /** The user's own scrolling: up leaves the end, all the way down comes back to it. */
  noteScroll() {
    const { scrollHeight, scrollTop, clientHeight } = this.root;
    const moved = scrollTop - this.placed;
    if (Math.abs(moved) < 2) return; // our own doing
    this.held = null;
    if (scrollHeight - scrollTop - clientHeight < NEAR_THE_END_PX) this.following = true;
    else if (moved < 0) this.following = false;
    this.placed = scrollTop;
    if (this.following) this.jump.hidden = true;
  }

  toEnd() {
    this.held = null;
    this.following = true;
    this.follow();
  }
}
