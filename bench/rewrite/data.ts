import { readFileSync } from 'node:fs';
import { alternatives } from '@cleanpaste/core/rewrite';
import { scoreSynthId } from '@cleanpaste/core/watermark';
import { tokenize } from './tokens.ts';

/** A text with a SynthID-Text mark, one without, and a model's paraphrase of the first if there is one. */
export interface Row {
  id: string | number;
  watermarked: string;
  unwatermarked: string;
  recorded?: string;
  expected?: Record<string, { z: number }>;
}

/** Rows of a file in the format of the development set. */
export function readRows(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row = JSON.parse(line);
      const { id, watermarked, unwatermarked, expected } = row;
      return { id, watermarked, unwatermarked, recorded: row.recorded_llm_paraphrase, expected };
    });
}

/**
 * The project's own small set: its own texts as they are, and marked by the choice between wordings
 * that the mark likes best, place by place: a weak model with SynthID-Text's key.
 */
export function ownRows(): Row[] {
  const texts: string[] = JSON.parse(
    readFileSync(new URL('./own-texts.json', import.meta.url), 'utf8'),
  );
  return texts.map((text, id) => ({ id, watermarked: mark(text), unwatermarked: text }));
}

function mark(text: string): string {
  let marked = text;
  for (const { start, end, options } of alternatives(text).reverse()) {
    let best = marked;
    let most = scoreSynthId(tokenize(marked)).z;
    for (const option of options) {
      const other = marked.slice(0, start) + option + marked.slice(end);
      const { z } = scoreSynthId(tokenize(other));
      if (z <= most) continue;
      most = z;
      best = other;
    }
    marked = best;
  }
  return marked;
}
