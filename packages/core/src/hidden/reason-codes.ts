// Reasons other than the usual one of a kind, for `import * as Reason`; the numbers of `Tokens.reasons`.
export const usual = 0;
export const several = 1;
export const unbalanced = 2;
export const empty = 3;
export const payload = 4;
export const keptProvenance = 5;
export const controlInCode = 6;
export const unbalancedInCode = 7;
export const reordersInCode = 8;
export const inName = 9;
export const balancedInCode = 10;
export const markInCode = 11;
export const betweenTokens = 12;
export const spaceInCode = 13;
export const keptInName = 14;
