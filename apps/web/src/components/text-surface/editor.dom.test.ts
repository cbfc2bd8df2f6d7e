import { undo } from '@codemirror/commands';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEditor, type Editor } from './editor.ts';

let handed: string[];
let editor: Editor;

function make(text: string) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const onChange = (changed: string) => handed.push(changed);
  editor = createEditor({ root, label: 'Text', placeholder: 'Paste', onChange });
  editor.fill(text, text.length);
  return root;
}
const type = (insert: string, from = 0) => editor.view.dispatch({ changes: { from, insert } });

beforeEach(() => {
  handed = [];
  vi.useFakeTimers();
});
afterEach(() => {
  editor.destroy();
  vi.useRealTimers();
});

test('the content is a named multi-line text field', () => {
  const content = make('one').querySelector('[role="textbox"]');
  expect(content?.getAttribute('aria-label')).toBe('Text');
  expect(content?.getAttribute('aria-multiline')).toBe('true');
});

test('the first text comes with the caret in it, unasked, and no undo takes it away', () => {
  make('one');
  expect(editor.view.state.selection.main.anchor).toBe(3);
  expect(undo(editor.view)).toBe(false);
  expect(editor.flush()).toBe('one');
  expect(handed).toEqual([]);
});

test('a change of a short text is handed over at once', () => {
  make('bc');
  type('a');
  expect(handed).toEqual(['abc']);
});

test('changes of a long text are handed over together, within 100 ms', () => {
  const long = 'x'.repeat(60_000);
  make(long);
  type('1');
  vi.advanceTimersByTime(60);
  type('2');
  expect(handed).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(handed).toEqual([`21${long}`]);
});

test('flush and destroy hand over what is still waiting, once', () => {
  const long = 'x'.repeat(60_000);
  make(long);
  type('1');
  expect(editor.flush()).toBe(`1${long}`);
  expect(editor.flush()).toBe(`1${long}`);
  expect(handed.length).toBe(1);
  type('2');
  editor.destroy();
  expect(handed.at(-1)).toBe(`21${long}`);
});

test('a text from outside replaces the whole and is not handed back', () => {
  make('old');
  editor.setText('');
  expect(editor.view.state.doc.toString()).toBe('');
  expect(handed).toEqual([]);
  editor.setText('new');
  type('a ');
  expect(handed).toEqual(['a new']);
});

test('every unit of the text survives: carriage returns, separators, lone surrogates', () => {
  const odd = 'a\r\nb\rc\u2028d\ud800e\0f\tg\n';
  make(odd);
  type('.');
  expect(handed).toEqual([`.${odd}`]);
});

test('a long run of hidden characters is folded into one label and deleted as one', () => {
  const run = '\u{e0101}'.repeat(100);
  const root = make(`a${run}b`);
  const ends = Array.from({ length: 100 }, (_, i) => 1 + 2 * (i + 1));
  editor.setMarks(Int32Array.from(ends.flatMap((end) => [end - 2, end])));
  expect(root.querySelector('.cm-line')?.textContent).toBe('a100 hidden charactersb');
  editor.view.dispatch({ selection: { anchor: 201 } });
  root
    .querySelector('.cm-content')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', keyCode: 8, bubbles: true }));
  expect(handed).toEqual(['ab']);
});

test('marks that come late stand where their characters have moved to', () => {
  const long = `a\u200bb${'x'.repeat(60_000)}`;
  const root = make(long);
  const drawn = () => [...root.querySelectorAll('.cm-hidden')].map((mark) => mark.textContent);
  type('one ');
  editor.setMarks(Int32Array.from([1, 2]));
  expect(drawn()).toEqual(['\u200b']);
  type('two ');
  expect(drawn()).toEqual(['\u200b']);
});

test('what is only shown is drawn apart from what is taken out', () => {
  const root = make('p\u0430y a\u200bb');
  editor.setMarks(Int32Array.from([5, 6]), Int32Array.from([1, 2]));
  const drawn = (name: string) => [...root.querySelectorAll(name)].map((mark) => mark.textContent);
  expect(drawn('.cm-hidden')).toEqual(['\u200b']);
  expect(drawn('.cm-quiet')).toEqual(['\u0430']);
});
