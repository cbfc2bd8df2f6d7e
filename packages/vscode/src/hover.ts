import { decode } from '@cleanpaste/core/hidden';
import { codePointLabel, type Problem, visible } from '@cleanpaste/inspect';

/** A message of more than this is cut in a hover. */
const most = 400;

/** Signs of Markdown would draw what a stranger wrote: links and pictures, too. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]()#+\-.!|<>~]/g, (sign) => `\\${sign}`);

/** What a hover says of one problem, in Markdown. */
export function hoverText(problem: Problem): string {
  const { codePoints, name, category, reason, severity, dangerous } = problem;
  const numbers = codePoints.slice(0, 8).map(codePointLabel).join(' ');
  const more = codePoints.length > 8 ? ` and ${codePoints.length - 8} more` : '';
  const head = `**${plain(name)}** · \`${numbers}\`${more}`;
  return `${head}\n\n${plain(reason)}\n\n${dangerous ? 'attack' : severity} · ${plain(category)}`;
}

/** A message that is hidden where the cursor stands, in Markdown. */
export function hiddenMessage(text: string, offset: number): string | undefined {
  const found = decode(text).find(({ start, end }) => start <= offset && offset <= end);
  if (!found) return undefined;
  const { content, scheme, certainty, note } = found;
  const said = content === null ? plain(note) : `“${plain(visible(content).slice(0, most))}”`;
  return `Hidden message (${plain(scheme)}, ${certainty}): ${said}`;
}

/** All messages hidden in a text, as a document of its own. */
export function decodeReport(text: string): string {
  const payloads = decode(text);
  if (payloads.length === 0) return 'No message is hidden in this text.\n';
  const parts = payloads.map(({ content, scheme, certainty, note, start, end }, index) => {
    const head = `${index + 1}. ${scheme}, ${certainty}, characters ${start} to ${end}\n   ${note}`;
    return content === null ? head : `${head}\n\n${visible(content)}`;
  });
  return `Messages hidden in this text. They are what somebody else wrote.\n\n${parts.join('\n\n')}\n`;
}
