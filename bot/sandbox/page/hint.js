// What a first visitor should do, in ten seconds: one sentence at the top of each pane, until it is dismissed.

import { KIND, localised } from "./commands.js";
import { el } from "./dom.js";
import { THREADS, newer } from "./world.js";

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

/** The newest thread in which something can still happen. */
function openThread(world) {
  const threads = [...world.channels.values()].filter((one) => THREADS.has(one.type) && !one.thread_metadata?.archived);
  return threads.reduce((best, one) => (best && newer(best.id, one.id) ? best : one), null);
}

/**
 * {words, label, act} for this user: the first two people play, everybody else watches; what to do next, and a button
 * that does it, if there is one.
 */
function adviceFor(view) {
  const { world, say } = view;
  const [first, second] = world.people();
  const watches = world.me.id !== first.id && world.me.id !== second?.id;
  const thread = openThread(world);
  const start = world.commands.find((command) => command.name === START);
  if (!world.commands.length) return { words: say("hint_waiting") };
  if (thread) {
    return { words: say(watches ? "hint_watch" : "hint_match"), label: say("open_thread"), act: () => view.openChannel(thread.id) };
  }
  if (watches) return { words: say("hint_spectator") };
  if (!start) return { words: say("hint_generic"), label: say("hint_fill"), act: () => view.prefill("") };
  if (world.me.id === second?.id) return { words: say("hint_second", { other: world.nameOf(first) }) };
  return {
    words: say("hint_first", { command: localised(start, "name", view.locale), other: second ? world.nameOf(second) : "" }),
    label: say("hint_fill"),
    act: () => view.prefill(START, startingValues(start, second, view)),
  };
}

const mark = (view) => `hint.${view.world.me.id}`;

/** Draws the hint into `place`, or empties it. */
export function drawHint(place, view) {
  place.replaceChildren();
  if (localStorage.getItem(mark(view)) === "done") return;
  const { words, label, act } = adviceFor(view);
  const dismiss = () => {
    localStorage.setItem(mark(view), "done");
    place.replaceChildren();
  };
  place.append(el("aside", { class: "hint" },
    el("p", {}, el("strong", {}, view.say("hint_title", { name: view.world.nameOf(view.world.me) })), " ", words),
    el("p", { class: "hint-foot" },
      act && el("button", { type: "button", class: "button style-1 small", on: { click: act } }, label),
      el("button", { type: "button", class: "button style-2 small", on: { click: dismiss } }, view.say("hint_dismiss")))));
}

/** Makes every dismissed hint appear again. */
export function recallHints() {
  for (const name of Object.keys(localStorage)) if (name.startsWith("hint.")) localStorage.removeItem(name);
}
