// What becomes of a token, for `import * as Verdict`; the numbers of `Tokens.verdicts`.
export const keep = 0;
export const remove = 1;
export const replace = 2;
export const flag = 3;
