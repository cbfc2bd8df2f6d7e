import { reveal } from '@cleanpaste/core/hidden';

/** `U+200B`, for the eyes of people. */
export function codePointLabel(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * A text in which nothing is hidden any more: what cleaning would touch is drawn, like ‹U+200B›, and
 * so is every direction control, which prose may need and a program may not. For answers to programs
 * and agents, which read characters that people do not see.
 */
export function visible(text: string): string {
  return reveal(text)
    .map((it) =>
      it.kind === 'text' || (it.kept && !it.category.startsWith('bidi'))
        ? it.text
        : `‹${it.label}›`,
    )
    .join('');
}
