/**
 * @typedef {{line: number, column: number, codePoints: (string | number)[], name: string, category: string,
 *   action: string, dangerous?: boolean, severity?: string, reason: string}} Finding
 * @typedef {{file: string, finding: Finding, level: 'error' | 'warning' | 'note'}} Hit
 */

export const levels = /** @type {const} */ (['note', 'warning', 'error']);

const notes = new Set(['typographic', 'space', 'visible-format', 'font-icon']);

/** What the command says of it, or the same by its kind. @param {Finding} finding */
function levelOf({ severity, dangerous, category }) {
  const said = levels.find((level) => level === severity);
  return said ?? (!dangerous && notes.has(category) ? 'note' : 'error');
}

/**
 * Everything that `cleanpaste scan --json` lists, the worst first.
 * @param {{files: {file: string, findings?: Finding[]}[]}} report
 * @returns {Hit[]}
 */
export function hitsOf({ files }) {
  const hits = files.flatMap(({ file, findings = [] }) =>
    findings.map((finding) => ({ file, finding, level: levelOf(finding) })),
  );
  return hits.sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level));
}

/** Control characters would end the command; what else is hidden in a name of a file is drawn. */
const shown = (/** @type {string} */ text) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `‹U+${code}›`;
  });

const escaped = (/** @type {string} */ text) => shown(text).replaceAll('%', '%25');
const property = (/** @type {string} */ text) =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const command = { error: 'error', warning: 'warning', note: 'notice' };

/** A workflow command, which becomes a mark beside the line. @param {Hit} hit */
export function annotation({ file, finding, level }) {
  const { line, column, name, reason, category } = finding;
  const place = `file=${property(file)},line=${line},col=${column}`;
  const title = `title=${property(`Hidden character: ${category}`)}`;
  return `::${command[level]} ${place},${title}::${escaped(`${name}. ${reason}`)}`;
}

const cell = (/** @type {string} */ text) =>
  shown(text).replace(/[\\|`<>*_[\]]/g, (sign) => `\\${sign}`);

/** A table for the summary of the job. @param {Hit[]} hits @param {number} [most] */
export function summary(hits, most = 50) {
  if (hits.length === 0) return '### CleanPaste\n\nNothing hidden.\n';
  const rows = hits.slice(0, most).map(({ file, finding, level }) => {
    const { line, column, name, reason } = finding;
    return `| ${level} | ${cell(file)}:${line}:${column} | ${cell(name)} | ${cell(reason)} |`;
  });
  const more = hits.length > most ? `\nand ${hits.length - most} more\n` : '';
  const head = '| severity | place | character | why |\n|---|---|---|---|';
  return `### CleanPaste\n\n${hits.length} found.\n\n${head}\n${rows.join('\n')}\n${more}`;
}
