// What a first visitor should do next, in ten seconds: one sentence at the top of each pane, for each step until it is
// done or dismissed.

import { KIND, localised } from "./commands.js";
import { el } from "./dom.js";
import { EPHEMERAL, asks } from "./message.js";
import { THREADS, newer } from "./world.js";

const START = "new";
const LEARN = "learn";

/** The values that make the starting command complete: the other person once, and the first of each required choice. */
function startingValues(command, other, view) {
  const values = [];
  for (const option of command.options ?? []) {
    const asked = values.some((value) => value.value === other?.id);
    if (option.type === KIND.USER && other && !asked) values.push({ name: option.name, text: `@${view.world.nameOf(other)}`, value: other.id });
    else if (option.required && option.choices?.length) {
      const [choice] = option.choices;
      values.push({ name: option.name, text: choice.name, value: choice.value });
    }
  }
  return values;
}

const newest = (things) => things.reduce((best, one) => (best && newer(best.id, one.id) ? best : one), null);

/** The newest thread in which something can still happen. */
function openThread(world) {
  return newest([...world.channels.values()].filter((one) => THREADS.has(one.type) && !one.thread_metadata?.archived));
}

/** The newest message in which the bot asks somebody by name for an answer. */
function openQuestion(world) {
  const byName = (message) => message.author.bot && message.mentions?.length && !(message.flags & EPHEMERAL);
  const inChannels = [...world.channels.keys()].filter((id) => !world.isDm(id)).flatMap((id) => world.list(id));
  return newest(inChannels.filter((message) => byName(message) && asks(message)));
}

/** The step at which nobody has been challenged yet: the first person does it, the second waits for it. */
function adviceToStart(view, [first, second]) {
  const { world, say } = view;
  const start = world.commands.find((command) => command.name === START);
  if (!start) return { step: "start", words: say("hint_generic"), label: say("hint_fill"), act: () => view.prefill("") };
  if (world.me.id === second?.id) return { step: "start", words: say("hint_second", { other: world.nameOf(first) }) };
  if (world.me.id !== first.id) return { step: "start", words: say("hint_spectator") };
  if (view.filling === START) return { step: "start", words: say("hint_send") };
  const learn = world.commands.find((command) => command.name === LEARN);
  const challenge = say("hint_first", { command: localised(start, "name", view.locale), other: second ? world.nameOf(second) : "" });
  return {
    step: "start",
    words: learn ? `${challenge} ${say("hint_learn", { command: localised(learn, "name", view.locale) })}` : challenge,
    label: say("hint_fill"),
    act: () => view.prefill(START, startingValues(start, second, view)),
  };
}

/** A challenge is out: the challenged answers it, the first person goes to his window. */
function adviceToAnswer(view, question) {
  const { world, say } = view;
  const [asked] = question.mentions;
  const elsewhere = question.channel_id !== view.channel;
  const show = elsewhere ? { label: say("toast_open"), act: () => view.openChannel(question.channel_id) } : {};
  if (question.mentions.some((user) => user.id === world.me.id)) return { step: "answer", words: say("hint_invited"), ...show };
  if (world.me.id !== world.people()[0].id) return { step: "answer", words: say("hint_spectator") };
  const other = world.nameOf(asked);
  return { step: "answer", words: say("hint_sent", { other }), label: say("hint_to_window", { other }), act: () => view.showPerson(asked.id) };
}

/** A match is on: its thread is for everybody, the direct messages for who plays; a lesson needs none. */
function adviceToPlay(view, thread) {
  const { world, say } = view;
  const plays = world.joined.has(thread.id);
  const written = world.dms().some((channel) => world.list(channel.id).length > 0);
  if (view.channel === thread.id) return plays ? { step: "board", words: say("hint_board") } : null;
  if (plays && world.isDm(view.channel)) return null;
  const words = say(plays ? (written ? "hint_match" : "hint_joined") : "hint_watch");
  return { step: "open", words, label: say("open_thread"), act: () => view.openChannel(thread.id) };
}

/** {step, words, label, act} for this user: what to do next, and a button that does it, if there is one; or null. */
function adviceFor(view) {
  const { world } = view;
  if (!world.commands.length) return { step: "start", words: view.say("hint_waiting") };
  const thread = openThread(world);
  if (thread) return adviceToPlay(view, thread);
  const question = openQuestion(world);
  return question ? adviceToAnswer(view, question) : adviceToStart(view, world.people());
}

const mark = (view, step) => `hint.${view.world.me.id}.${step}`;

/** A step was done, or its advice dismissed. */
export function passStep(step, view) {
  localStorage.setItem(mark(view, step), "done");
}

/** Draws the hint into `place`, or empties it. */
export function drawHint(place, view) {
  const advice = adviceFor(view);
  const shown = advice && localStorage.getItem(mark(view, advice.step)) !== "done" ? advice : null;
  const drawn = shown ? [view.locale, shown.words, shown.label].join("|") : "";
  if (place.dataset.drawn === drawn) return; // the keyboard may be in it
  place.dataset.drawn = drawn;
  place.replaceChildren();
  if (!shown) return;
  const dismiss = () => {
    passStep(shown.step, view);
    drawHint(place, view);
  };
  const act = () => adviceFor(view)?.act?.();
  place.append(el("aside", { class: "hint" },
    el("p", {}, el("strong", {}, view.say("hint_title", { name: view.world.nameOf(view.world.me) })), " ", shown.words),
    shown.act && el("button", { type: "button", class: "button style-1 small", on: { click: act } }, shown.label),
    el("button", { type: "button", class: "icon", title: view.say("hint_dismiss"), "aria-label": view.say("hint_dismiss"),
      on: { click: dismiss } }, "×")));
}

/** Makes every dismissed hint appear again. */
export function recallHints() {
  for (const name of Object.keys(localStorage)) if (name.startsWith("hint.")) localStorage.removeItem(name);
}
