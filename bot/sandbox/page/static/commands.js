// What can be said with a slash: finding commands and reading what a person typed for their options. No document here.
// https://discord.com/developers/docs/interactions/application-commands

export const KIND = {
  SUBCOMMAND: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, ATTACHMENT: 11,
};
const FALLBACK = { "es-419": "es-ES", "es-ES": "es-419", "en-US": "en-GB", "en-GB": "en-US" };
const CHAT_INPUT = 1;
const CONTEXT = { GUILD: 0, BOT_DM: 1 };

/** A name or description in the reader's language, with Discord's fallbacks. */
export function localised(thing, field, locale) {
  const versions = thing[`${field}_localizations`] ?? {};
  return versions[locale] ?? versions[FALLBACK[locale]] ?? thing[field];
}

/** Whether a command may be used in a channel of this kind. */
function usable(command, inDm) {
  if ((command.type ?? CHAT_INPUT) !== CHAT_INPUT) return false;
  if (inDm && command.guild_id) return false;
  if (command.contexts?.length) return command.contexts.includes(inDm ? CONTEXT.BOT_DM : CONTEXT.GUILD);
  return !(inDm && command.dm_permission === false);
}

/** Every invocable command as {command, path, name, description, options}; subcommands are spelt out ("deck show"). */
export function invocable(commands, { inDm, locale }) {
  const found = [];
  const walk = (command, node, path, names) => {
    const inner = (node.options ?? []).filter((one) => one.type === KIND.SUBCOMMAND || one.type === KIND.GROUP);
    const name = [...names, localised(node, "name", locale)];
    if (inner.length) for (const one of inner) walk(command, one, [...path, one], name);
    else {
      found.push({
        command, path, name: name.join(" "), plain: [command.name, ...path.map((one) => one.name)].join(" "),
        description: localised(node, "description", locale), options: node.options ?? [],
      });
    }
  };
  const byName = new Map();
  for (const command of commands.filter((one) => usable(one, inDm))) {
    if (command.guild_id || !byName.has(command.name)) byName.set(command.name, command); // the guild's own come first
  }
  for (const command of byName.values()) walk(command, command, [], []);
  return found.sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Entries whose name begins with the query, then those that contain it. */
export function search(entries, query) {
  const wanted = query.toLowerCase();
  const rank = (entry) => {
    const names = [entry.name.toLowerCase(), entry.plain];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return entries.filter((entry) => rank(entry) < 2).sort((a, b) => rank(a) - rank(b));
}

/** Discord's interaction data for a command: option values nested below its subcommands. */
export function dataFor(entry, values) {
  const options = [...entry.path].reverse().reduce(
    (inner, node) => [{ name: node.name, type: node.type, options: inner }], values,
  );
  return { name: entry.command.name, options };
}

/**
 * What may be picked for an option without asking the bot, as [{label, value}], or null for free text.
 * `world` supplies people and channels; `say` the words for yes and no.
 */
export function picksFor(option, { world, locale, say }) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ label: localised(choice, "name", locale), value: choice.value }));
  }
  switch (option.type) {
    case KIND.BOOLEAN:
      return [{ label: say("yes"), value: true }, { label: say("no"), value: false }];
    case KIND.USER:
    case KIND.MENTIONABLE:
      return [...world.users.values()].map((user) => ({
        label: `@${world.nameOf(user)}`, detail: user.bot ? say("app") : user.username, value: user.id,
      }));
    case KIND.CHANNEL: {
      const wanted = option.channel_types ?? [];
      return [...world.channels.values()]
        .filter((channel) => channel.name && (!wanted.length || wanted.includes(channel.type)))
        .map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
    }
    case KIND.ROLE:
      return [...world.roles.values()].map((role) => ({ label: `@${role.name}`, value: role.id }));
    default:
      return null;
  }
}

/** The picks that fit what is typed so far. */
export function filterPicks(picks, text) {
  const wanted = text.trim().toLowerCase().replace(/^[@#]/, "");
  return picks.filter((pick) => pick.label.toLowerCase().includes(wanted));
}

/** A text with the people whose names stand in it behind an @ mentioned, as Discord's clients send it. */
export function mentioning(text, world) {
  const named = [...world.users.values()].flatMap((user) => [[world.nameOf(user), user.id], [user.username, user.id]]);
  named.sort(([one], [other]) => other.length - one.length);
  return named.reduce((said, [name, id]) => said.replaceAll(`@${name}`, `<@${id}>`), text);
}

/** Reads free text as the value of an option: {value} or {error, limit} with a key of words.js. */
export function readText(option, text) {
  const { STRING, INTEGER, NUMBER, ATTACHMENT } = KIND;
  if (option.type === ATTACHMENT) return { error: "error_attachment" };
  if (option.type === STRING) {
    if (text.length < (option.min_length ?? 0)) return { error: "error_short", limit: option.min_length };
    if (text.length > (option.max_length ?? 6000)) return { error: "error_long", limit: option.max_length ?? 6000 };
    return { value: text };
  }
  if (option.type === INTEGER && !/^\s*-?\d{1,16}\s*$/.test(text)) return { error: "error_integer" };
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value)) return { error: option.type === NUMBER ? "error_number" : "error_choice" };
  if (value < (option.min_value ?? -Infinity)) return { error: "error_min", limit: option.min_value };
  if (value > (option.max_value ?? Infinity)) return { error: "error_max", limit: option.max_value };
  return { value };
}
