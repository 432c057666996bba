// Brings what is shown to what was drawn anew. Whatever did not change stays where it is, untouched: a finger may be on
// it just now, and a click of which the button was swapped between down and up is a click on nothing.

const sources = new WeakMap(); // a control or a picture -> what it was drawn from, as text

/** Notes what a control or a picture was drawn from; the same source makes the same drawing. */
export function drawnFrom(node, source) {
  sources.set(node, JSON.stringify(source));
  return node;
}

/** All inside `root` that may stay: source -> node. */
function staying(root) {
  const found = new Map();
  for (const node of root.querySelectorAll("button, .select-frame")) {
    if (sources.has(node)) found.set(sources.get(node), node);
  }
  return found;
}

/** Whether a node may stay as it is, or at least stay around something that does. */
function alike(old, fresh) {
  if (sources.has(old) || sources.has(fresh)) return sources.get(old) === sources.get(fresh);
  if (old.nodeType !== Node.ELEMENT_NODE || old.tagName !== fresh.tagName || old.className !== fresh.className) return false;
  const inside = staying(old);
  return [...staying(fresh).keys()].some((source) => inside.has(source));
}

function patchAttributes(old, fresh) {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) old.setAttribute(name, fresh.getAttribute(name));
}

/** Makes `old` show what `fresh` shows; `fresh` is used up. */
export function patch(old, fresh) {
  patchAttributes(old, fresh);
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    let twin = at;
    while (twin && !alike(twin, child)) twin = twin.nextSibling;
    if (!twin) {
      old.insertBefore(child, at);
      continue;
    }
    while (at !== twin) at = removeAndStep(at);
    at = twin.nextSibling;
    if (!sources.has(twin)) patch(twin, child);
  }
  while (at) at = removeAndStep(at);
}

function removeAndStep(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
