// One user's window: his channels, one of them open, and the box to write in.

import { ChannelList, channelName } from "./channels.js";
import { Composer } from "./composer.js";
import { el } from "./dom.js";
import { drawHint, passStep } from "./hint.js";
import { Log } from "./log.js";
import { EPHEMERAL, asks, avatar, hueOf } from "./message.js";
import { modalForm } from "./modal.js";
import { settingsMenu, whoSelect } from "./person_menu.js";
import { Toasts } from "./toast.js";
import { speaker } from "./words.js";
import { THREADS } from "./world.js";

export class Pane {
  /**
   * `person` {world, connection}; `onSwitch(user id)` and `onShow(user id)` want somebody else's window in this one's place or
   * beside it; `onNew()`, `onClose()`, `onChange()` tell the page.
   */
  constructor(person, { onSwitch, onShow, onNew, onClose, onChange }) {
    Object.assign(this, { onSwitch, onShow, onNew, onClose, onChange });
    this.world = person.world;
    this.view = this.makeView(person);
    this.channels = new ChannelList(this.view);
    this.log = new Log(this.view);
    this.composer = new Composer(this.view);
    this.toasts = new Toasts(this.view);
    this.head = el("header", { class: "pane-head" });
    this.hint = el("div", { class: "hint-place" });
    this.title = el("header", { class: "chat-head" });
    this.typing = el("p", { class: "typing", "aria-live": "polite" });
    this.body = el("div", { class: "pane-body" }, this.channels.root, el("div", { class: "chat" },
      this.title, el("div", { class: "notices" }, this.hint, this.toasts.root),
      el("div", { class: "log-frame" }, this.log.root, this.log.jump),
      this.typing, this.composer.root));
    this.root = el("section", { class: "pane" }, this.head, this.body);
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("focusin", () => this.look());
    this.stop = this.world.watch((change) => this.changed(change));
    if (this.world.me) this.begin();
  }

  /** What the drawing modules know of this pane. */
  makeView(person) {
    const pane = this;
    return {
      world: person.world,
      get locale() { return this.world.me.locale ?? "en-US"; },
      get say() { return speaker(this.locale); },
      get channel() { return pane.channel; },
      get filling() { return pane.composer.filling; },
      filled: () => pane.drawHint(),
      showPerson: (id) => pane.onShow(id),
      request: (...operation) => person.connection.request(...operation),
      openChannel: (id) => pane.openChannel(id, { focus: true }),
      prefill: (name, values) => pane.composer.prefill(name, values),
      dismiss: (message) => person.world.dismiss(message),
      act: (control, message, component, values) => pane.act(control, message, component, values),
      openModal: (modal) => pane.openModal(modal),
      reveal: (id) => pane.log.reveal(id),
    };
  }

  get userId() {
    return this.world.me?.id;
  }

  begin() {
    const last = localStorage.getItem(`channel.${this.userId}`);
    const first = [...this.world.channels.values()].find((channel) => channel.guild_id && !channel.parent_id) ?? this.world.dms()[0];
    this.drawHead();
    this.openChannel(this.world.channels.has(last) ? last : first?.id);
  }

  close() {
    this.stop();
    this.root.remove();
  }

  drawHead() {
    const { world, view } = this;
    const name = world.nameOf(world.me);
    this.root.lang = view.locale;
    this.root.dataset.hue = hueOf(world.me, world);
    this.root.setAttribute("aria-label", view.say("pane", { name }));
    const close = el("button", { type: "button", class: "icon", "aria-label": view.say("close_pane", { name }), on: { click: () => this.onClose() } }, "×");
    this.head.replaceChildren(avatar(world.me, world), whoSelect(view, { onSwitch: this.onSwitch, onNew: this.onNew }),
      el("span", { class: "locale" }, view.locale), ...settingsMenu(view), close);
    drawHint(this.hint, view);
  }

  drawHint() {
    if (this.channel) drawHint(this.hint, this.view);
  }

  drawTitle() {
    const { world, view } = this;
    const channel = world.channels.get(this.channel);
    if (!channel) return;
    const name = channelName(channel, world);
    const dm = world.isDm(channel.id);
    const mark = dm ? "@" : THREADS.has(channel.type) ? "↳" : "#";
    let about = channel.topic ?? "";
    if (dm) about = view.say("dm_private", { name: world.nameOf(world.me) });
    else if (THREADS.has(channel.type)) about = view.say("thread_in", { name: world.channels.get(channel.parent_id)?.name ?? "" });
    this.title.classList.toggle("private", dm);
    this.title.replaceChildren(el("h2", {}, el("span", { class: "channel-mark", "aria-hidden": "true" }, mark), name),
      about && el("p", { class: "about" }, about));
    this.log.root.setAttribute("aria-label", view.say("messages_in", { name }));
    this.composer.refresh(mark === "↳" ? null : mark + name);
  }

  openChannel(id, { focus = false } = {}) {
    if (!id || !this.world.channels.has(id)) return;
    this.channel = id;
    localStorage.setItem(`channel.${this.userId}`, id);
    this.toasts.forget(id);
    this.drawTitle();
    this.drawTyping();
    this.log.show(id);
    this.look();
    this.channels.draw(id);
    this.drawHint();
    if (focus && !this.channels.root.contains(document.activeElement)) this.composer.text.focus({ preventScroll: true });
  }

  /** The user looks at the open channel: what is there is read. */
  look() {
    if (this.channel && this.root.getClientRects().length && !document.hidden) this.world.markRead(this.channel);
  }

  changed(change) {
    const { world } = this;
    const here = change.channel === this.channel || change.message?.channel_id === this.channel || change.channel?.id === this.channel;
    switch (change.kind) {
      case "ready":
        this.begin();
        break;
      case "online":
        this.drawTyping();
        break;
      case "message":
        this.heard(change.message, change.known);
        break;
      case "gone":
        if (here) this.log.remove(change.id);
        break;
      case "channel":
        this.drawHint();
        if (!change.known && THREADS.has(change.channel.type) && !this.hint.hasChildNodes()) {
          this.toasts.offer(change.channel.id, this.view.say("toast_thread", { name: change.channel.name }));
        }
        if (here && change.gone) this.openChannel(change.channel.parent_id);
        else if (here) this.drawTitle();
        else if (world.messages.get(this.channel)?.has(change.channel.id)) this.log.update(world.messages.get(this.channel).get(change.channel.id));
        this.channels.draw(this.channel);
        break;
      case "user":
        if (change.user.id !== this.userId) this.drawHead();
        else if (this.root.lang !== this.view.locale) {
          this.drawHead();
          this.openChannel(this.channel);
        }
        break;
      case "commands":
      case "joined":
        this.drawHint();
        break;
      case "typing":
        this.drawTyping();
        break;
      default: // "read"
        this.channels.draw(this.channel);
    }
    this.onChange();
  }

  heard(message, known) {
    const { world, view } = this;
    this.drawHint();
    const mine = message.author.id === this.userId || message.interaction_metadata?.user.id === this.userId;
    if (message.channel_id === this.channel) {
      this.log.update(message);
      if (mine && !known) this.log.toEnd();
      if (message.flags & EPHEMERAL) this.log.hold(message.id, { asks: asks(message) }); // public talk must not push it away
      this.look();
    } else {
      this.channels.draw(this.channel);
      if (!known && world.isDm(message.channel_id) && message.author.id !== this.userId) {
        this.toasts.offer(message.channel_id, view.say("toast_dm"));
      }
    }
  }

  drawTyping() {
    const { world, view } = this;
    this.typing.classList.toggle("offline", !world.online);
    this.typing.replaceChildren();
    if (!world.online) this.typing.append(view.say("offline"));
    else if (world.typing.has(this.channel)) {
      this.typing.append(view.say("typing", { name: world.nameOf(world.bot()) }), el("span", { class: "dots" }));
    }
  }

  /** Sends a press or a choice; the control shows that it waits. */
  act(control, message, component, values) {
    if (control.getAttribute("aria-busy") === "true") return;
    const settle = () => control.removeAttribute("aria-busy");
    const fail = (words) => {
      settle();
      if (this.log.row(message.id)) this.log.fail(message.id, words);
      else this.composer.fail(this.view.say("replaced"));
    };
    control.setAttribute("aria-busy", "true");
    if (THREADS.has(this.world.channels.get(message.channel_id)?.type)) passStep("board", this.view);
    this.drawHint();
    this.log.forgive(message.id);
    this.composer.fail(null);
    this.log.pressed.set(message.id, control.dataset.key);
    const fields = { channel_id: message.channel_id, message_id: message.id, custom_id: component.custom_id };
    this.view.request("component", values ? { ...fields, values } : fields, {
      acknowledged: settle,
      failed: () => fail(this.view.say("failed")),
      refused: fail,
      modal: (modal) => {
        settle();
        this.openModal(modal);
      },
    });
  }

  openModal(modal) {
    const before = document.activeElement;
    this.root.querySelector(".modal-cover")?.remove();
    const cover = modalForm(modal, {
      view: this.view,
      onSubmit: (fields, { close, fail }) => this.view.request("modal",
        { interaction_id: modal.interaction_id, custom_id: modal.custom_id, fields },
        { acknowledged: close, failed: () => fail(this.view.say("failed")), refused: fail }),
      onClose: () => {
        this.body.inert = false;
        if (this.root.contains(before)) before.focus();
        else this.composer.text.focus();
      },
    });
    this.body.inert = true;
    this.root.append(cover);
    cover.begin();
  }

  /** Alt with up and down goes through the channels, as in Discord. */
  key(event) {
    const step = event.altKey && { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const ids = [...this.channels.root.querySelectorAll("[data-channel]")].map((node) => node.dataset.channel);
    const next = ids[ids.indexOf(this.channel) + step];
    if (!next) return;
    event.preventDefault();
    this.openChannel(next, { focus: true });
  }
}
