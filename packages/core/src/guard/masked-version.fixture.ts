import type { Masked } from './placeholders.ts';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A version as a model gives it: with the placeholders of the original in place of its items. */
export function maskedVersion({ items }: Masked, version: string): string {
  return items.reduce((out, { text }, index) => {
    const item = new RegExp(`(?<![[\\d.,:])${literally(text)}(?![\\d\\]])`);
    return out.replace(item, `[[${index + 1}]]`);
  }, version);
}
