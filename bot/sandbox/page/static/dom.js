// Elements are built here and nowhere else. Text always becomes a text node: no string is ever read as HTML.

/**
 * Makes an element. `props` may hold `class`, `on` ({event: listener}), `data` ({name: value}), `style` ({property: value}),
 * DOM properties in `set`, and any attribute; `false`, `null` and `undefined` leave an attribute out.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "style") for (const [property, text] of Object.entries(value)) node.style.setProperty(property, text);
    else if (name === "set") Object.assign(node, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

let last = 0;

/** An id that is unique in this document, for aria attributes. */
export function freshId(prefix) {
  last += 1;
  return `${prefix}-${last}`;
}

/** What the keyboard can reach inside `root`, in order. */
export function focusables(root) {
  return [...root.querySelectorAll("button, a[href], input, textarea, select, [tabindex='0']")].filter(
    (node) => !node.disabled && !node.hidden && node.getClientRects().length > 0,
  );
}

/** Puts `popup` (a `popover="manual"` element that is shown) below `anchor`, or above it where there is no room. */
export function placeBeside(popup, anchor) {
  const box = anchor.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const upward = below < Math.min(popup.scrollHeight, 260) && above > below;
  const width = Math.min(Math.max(box.width, 220), window.innerWidth - 16);
  popup.style.width = `${width}px`;
  popup.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`;
  popup.style.maxHeight = `${Math.min(upward ? above : below, 380)}px`;
  popup.style.top = upward ? "auto" : `${box.bottom + 4}px`;
  popup.style.bottom = upward ? `${window.innerHeight - box.top + 4}px` : "auto";
}
