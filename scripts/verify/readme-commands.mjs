/**
 * A command that a text tells people to run. `shows` is what stands below it as its answer, null without one.
 * @typedef {{command: string, shows: string | null}} Told
 */

const fence = /^```(sh|console)\n([\s\S]*?)^```$/gm;

/** A line without the remark behind it. */
const bare = (line) => line.replace(/\s+# .*$/, '').trim();

/** @returns {Told[]} */
function fromConsole(block) {
  /** @type {Told[]} */
  const found = [];
  for (const line of block.split('\n').slice(0, -1)) {
    if (line.startsWith('$ ')) found.push({ command: bare(line.slice(2)), shows: null });
    else {
      const last = found.at(-1);
      if (last) last.shows = `${last.shows ?? ''}${line}\n`;
    }
  }
  return found;
}

/**
 * The commands of a text's `sh` and `console` blocks, in their order.
 * @param {string} text
 * @returns {Told[]}
 */
export function commandsOf(text) {
  return [...text.matchAll(fence)].flatMap(([, language, block = '']) =>
    language === 'console'
      ? fromConsole(block)
      : block
          .split('\n')
          .map(bare)
          .filter((line) => line !== '')
          .map((command) => ({ command, shows: null })),
  );
}

/** The programs of a text's `ts` blocks. */
export const programsOf = (text) =>
  [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, program]) => program ?? '');

/** The files that a text leads to. */
export const linksOf = (text) => [
  ...new Set(
    [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target]) =>
      (target ?? '').replace(/\/$/, ''),
    ),
  ),
];
