import { type TextLimit, textLimits } from '@cleanpaste/contract';

/** Bytes of a JSON body with a text: it may spend six on one unit (\u200b), and other fields need room. */
export const textBodyBytes = (kind: TextLimit) => textLimits[kind] * 6 + 4096;
