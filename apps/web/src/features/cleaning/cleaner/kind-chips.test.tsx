import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HiddenKind } from '../../../workers/messages.ts';
import KindChips from './kind-chips.tsx';

afterEach(cleanup);

const kind = (name: string, codePoint: number): HiddenKind => ({
  codePoint,
  label: `U+${codePoint.toString(16).toUpperCase()}`,
  name,
  count: 1,
  action: 'remove',
  dangerous: false,
  reason: 'Nothing of it is drawn.',
});
const space = kind('ZERO WIDTH SPACE', 0x200b);
const tags = kind('TAG SEQUENCE', 0xe0046);

const chips = (kinds: HiddenKind[]) => (
  <KindChips kinds={kinds} first={0} isGone={false} onKind={async () => null} />
);
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;

test('a name goes with the chip that it names, when another text comes under the pointer', () => {
  const { rerender } = render(chips([tags, space]));
  fireEvent.mouseEnter(screen.getAllByRole('button')[0]!);
  expect(tip()).toContain('TAG SEQUENCE');
  // The same kinds, found anew: the chip is still pointed at.
  rerender(chips([{ ...tags }, { ...space, count: 2 }]));
  expect(tip()).toContain('TAG SEQUENCE');
  rerender(chips([space]));
  expect(tip()).toBeNull();
  // And it does not come back by itself.
  rerender(chips([tags, space]));
  expect(tip()).toBeNull();
});
