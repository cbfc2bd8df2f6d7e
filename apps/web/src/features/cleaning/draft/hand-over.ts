import { lastSignOut } from './draft-storage.ts';

const storageKey = 'hand-over';

/** Lays a text down in this tab for the cleaner, which opens next. */
export function handOver(text: string): void {
  try {
    sessionStorage.setItem(storageKey, `${Date.now()} ${text}`);
  } catch {
    // Storage that is full or switched off takes nothing along; the cleaner then opens as it was.
  }
}

/** Nobody takes it any more: the person has signed out. */
export function dropHandOver(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // What takes nothing along keeps nothing either.
  }
}

/**
 * The text that was laid down, once: taking it erases it. Empty without one, and where somebody has
 * signed out in this browser since.
 */
export function takeHandOver(): string {
  try {
    const laid = sessionStorage.getItem(storageKey) ?? '';
    sessionStorage.removeItem(storageKey);
    const at = laid.indexOf(' ');
    return Number(laid.slice(0, at)) < lastSignOut() ? '' : laid.slice(at + 1);
  } catch {
    return '';
  }
}
