import { FileError } from '../errors.ts';
import { kindsLeftOut } from '../leaving-out.ts';
import { drawLine } from '../output/draw.ts';
import { eachSource, type Session, sayLeftAlone } from '../session.ts';
import { type Compared, comparer, type SharedPassage } from '../sources/compare.ts';
import { pathOf, readDocumentText, readSources } from '../sources/read-sources.ts';

/** UTF-16 units of the longest text that is compared. */
const longest = 1_000_000;

const kinds = { verbatim: 'word for word', reworded: 'reworded', summary: 'summed up' } as const;

/** Characters of a passage that are printed. */
const shown = 100;

function snippetOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return drawLine(line.length > shown ? `${line.slice(0, shown).trimEnd()}…` : line);
}

/** The line that a place stands in, from 1. */
function lineOf(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1))
    line++;
  return line;
}

const passageLine = (text: string, { start, kind, text: own }: SharedPassage) =>
  `        line ${lineOf(text, start)}, ${kinds[kind]}: ${snippetOf(own)}\n`;

/** Compares every text with files on this machine. True if something similar was found. */
export async function runCompare(session: Session): Promise<boolean> {
  const { out, invocation, paint } = session;
  const compareText = comparer(await readSources(session));
  let any = false;

  async function report(name: string, text: string, compared: Compared) {
    any ||= compared.similarity > 0;
    if (invocation.json) {
      await out.write(`${JSON.stringify({ file: name, ...compared })}\n`);
      return;
    }
    const { similarity, compared: count, sources, translations } = compared;
    const against = count === 1 ? '1 source' : `${count} sources`;
    await out.write(
      `${paint('dim', `${drawLine(name)}:`)} similarity ${similarity} %, ${against}\n`,
    );
    for (const { source, matchPercentage, passages } of sources) {
      await out.write(`    ${matchPercentage} %  ${drawLine(source)}\n`);
      for (const passage of passages) await out.write(passageLine(text, passage));
    }
    for (const { source, start, end } of translations) {
      const [first, last] = [lineOf(text, start), lineOf(text, end)];
      await out.write(
        `    ${drawLine(source)}\n        lines ${first} to ${last}, may be a translation: names, numbers and dates agree; not counted\n`,
      );
    }
  }

  async function compare(name: string, text: string) {
    if (text.length > longest)
      throw new FileError(
        `${name} is too long to be compared: 1,000,000 characters are read at most`,
      );
    const path = name === '-' ? null : pathOf(name);
    await report(name, text, compareText(text, { path, kinds: kindsLeftOut(invocation.leftOut) }));
  }

  await eachSource(
    session,
    async (source) => {
      if (source.encoding === null) return void sayLeftAlone(session, source);
      let text = '';
      for await (const piece of source.pieces()) {
        text += piece;
        if (text.length > longest) break;
      }
      await compare(source.name, text);
    },
    {
      async document({ name }) {
        await compare(name, await readDocumentText(name));
        return true;
      },
    },
  );
  if (!invocation.json) {
    session.say('Compared here, with these files alone. Similar is not the same as copied.');
  }
  return any;
}
