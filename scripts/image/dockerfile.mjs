import { PlainError } from '../setup/say.mjs';

/**
 * One step of a Dockerfile: its word, its flags, and what stands after them.
 * @typedef {{word: string, flags: Record<string, string>, rest: string, line: number}} Step
 * @typedef {{base: string, name: string | undefined, steps: Step[]}} Stage
 */

const known = [
  ...['FROM', 'ENV', 'WORKDIR', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'],
  ...['ENTRYPOINT', 'ARG'],
];

/** Lines without comments, each joined with those that it goes on with. */
function logicalLines(text) {
  const lines = [];
  let open = '';
  let began = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (open === '') began = index + 1;
    open += line.replace(/\\\s*$/, '');
    if (/\\\s*$/.test(line)) continue;
    lines.push({ text: open.trim(), line: began });
    open = '';
  }
  return lines;
}

/** @returns {Step} */
function stepOf({ text, line }) {
  const [, word = '', after = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  if (!known.includes(word))
    throw new PlainError(`Dockerfile, line ${line}: ${word} is not known here.`);
  /** @type {Record<string, string>} */
  const flags = {};
  let rest = after;
  for (
    let found = /^--([\w-]+)=(\S+)\s+/.exec(rest);
    found;
    found = /^--([\w-]+)=(\S+)\s+/.exec(rest)
  ) {
    flags[found[1] ?? ''] = found[2] ?? '';
    rest = rest.slice(found[0].length);
  }
  return { word, flags, rest, line };
}

/**
 * Reads the words of a Dockerfile that ours uses; any other one is refused rather than passed over.
 * @param {string} text
 * @param {Record<string, string>} [args] in the place of the defaults of its ARG, which only FROM may name
 * @returns {Stage[]}
 */
export function readDockerfile(text, args = {}) {
  /** @type {Stage[]} */
  const stages = [];
  /** @type {Record<string, string>} */
  const given = {};
  const filled = (words) => words.replace(/\$\{(\w+)\}/g, (all, name) => given[name] ?? all);
  for (const line of logicalLines(text)) {
    const step = stepOf(line);
    if (step.word === 'ARG') {
      if (stages.length > 0)
        throw new PlainError(`Dockerfile, line ${step.line}: ARG is known before FROM only.`);
      Object.assign(given, settingsOf(step));
      for (const name of Object.keys(given)) given[name] = args[name] ?? given[name] ?? '';
    } else if (step.word === 'FROM') {
      const words = filled(step.rest);
      const [, base = '', name] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(words) ?? [];
      if (!base) throw new PlainError(`Dockerfile, line ${step.line}: FROM names no image.`);
      stages.push({ base, name, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new PlainError(`Dockerfile, line ${step.line}: nothing comes before FROM.`);
      stage.steps.push(step);
    }
  }
  return stages;
}

/** What a step says in the form `["program", "argument"]`, which no shell reads. */
export function wordsOf({ rest, word, line }) {
  const list = rest.slice(rest.indexOf('['));
  try {
    return /** @type {string[]} */ (JSON.parse(list));
  } catch {
    throw new PlainError(
      `Dockerfile, line ${line}: ${word} needs the form ["program", "argument"].`,
    );
  }
}

/** `A=1 B=2`, as ENV has it. */
export const settingsOf = ({ rest }) =>
  Object.fromEntries(
    rest.split(/\s+/).map((one) => [one.split('=')[0], one.slice(one.indexOf('=') + 1)]),
  );
