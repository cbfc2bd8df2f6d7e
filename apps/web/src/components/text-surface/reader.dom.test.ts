import { expect, test } from 'vitest';
import { createReader } from './reader.ts';

const make = (text: string) => {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  return { root, view: createReader({ root, label: 'Cleaned', text }) };
};

test('a long text is held whole, but only a part of it is drawn', () => {
  const line = 'A plain line of text.\n';
  const { root, view } = make(line.repeat(45_000));
  expect(view.state.doc.length).toBe(line.length * 45_000);
  expect(root.querySelectorAll('.cm-line').length).toBeLessThan(1000);
  view.destroy();
});

test('it can be read with the keyboard and changed with nothing', () => {
  const { root, view } = make('one\r\ntwo');
  const content = root.querySelector('.cm-content')!;
  expect(content.getAttribute('contenteditable')).toBe('false');
  expect(content.getAttribute('tabindex')).toBe('0');
  expect(content.getAttribute('aria-label')).toBe('Cleaned');
  expect(view.state.doc.toString()).toBe('one\r\ntwo');
  view.destroy();
});
