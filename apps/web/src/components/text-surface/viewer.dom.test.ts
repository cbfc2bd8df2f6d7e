import { afterEach, expect, test } from 'vitest';
import { type BoxKind, stopsOf } from './box-stops.ts';
import { createViewer, type Viewer } from './viewer.ts';

const kinds: BoxKind[] = [
  { text: 'U+200B', name: 'ZERO WIDTH SPACE, U+200B', tone: 'mark' },
  { text: 'LF', name: 'LINE FEED, U+000A', tone: 'layout' },
];
const text = 'a\u200bb\nc\u200bd';
const places = Int32Array.from([1, 2, 0, 3, 4, 1, 5, 6, 0]);

let viewer: Viewer;
let shownBoxes: (number | null)[] = [];

function make() {
  shownBoxes = [];
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  viewer = createViewer({
    root,
    label: 'Revealed',
    text,
    boxes: { places, kinds, stops: stopsOf(places, kinds) },
    onBox: (index) => shownBoxes.push(index),
  });
  return root;
}
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

afterEach(() => viewer.destroy());

test('boxes stand for the characters, and are named', () => {
  const root = make();
  const boxes = [...root.querySelectorAll('.cm-box')];
  expect(boxes.map((box) => box.textContent)).toEqual(['U+200B', 'LF', 'U+200B']);
  expect(boxes[0]?.getAttribute('aria-label')).toBe('ZERO WIDTH SPACE, U+200B');
  expect([...root.querySelectorAll('.cm-line')].map((line) => line.textContent)).toEqual([
    'aU+200BbLF',
    'cU+200Bd',
  ]);
});

test('the text is named, can be reached by key and not be changed', () => {
  const content = make().querySelector('.cm-content');
  expect(content?.getAttribute('aria-label')).toBe('Revealed');
  expect(content?.getAttribute('tabindex')).toBe('0');
  expect(content?.getAttribute('contenteditable')).toBe('false');
  expect(content?.getAttribute('aria-readonly')).toBe('true');
});

test('the arrow keys step over line breaks from box to box, and stop at the ends', () => {
  const root = make();
  const focused = () => (root.activeElement as HTMLElement | null)?.dataset.box;
  press(root.querySelector('.cm-content')!, 'ArrowRight');
  expect(focused()).toBe('0');
  press(root.activeElement!, 'ArrowRight');
  expect(focused()).toBe('2');
  press(root.activeElement!, 'ArrowRight');
  expect(focused()).toBe('2');
  press(root.activeElement!, 'ArrowLeft');
  press(root.activeElement!, 'ArrowLeft');
  expect(focused()).toBe('0');
});

test('the pointer and the focus are shownBoxes, and when they leave', () => {
  const root = make();
  const box = root.querySelector<HTMLElement>('[data-box="2"]')!;
  box.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  box.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  expect(shownBoxes).toEqual([2, null]);
  viewer.show(0);
  expect(shownBoxes.at(-1)).toBe(0);
});

test('the one looked at last stays marked when the pointer and the focus leave', () => {
  const root = make();
  const marked = () =>
    [...root.querySelectorAll<HTMLElement>('.cm-box-current')].map(({ dataset }) => dataset.box);
  expect(marked()).toEqual([]);
  viewer.show(0);
  (root.activeElement as HTMLElement).blur();
  expect(marked()).toEqual(['0']);
  const box = root.querySelector<HTMLElement>('[data-box="2"]')!;
  box.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  box.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  expect(marked()).toEqual(['2']);
});
