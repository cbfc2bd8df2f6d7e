import { type Cursor, stepLeft, stepRight, type Tokens } from '../tokens.ts';

/** U+00A4, which patterns write for any currency. */
const CURRENCY_SIGN = 0xa4;

function isDigit(codePoint: number): boolean {
  return codePoint >= 0x30 && codePoint <= 0x39;
}

function passesPlaceholder(
  tokens: Tokens,
  cursor: Cursor,
  { step, open, close }: { step: typeof stepLeft; open: number; close: number },
): boolean {
  const first = step(tokens, cursor);
  if (first === CURRENCY_SIGN) return true;
  if (first !== open) return false;
  let codePoint = step(tokens, cursor);
  if (!isDigit(codePoint)) return false;
  while (isDigit(codePoint)) codePoint = step(tokens, cursor);
  return codePoint === close;
}

/**
 * Whether the place between two cursors touches a placeholder: a numbered one such as `{0}`, or `¤`. What will
 * stand there is not in the text, so a mark or a no-break space beside it cannot be judged.
 */
export function touchesPlaceholder(tokens: Tokens, left: Cursor, right: Cursor): boolean {
  return (
    passesPlaceholder(tokens, left, { step: stepLeft, open: 0x7d, close: 0x7b }) ||
    passesPlaceholder(tokens, right, { step: stepRight, open: 0x7b, close: 0x7d })
  );
}
