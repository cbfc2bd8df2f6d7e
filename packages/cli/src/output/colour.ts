/** Colours a piece of text, or leaves it as it is. */
export type Paint = (style: 'red' | 'yellow' | 'cyan' | 'dim' | 'reverse', text: string) => string;

const CODES = { red: [31, 39], yellow: [33, 39], cyan: [36, 39], dim: [2, 22], reverse: [7, 27] };

/** Colours only for people: on a terminal, and not against NO_COLOR (no-color.org). */
export function paintFor(isTerminal: boolean, env: Record<string, string | undefined>): Paint {
  if (!isTerminal || env.NO_COLOR || env.TERM === 'dumb') return (_, text) => text;
  return (style, text) => `\u001b[${CODES[style][0]}m${text}\u001b[${CODES[style][1]}m`;
}
