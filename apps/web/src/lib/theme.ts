import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function storedTheme(): Theme | null {
  try {
    const value = localStorage.getItem(key);
    return value === 'dark' || value === 'light' ? value : null;
  } catch {
    return null;
  }
}

/** The theme in force: the stored choice, otherwise the system's preference. */
export function currentTheme(): Theme {
  return storedTheme() ?? systemTheme();
}

function apply() {
  document.documentElement.classList.toggle('dark', currentTheme() === 'dark');
  for (const listener of listeners) listener();
}

/** Stores the choice under `theme` and puts it on the root element. */
export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Private windows may refuse storage; the choice then lasts for this page only.
  }
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  if (listeners.size === 0) {
    system.addEventListener('change', apply);
    addEventListener('storage', apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    system.removeEventListener('change', apply);
    removeEventListener('storage', apply);
  };
}

/** The theme for components; null while the page is prerendered, when nobody's preference is known. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(
    subscribe,
    () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'),
    () => null,
  );
}
