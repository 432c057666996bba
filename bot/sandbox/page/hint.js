// What a first visitor should do, in ten seconds: one sentence at the top of each pane, until it is dismissed.

import { KIND } from "./commands.js";
import { el } from "./dom.js";

const START = "new";

/** The values that make the starting command complete: the other person, and the first of each required choice. */
function startingValues(command, other, view) {
  const values = [];
  for (const option of command.options ?? []) {
    if (option.type === KIND.USER && other) values.push({ name: option.name, text: `@${view.world.nameOf(other)}`, value: other.id });
    else if (option.required && option.choices?.length) {
      const [choice] = option.choices;
      values.push({ name: option.name, text: choice.name, value: choice.value });
    }
  }
  return values;
}

/** {words, fill: {name, values} | null} for this user: the first two people play, everybody else watches. */
function adviceFor(view) {
  const { world, say } = view;
  const [first, second] = world.people();
  const start = world.commands.find((command) => command.name === START);
  if (!world.commands.length) return { words: say("hint_waiting"), fill: null };
  if (world.me.id !== first?.id && world.me.id !== second?.id) return { words: say("hint_spectator"), fill: null };
  if (!start) return { words: say("hint_generic"), fill: { name: "", values: [] } };
  if (world.me.id === second?.id) return { words: say("hint_second", { other: world.nameOf(first) }), fill: null };
  const other = second ? world.nameOf(second) : "";
  return { words: say("hint_first", { other }), fill: { name: START, values: startingValues(start, second, view) } };
}

const mark = (view) => `hint.${view.world.me.id}`;

/** Draws the hint into `place`, or empties it. */
export function drawHint(place, view) {
  place.replaceChildren();
  if (localStorage.getItem(mark(view)) === "done") return;
  const { words, fill } = adviceFor(view);
  const dismiss = () => {
    localStorage.setItem(mark(view), "done");
    place.replaceChildren();
  };
  place.append(el("aside", { class: "hint" },
    el("p", {}, el("strong", {}, view.say("hint_title", { name: view.world.nameOf(view.world.me) })), " ", words),
    el("p", { class: "hint-foot" },
      fill && el("button", { type: "button", class: "button style-1 small", on: { click: () => view.prefill(fill.name, fill.values) } }, view.say("hint_fill")),
      el("button", { type: "button", class: "button style-2 small", on: { click: dismiss } }, view.say("hint_dismiss")))));
}

/** Makes every dismissed hint appear again. */
export function recallHints() {
  for (const name of Object.keys(localStorage)) if (name.startsWith("hint.")) localStorage.removeItem(name);
}
