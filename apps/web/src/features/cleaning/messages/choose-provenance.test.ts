import { clean } from '@cleanpaste/core/hidden';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftStore } from '../draft/draft-store.ts';
import { chooseProvenance } from './choose-provenance.ts';

const worker = vi.hoisted(() => ({ fails: false, before: () => {} }));
vi.mock('../../../workers/bridge.ts', () => ({
  async askTextWorker(_: string, { text, options }: { text: string; options: object }) {
    worker.before();
    if (worker.fails) throw new Error('The worker is not there.');
    const { text: done, removedCharacterCount } = clean(text, options);
    return { text: done, removedCharacterCount };
  },
}));

const bytes = [...new TextEncoder().encode('C2PATXT\0'), 1, 0, 0, 0, 1, 97];
const wrapper = bytes.map((byte) => (byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16));
const text = `Sig\u200bned.\ufeff${String.fromCodePoint(...wrapper)}`;
const kept = { text: text.replace('\u200b', ''), removedCharacterCount: 1 };
const onChange = vi.fn();

beforeEach(() => {
  Object.assign(worker, { fails: false, before: () => {} });
  onChange.mockClear();
  draftStore.erase({ toggles: true });
  draftStore.set({ text, cleaned: { ...kept, local: false, rewrite: null } });
});

test('a choice made after cleaning is carried out on the result, both ways, and a report on it ends', async () => {
  await chooseProvenance(true, { onChange });
  expect(draftStore.get().cleaned).toMatchObject({ text: 'Signed.', removedCharacterCount: 16 });
  expect(onChange).toHaveBeenCalledTimes(1);
  await chooseProvenance(false, { onChange });
  expect(draftStore.get().cleaned).toMatchObject(kept);
});

test('before cleaning a choice is only kept, and a failed call is not asked for again as it was', async () => {
  draftStore.set({ cleaned: null, cleaning: { key: 'k', strip: false, running: false } });
  await chooseProvenance(true, { onChange });
  expect(draftStore.get()).toMatchObject({ dropProvenance: true, cleaned: null, cleaning: null });
  expect(onChange).not.toHaveBeenCalled();
});

test('a text that was typed in the meantime is not answered with what became of the one before', async () => {
  worker.before = () => draftStore.set({ text: 'Another.', cleaned: null });
  await chooseProvenance(true, { onChange });
  expect(draftStore.get()).toMatchObject({ text: 'Another.', cleaned: null });
});

test('where it cannot be cleaned anew, no result is shown that goes against the choice', async () => {
  worker.fails = true;
  await chooseProvenance(true, { onChange });
  expect(draftStore.get().cleaned).toBeNull();
});
