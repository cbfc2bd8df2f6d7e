import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, currentTheme } from './theme.ts';

function system(dark: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: dark,
    addEventListener() {},
    removeEventListener() {},
  }));
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('with nothing stored the system decides', () => {
  system(true);
  expect(currentTheme()).toBe('dark');
  system(false);
  expect(currentTheme()).toBe('light');
});

test('a stored choice wins over the system', () => {
  system(true);
  localStorage.setItem('theme', 'light');
  expect(currentTheme()).toBe('light');
});

test('a stored value that is no theme is passed over', () => {
  system(true);
  localStorage.setItem('theme', 'sepia');
  expect(currentTheme()).toBe('dark');
});

test('a choice is stored under theme and put on the root element', () => {
  chooseTheme('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  chooseTheme('light');
  expect(document.documentElement.classList.contains('dark')).toBe(false);
});
