/** The script (`script-numbers.ts`) stands above the flags; 0 where no rule asks for it. */
export const SCRIPT_SHIFT = 21;

/** From here on the numbers of scripts that form conjuncts with a virama. */
export const FIRST_CONJUNCT_SCRIPT = 64;
