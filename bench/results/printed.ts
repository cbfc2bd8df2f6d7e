import type { Reading } from './figures.ts';

/** What a benchmark printed, as figures. */
export type Reader = (printed: string) => Reading[];

const lastLine = (printed: string) => printed.trimEnd().split('\n').at(-1) ?? '';
export const jsonOf = <T>(printed: string) => JSON.parse(lastLine(printed)) as T;
export const wholeJson = <T>(printed: string) => JSON.parse(printed) as T;
