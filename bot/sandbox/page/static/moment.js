// Times as people read them, in the language of the pane's user.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31_557_600], ["month", 2_629_800], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1],
];
const REFRESH_MS = 20_000;

function relative(date, locale) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** One of Discord's timestamp styles (t T d D f F R). */
export function format(date, style, locale) {
  if (style === "R") return relative(date, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}

/** A `<time>` element; the whole date is its tooltip, and relative ones keep up with the clock. */
export function timeElement(date, style, locale) {
  const node = document.createElement("time");
  node.dateTime = date.toISOString();
  node.title = format(date, "F", locale);
  node.textContent = format(date, style, locale);
  if (style === "R") node.dataset.relative = locale;
  return node;
}

export function sameDay(a, b) {
  return a.toDateString() === b.toDateString();
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(new Date(node.dateTime), node.dataset.relative);
  }
}, REFRESH_MS);
