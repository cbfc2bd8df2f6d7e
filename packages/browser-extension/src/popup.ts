import { clean, decode } from '@cleanpaste/core/hidden';
import { inspect, visible } from '@cleanpaste/inspect';
import { readSettings, type Settings } from './settings.ts';

const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

const box = byId<HTMLTextAreaElement>('text');
const found = byId('found');
const list = byId('list');
const copy = byId<HTMLButtonElement>('copy');

/** Names and counts of what is hidden, and the messages that can be read. */
function linesOf(text: string): string[] {
  const counts = Map.groupBy(inspect(text), ({ name }) => name);
  const characters = [...counts].map(([name, { length }]) => `${length} × ${name}`);
  const messages = decode(text).map(({ content, note }) =>
    content === null ? note : `Hidden message: “${visible(content).slice(0, 300)}”`,
  );
  return [...messages, ...characters];
}

function look(): void {
  const { value } = box;
  const lines = value === '' ? [] : linesOf(value);
  found.textContent =
    value === '' ? '' : lines.length === 0 ? 'Nothing is hidden.' : 'Hidden in it:';
  list.replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
  copy.disabled = value === '';
}

async function start(): Promise<void> {
  const settings = await readSettings();
  for (const name of ['paste', 'typography'] as (keyof Settings)[]) {
    const toggle = byId<HTMLInputElement>(name);
    toggle.checked = settings[name];
    toggle.addEventListener(
      'change',
      () => void chrome.storage.local.set({ [name]: toggle.checked }),
    );
  }
  box.addEventListener('input', look);
  copy.addEventListener('click', async () => {
    const { typography } = await readSettings();
    await navigator.clipboard.writeText(clean(box.value, { ellipsisAndArrows: typography }).text);
    found.textContent = 'Copied.';
  });
  byId('mark').addEventListener(
    'click',
    () => void chrome.runtime.sendMessage({ cleanpaste: 'mark' }),
  );
}

void start();
