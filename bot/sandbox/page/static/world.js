// What one user knows: Discord's own objects by id, and which of them he has not read yet.

export const THREADS = new Set([10, 11, 12]);
const DM = 1;
const LOADING = 128;
const TYPING_MS = 10_000;

/** Snowflakes are decimal numbers too large for Number; the longer or the alphabetically later is the newer. */
export function newer(a, b) {
  return a.length === b.length ? a > b : a.length > b.length;
}

function byId(a, b) {
  if (a.id === b.id) return 0;
  return newer(a.id, b.id) ? 1 : -1;
}

/** Where a user's reading marks and closed messages outlive a reload. */
function remembered(name, fallback) {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? fallback;
  } catch {
    return fallback;
  }
}

export class World {
  constructor() {
    this.me = null;
    this.online = true;
    this.users = new Map();
    this.roles = new Map();
    this.guilds = [];
    this.channels = new Map();
    this.joined = new Set();
    this.messages = new Map();
    this.commands = [];
    this.typing = new Map();
    this.watchers = new Set();
  }

  /** Calls `listener({kind, ...})` after every change; returns the function that stops it. */
  watch(listener) {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  tell(change) {
    for (const listener of [...this.watchers]) listener(change);
  }

  receive(type, data) {
    if (type === "ready") this.begin(data);
    else if (type === "message") this.put(data.message);
    else if (type === "message_gone") this.remove(data);
    else if (type === "channel") this.meet(data.channel);
    else if (type === "channel_gone") this.forget(data.id);
    else if (type === "joined") this.join(data.id);
    else if (type === "user") this.know(data);
    else if (type === "commands") {
      this.commands = data.commands;
      this.tell({ kind: "commands" });
    } else if (type === "typing") this.startTyping(data.channel_id);
  }

  setOnline(online) {
    this.online = online;
    this.tell({ kind: "online" });
  }

  begin({ me, users, roles, guilds, threads, joined, dms, messages, commands }) {
    this.me = me;
    this.users = new Map([...users, me].map((user) => [user.id, user]));
    this.roles = new Map(roles.map((role) => [role.id, role]));
    this.guilds = guilds;
    this.commands = commands;
    this.channels = new Map();
    for (const guild of guilds) {
      for (const channel of guild.channels) this.channels.set(channel.id, { guild_id: guild.id, ...channel });
    }
    for (const channel of [...threads, ...dms]) this.channels.set(channel.id, channel);
    this.joined = new Set(joined);
    this.messages = new Map(
      Object.entries(messages).map(([channel, list]) => [channel, new Map(list.map((one) => [one.id, one]))]),
    );
    this.dismissed = new Set(remembered(`dismissed.${me.id}`, []));
    const read = remembered(`read.${me.id}`, null);
    this.read = read ?? {};
    if (read === null) for (const channel of this.channels.keys()) this.markRead(channel);
    this.tell({ kind: "ready" });
  }

  put(message) {
    const inChannel = this.messages.get(message.channel_id) ?? new Map();
    const known = inChannel.has(message.id);
    inChannel.set(message.id, message);
    this.messages.set(message.channel_id, inChannel);
    if (message.author.bot && !(message.flags & LOADING)) this.stopTyping(message.channel_id);
    this.tell({ kind: "message", message, known });
  }

  remove({ channel_id: channel, id }) {
    this.messages.get(channel)?.delete(id);
    this.tell({ kind: "gone", channel, id });
  }

  meet(channel) {
    const known = this.channels.has(channel.id);
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.tell({ kind: "channel", channel: this.channels.get(channel.id), known });
  }

  /** The bot has added this user to a thread. */
  join(id) {
    this.joined.add(id);
    this.tell({ kind: "joined", id });
  }

  /** A thread was deleted. */
  forget(id) {
    const channel = this.channels.get(id);
    this.channels.delete(id);
    this.messages.delete(id);
    if (channel) this.tell({ kind: "channel", channel, known: true, gone: true });
  }

  /** Somebody is new, or (told to himself only) changed his language or closed his direct messages. */
  know({ user, ...settings }) {
    this.users.set(user.id, user);
    if (user.id === this.me.id) this.me = { ...this.me, ...user, ...settings };
    this.tell({ kind: "user", user });
  }

  startTyping(channel) {
    clearTimeout(this.typing.get(channel));
    this.typing.set(channel, setTimeout(() => this.stopTyping(channel), TYPING_MS));
    this.tell({ kind: "typing", channel });
  }

  stopTyping(channel) {
    if (!this.typing.has(channel)) return;
    clearTimeout(this.typing.get(channel));
    this.typing.delete(channel);
    this.tell({ kind: "typing", channel });
  }

  /** The messages of a channel that this user still wants to see, oldest first. */
  list(channel) {
    const all = [...(this.messages.get(channel)?.values() ?? [])];
    return all.filter((message) => !this.dismissed.has(message.id)).sort(byId);
  }

  /** People that a pane can belong to, in the order in which the server names them. */
  people() {
    return [...this.users.values()].filter((user) => !user.bot);
  }

  bot() {
    return [...this.users.values()].find((user) => user.bot) ?? this.dms()[0]?.recipients?.[0] ?? { username: "Bot" };
  }

  dms() {
    return [...this.channels.values()].filter((channel) => channel.type === DM);
  }

  /** The threads of a channel, the newest first. */
  threadsOf(parent) {
    return [...this.channels.values()]
      .filter((channel) => THREADS.has(channel.type) && channel.parent_id === parent)
      .sort(byId)
      .reverse();
  }

  isDm(channel) {
    return this.channels.get(channel)?.type === DM;
  }

  nameOf(user) {
    const known = typeof user === "string" ? this.users.get(user) : user;
    return known ? known.global_name || known.username : null;
  }

  /** How many messages of others arrived in a channel since this user last looked. */
  unread(channel) {
    const mark = this.read?.[channel] ?? "0";
    return this.list(channel).filter((message) => message.author.id !== this.me.id && newer(message.id, mark)).length;
  }

  markRead(channel) {
    const latest = this.list(channel).at(-1)?.id ?? "0";
    if (this.read[channel] === latest) return;
    this.read[channel] = latest;
    localStorage.setItem(`read.${this.me.id}`, JSON.stringify(this.read));
    this.tell({ kind: "read", channel });
  }

  /** Hides a message that only this user saw, as Discord's "Dismiss message" does. */
  dismiss(message) {
    this.dismissed.add(message.id);
    localStorage.setItem(`dismissed.${this.me.id}`, JSON.stringify([...this.dismissed].slice(-300)));
    this.tell({ kind: "gone", channel: message.channel_id, id: message.id });
  }
}
