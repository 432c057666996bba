// The box at the bottom of a pane: words to say, or a slash command.

import { CommandLine } from "./command_line.js";
import { invocable, search } from "./commands.js";
import { el, freshId } from "./dom.js";
import { Suggestions } from "./suggestions.js";

export class Composer {
  /** `view.request(op, fields, answers)` talks to the server; `view.channel` is where words go; `view.openModal(data)`;
   * `view.filled()` is told when a command is begun or left. */
  constructor(view) {
    this.view = view;
    this.suggestions = new Suggestions();
    const errorId = freshId("error");
    this.error = el("div", { class: "composer-error", role: "alert", id: errorId, hidden: true });
    this.text = el("textarea", { rows: "1", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
      "aria-describedby": errorId, autocomplete: "off" });
    this.line = null;
    this.sendButton = el("button", { type: "submit", class: "send" }, el("span", { "aria-hidden": "true" }, "➤"));
    this.box = el("div", { class: "composer-box" }, this.text, this.sendButton);
    this.root = el("form", { class: "composer" }, this.suggestions.root, this.error, this.box);
    this.root.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    this.root.addEventListener("focusout", (event) => {
      if (!this.root.contains(event.relatedTarget)) this.suggestions.hide();
    });
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("focus", () => this.suggest());
    this.text.addEventListener("keydown", (event) => this.key(event));
  }

  /** The channel or the language changed; a thread's `name`, often long, is left out (null). */
  refresh(name) {
    const { say } = this.view;
    this.text.placeholder = name === null ? say("say_in_thread") : say("say_in", { name });
    this.text.setAttribute("aria-label", this.text.placeholder);
    this.sendButton.setAttribute("aria-label", say("send"));
    this.sendButton.title = say("send");
    if (this.text === document.activeElement) this.suggest();
  }

  entries() {
    const { world, locale, channel } = this.view;
    return invocable(world.commands, { inDm: world.isDm(channel), locale });
  }

  /** The entry with this name, plain or localised. */
  find(name) {
    return this.entries().find((entry) => entry.name === name || entry.plain === name);
  }

  typed() {
    this.fail(null);
    this.grow();
    // "/name " is a decision for that command, as in Discord.
    const match = /^\/(.+) $/.exec(this.text.value);
    const entry = match && this.find(match[1].toLowerCase());
    const longer = entry && this.entries().some((other) => other.name.startsWith(`${entry.name} `));
    if (entry && !longer) this.begin(entry);
    else this.suggest();
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
  }

  suggest() {
    const { say } = this.view;
    const { value } = this.text;
    if (!value.startsWith("/") || value.includes("\n")) {
      this.suggestions.hide();
      return;
    }
    const found = search(this.entries(), value.slice(1).trimStart());
    const items = found.map((entry) => ({ entry, label: `/${entry.name}`, detail: entry.description }));
    this.suggestions.show(this.text, {
      items, head: items.length ? say("commands") : say("no_command"), label: say("commands"),
      onPick: ({ entry }) => this.begin(entry),
    });
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" && this.text.value.startsWith("/")) {
      this.text.value = "";
      this.suggest();
    }
  }

  /** Starts filling in a command; `values` as in CommandLine.fill. */
  begin(entry, values = []) {
    this.fail(null);
    this.suggestions.hide();
    this.line?.root.remove();
    this.line = new CommandLine(entry, {
      view: this.view,
      suggestions: this.suggestions,
      ask: (data, choices) => this.view.request("autocomplete", { channel_id: this.view.channel, ...data }, { choices, failed: () => choices([]) }),
      onSend: (data) => this.run(entry, data),
      onCancel: () => this.cancel(`/${entry.name}`),
      onError: (words) => this.fail(words),
    });
    this.line.fill(values);
    this.text.hidden = true;
    this.box.prepend(this.line.root);
    this.line.focus();
    this.view.filled();
  }

  /** The command being filled in, by its plain name. */
  get filling() {
    return this.line?.entry.plain ?? null;
  }

  /** Back to words. */
  cancel(words = "") {
    this.line?.root.remove();
    this.line = null;
    this.suggestions.hide();
    this.text.hidden = false;
    this.text.value = words;
    this.fail(null);
    this.grow();
    this.text.focus();
    this.suggest();
    this.view.filled();
  }

  /** Writes something in for the user: a command where there is one of that name, else the words. */
  prefill(name, values = []) {
    const entry = this.find(name);
    if (entry) this.begin(entry, values);
    else this.cancel(`/${name}`);
  }

  send() {
    if (this.line) {
      this.line.send();
      return;
    }
    const content = this.text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) {
      const entry = this.find(content.slice(1).toLowerCase());
      if (entry) this.begin(entry);
      else this.fail(this.view.say("no_command"));
      return;
    }
    this.view.request("say", { channel_id: this.view.channel, content }, {
      failed: (reason) => {
        if (!this.text.value) this.text.value = content;
        this.fail(reason ?? this.view.say("failed"));
      },
    });
    this.cancel();
  }

  run(entry, data) {
    const values = this.line.filled();
    const failed = (reason) => {
      const again = el("button", { type: "button", class: "plain" }, this.view.say("retry"));
      again.addEventListener("click", () => this.begin(entry, values));
      this.fail([el("strong", {}, `/${entry.name}: `), reason ?? this.view.say("failed"), " ", again]);
    };
    this.cancel();
    this.view.request("command", { channel_id: this.view.channel, ...data }, {
      acknowledged: () => this.fail(null),
      failed: () => failed(null),
      refused: failed,
      modal: (modal) => this.view.openModal(modal),
    });
  }

  /** Shows an error above the box, or removes it (null). */
  fail(words) {
    this.error.hidden = words === null;
    this.error.replaceChildren(...(words === null ? [] : [words].flat()));
  }
}
