import { clean } from '@cleanpaste/core/hidden';
import type { Invocation } from '../invocation.ts';
import { countPlaces } from '../output/places.ts';
import { isChanged } from './changed-files.ts';
import type { ChangedLines } from './changed-lines.ts';
import { applyChanges, changesOf } from './examine.ts';
import { mayIgnore } from './ignores.ts';
import type { Listed } from './listed.ts';
import { placeFindings } from './place-findings.ts';

/** A block of a text, cleaned. */
export interface Cleaned {
  original: string;
  text: string;
  removed: number;
  /** The changes, worst severity and all; only where somebody asks for them. */
  changes: Listed[] | null;
}

interface Cleaning {
  file: string;
  start: string;
  invocation: Invocation;
  changed: ChangedLines | null;
  /** Whether the changes are wanted one by one. */
  listed: boolean;
}

const PRIVATE_USE = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/u;

/**
 * Cleans the blocks of a text one after the other. What is switched off, ignored with a reason, an
 * icon of a font, or on a line that does not count, stays.
 */
export function cleanerFor(cleaning: Cleaning): (text: string) => Cleaned {
  const { file, start, invocation, changed, listed } = cleaning;
  const { options, severity } = invocation;
  const places = countPlaces();
  const carried = { isFile: false, isNextLine: false };
  const isSelective = changed !== null || Object.values(severity).includes('off');
  return (text) => {
    const whole = clean(text, options);
    const mayStay = isSelective || carried.isFile || carried.isNextLine || mayIgnore(text);
    if (!listed && !mayStay && !PRIVATE_USE.test(text))
      return {
        original: text,
        text: whole.text,
        removed: whole.removedCharacterCount,
        changes: null,
      };
    const about = { name: file, start, mayBeDamaged: false, carried };
    const all = changesOf(text, invocation, about);
    const counting =
      changed === null
        ? all
        : placeFindings(text, all, { file, severity, fingerprints: false, places })
            .filter((located) => isChanged(located, changed))
            .map(({ finding }) => finding);
    const removed = counting.reduce((sum, { codePoints }) => sum + codePoints.length, 0);
    return { original: text, text: applyChanges(text, counting), removed, changes: counting };
  };
}
