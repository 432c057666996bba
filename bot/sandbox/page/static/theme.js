// Light or dark: the system's, until somebody says otherwise.

const NAME = "theme";
const system = window.matchMedia("(prefers-color-scheme: dark)");

export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : system.matches;
}

/** Applies the remembered theme; `onChange()` also when the system changes its mind. */
export function beginTheme(onChange) {
  const chosen = localStorage.getItem(NAME);
  if (chosen) document.documentElement.dataset.theme = chosen;
  system.addEventListener("change", onChange);
  onChange();
}

export function toggleTheme() {
  const next = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  localStorage.setItem(NAME, next);
}
