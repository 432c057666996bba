// One WebSocket for one shown user. Requests carry a nonce; whatever the server says about a nonce goes to its asker.

const KEPT_REQUESTS = 200;
const LONGEST_PAUSE_MS = 5000;

export class Connection {
  /** `receive(type, data)` gets every event that answers no request; `online(bool)` tells about the line itself. */
  constructor({ key, user, receive, online }) {
    Object.assign(this, { key, user, receive, online });
    this.requests = new Map();
    this.pause = 250;
    this.closed = false;
    this.open();
  }

  open() {
    const address = new URL("/client", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("key", this.key);
    if (this.user) address.searchParams.set("user", this.user);
    this.socket = new WebSocket(address);
    this.socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    this.socket.addEventListener("open", () => { this.pause = 250; });
    this.socket.addEventListener("close", () => {
      if (this.closed) return;
      for (const answers of this.requests.values()) answers.failed?.(null);
      this.requests.clear();
      this.online(false);
      setTimeout(() => { if (!this.closed) this.open(); }, this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
    });
  }

  close() {
    this.closed = true;
    this.socket.close();
  }

  hear({ t, d }) {
    const asked = d?.nonce === undefined ? undefined : this.requests.get(d.nonce);
    if (t === "interaction") asked?.[d.state]?.(d.reason ?? null);
    else if (t === "error") (asked?.refused ?? asked?.failed)?.(d.message);
    else if (t === "autocomplete") asked?.choices?.(d.choices);
    else if (t === "modal") asked?.modal?.(d);
    else {
      if (t === "ready") this.online(true);
      this.receive(t, d);
    }
  }

  /**
   * Sends an operation. `answers` may hold `acknowledged()`, `failed(reason)`, `refused(message)`, `choices(list)` and
   * `modal(data)`; a refusal without its own listener counts as a failure.
   */
  request(op, fields, answers = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      answers.failed?.(null);
      return null;
    }
    const nonce = crypto.randomUUID().replaceAll("-", "").slice(0, 25);
    this.requests.set(nonce, answers);
    if (this.requests.size > KEPT_REQUESTS) this.requests.delete(this.requests.keys().next().value);
    this.socket.send(JSON.stringify({ op, nonce, ...fields }));
    return nonce;
  }
}
