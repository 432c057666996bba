// The channel list of one pane: channels of the guild, threads under them, direct messages. A strip where the pane is narrow.

import { el } from "./dom.js";

export class ChannelList {
  constructor(view) {
    this.view = view;
    this.showArchived = false;
    this.root = el("nav", { class: "channels" });
    this.root.addEventListener("keydown", (event) => this.move(event));
  }

  draw(current) {
    const { world, say } = this.view;
    const focused = this.root.contains(document.activeElement) ? document.activeElement.dataset.channel : undefined;
    this.root.setAttribute("aria-label", say("channels", { name: world.nameOf(world.me) }));
    const parts = [];
    for (const guild of world.guilds) {
      parts.push(el("h2", { class: "channels-title" }, guild.name));
      const rows = [];
      for (const id of this.textChannels(guild)) {
        rows.push(this.row(world.channels.get(id), "#", current));
        rows.push(...this.threadRows(id, current));
      }
      parts.push(el("ul", {}, rows));
    }
    const direct = world.dms();
    if (direct.length) {
      parts.push(el("h2", { class: "channels-title" }, say("direct_messages")));
      parts.push(el("ul", { class: "direct" }, direct.map((channel) => this.row(channel, "@", current))));
    }
    this.root.replaceChildren(...parts);
    if (focused) this.root.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
    this.root.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  textChannels(guild) {
    const { world } = this.view;
    return [...world.channels.values()]
      .filter((channel) => channel.guild_id === guild.id && !channel.parent_id && channel.type === 0)
      .map((channel) => channel.id);
  }

  threadRows(parent, current) {
    const { world, say } = this.view;
    const threads = world.threadsOf(parent);
    const isOld = (thread) => thread.thread_metadata?.archived && thread.id !== current && !world.unread(thread.id);
    const old = threads.filter(isOld);
    const rows = threads.filter((thread) => this.showArchived || !isOld(thread)).map((thread) => this.row(thread, "↳", current));
    if (old.length && !this.showArchived) {
      const show = el("button", { type: "button", class: "channel thread old" }, say("archived", { count: old.length }));
      show.addEventListener("click", () => {
        this.showArchived = true;
        this.draw(current);
      });
      rows.push(el("li", {}, show));
    }
    return rows;
  }

  row(channel, mark, current) {
    const { world, say } = this.view;
    const unread = channel.id === current ? 0 : world.unread(channel.id);
    const name = channelName(channel, world);
    return el("li", {}, el("button", {
      type: "button",
      class: ["channel", mark === "↳" && "thread", unread > 0 && "unread"].filter(Boolean).join(" "),
      "aria-current": channel.id === current ? "true" : null,
      title: name,
      data: { channel: channel.id },
      on: { click: () => this.view.openChannel(channel.id) },
    },
    el("span", { class: "channel-mark", "aria-hidden": "true" }, mark),
    el("span", { class: "channel-name" }, name),
    unread > 0 && el("span", { class: "badge", "aria-label": say("unread", { count: unread }) }, unread > 99 ? "99+" : String(unread))));
  }

  move(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const all = [...this.root.querySelectorAll("button")];
    const next = all[all.indexOf(document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

/** What a person calls a channel: its name, or for direct messages whom they are with. */
export function channelName(channel, world) {
  if (channel.name) return channel.name;
  const others = (channel.recipients ?? []).filter((user) => user.id !== world.me.id);
  return others.map((user) => world.nameOf(user)).join(", ") || world.nameOf(world.bot());
}
