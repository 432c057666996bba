// The page: panes side by side, or one at a time where the window is narrow.

import { Connection } from "./connection.js";
import { el } from "./dom.js";
import { recallHints } from "./hint.js";
import { Pane } from "./pane.js";
import { askNewPerson } from "./person_menu.js";
import { beginTheme, isDark, toggleTheme } from "./theme.js";
import { speaker } from "./words.js";
import { World } from "./world.js";

const DEFAULT_PANES = 3;
const REMEMBERED = "panes";

const key = new URLSearchParams(location.search).get("key");
const say = speaker(navigator.language);
const place = document.querySelector("#panes");
const switcher = document.querySelector("#switcher");
const people = new Map(); // user id -> {world, connection}
let panes = [];
let current = null;

/** Connects as a user, once; `null` is whoever the server puts first. Calls `begun(person)` when his world is known. */
function connect(user, begun = () => {}) {
  if (user !== null && people.has(user)) {
    begun(people.get(user));
    return;
  }
  const world = new World();
  const person = { world };
  person.connection = new Connection({
    key, user,
    receive: (type, data) => {
      const first = type === "ready" && world.me === null;
      if (first) {
        person.connection.user = data.me.id;
        people.set(data.me.id, person);
      }
      world.receive(type, data);
      if (first) begun(person);
    },
    online: (online) => (world.me ? world.setOnline(online) : showTrouble(!online)),
  });
}

function remember() {
  localStorage.setItem(REMEMBERED, JSON.stringify(panes.map((pane) => pane.userId)));
}

/** Opens a pane for a user, in the place of another one or at the end. */
function openPane(user, { instead = null, focus = false } = {}) {
  connect(user, (person) => {
    const pane = new Pane(person, {
      onSwitch: (other) => openPane(other, { instead: pane, focus: true }),
      onShow: showPerson,
      onNew: () => addPerson(person, pane),
      onClose: () => closePane(pane),
      onChange: drawSwitcher,
    });
    if (instead) {
      place.replaceChild(pane.root, instead.root);
      panes = panes.map((one) => (one === instead ? pane : one));
      instead.close();
    } else {
      place.append(pane.root);
      panes.push(pane);
    }
    pane.log.toEnd();
    if (focus || current === null || current === instead) show(pane);
    if (focus) pane.composer.text.focus();
    drawSwitcher();
    remember();
  });
}

/** Goes to the window of a user, and opens it where there is none. */
function showPerson(user) {
  const pane = panes.find((one) => one.userId === user);
  if (!pane) {
    openPane(user, { focus: true });
    return;
  }
  show(pane);
  pane.log.root.focus();
}

function closePane(pane) {
  const at = panes.indexOf(pane);
  panes = panes.filter((one) => one !== pane);
  pane.close();
  if (current === pane) show(panes[Math.max(0, at - 1)] ?? null);
  drawSwitcher();
  remember();
}

/** Adds somebody new through the connection of `asker`, and shows him in the asker's pane. */
function addPerson(asker, pane) {
  askNewPerson(pane.view.say, ({ name, locale }) => {
    const stop = asker.world.watch((change) => {
      if (change.kind !== "user" || asker.world.nameOf(change.user) !== name) return;
      stop();
      openPane(change.user.id, { instead: pane, focus: true });
    });
    asker.connection.request("new_user", { name, locale }, {
      failed: (reason) => {
        stop();
        pane.composer.fail(reason ?? pane.view.say("failed"));
      },
    });
  });
}

/** Makes a pane the one that a narrow window shows. */
function show(pane) {
  current = pane;
  for (const one of panes) one.root.classList.toggle("current", one === pane);
  pane?.root.scrollIntoView({ block: "nearest", inline: "nearest" });
  pane?.log.toEnd();
  pane?.look();
  drawSwitcher();
}

function drawSwitcher() {
  const focused = switcher.contains(document.activeElement) ? [...switcher.children].indexOf(document.activeElement) : -1;
  switcher.replaceChildren(...panes.map((pane) => {
    const { world } = pane;
    const unread = pane === current ? 0 : [...world.channels.keys()].reduce((sum, id) => sum + world.unread(id), 0);
    return el("button", { type: "button", "aria-current": pane === current ? "true" : null, on: { click: () => show(pane) } },
      world.nameOf(world.me), unread > 0 && el("span", { class: "badge", "aria-label": say("unread", { count: unread }) }, String(unread)));
  }));
  switcher.children[focused]?.focus();
}

/** The next person without a pane, or the first. */
function addPane() {
  const world = panes[0]?.world ?? [...people.values()][0]?.world;
  if (!world) return;
  const shown = new Set(panes.map((pane) => pane.userId));
  const next = world.people().find((user) => !shown.has(user.id)) ?? world.people()[0];
  openPane(next.id, { focus: true });
}

function showTrouble(trouble) {
  const box = document.querySelector("#trouble");
  box.hidden = !trouble;
  box.textContent = say(key ? "no_server" : "no_key");
}

function drawFrame() {
  const button = (id, words) => {
    const node = document.querySelector(id);
    node.setAttribute("aria-label", words);
    node.title = words;
  };
  document.documentElement.lang = navigator.language;
  document.querySelector("#about").textContent = say("frame");
  button("#add", say("add_pane"));
  button("#hints", say("show_hints"));
  button("#theme", say(isDark() ? "theme_light" : "theme_dark"));
  document.querySelector("#theme").textContent = isDark() ? "☀" : "☾";
  switcher.setAttribute("aria-label", say("switcher"));
}

document.querySelector("#add").addEventListener("click", addPane);
document.querySelector("#hints").addEventListener("click", () => {
  recallHints();
  for (const pane of panes) pane.drawHint();
});
document.querySelector("#theme").addEventListener("click", () => {
  toggleTheme();
  drawFrame();
});
document.addEventListener("visibilitychange", () => panes.forEach((pane) => pane.look()));
// Alt with a digit goes to that pane's box.
document.addEventListener("keydown", (event) => {
  const pane = event.altKey && /^[1-9]$/.test(event.key) && panes[Number(event.key) - 1];
  if (!pane) return;
  event.preventDefault();
  show(pane);
  pane.composer.text.focus();
});
beginTheme(drawFrame);

if (key) {
  connect(null, (first) => {
    const known = new Set(first.world.people().map((user) => user.id));
    const last = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]").filter((id) => known.has(id));
    const shown = last.length ? last : [...known].slice(0, DEFAULT_PANES);
    // One after the other, so that the panes keep their order.
    const openNext = ([user, ...rest]) => {
      if (!user) return;
      connect(user, () => {
        openPane(user);
        openNext(rest);
      });
    };
    openNext(shown);
  });
} else showTrouble(true);
