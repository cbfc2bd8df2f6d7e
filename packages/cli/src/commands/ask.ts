import { FileError } from '../errors.ts';
import type { TextSource } from '../files/text-source.ts';
import { ask } from '../online.ts';
import { drawLine } from '../output/draw.ts';
import { eachSource, type Session, sayBinary } from '../session.ts';

/** No verb of the API takes a longer text. */
const longest = 1_000_000;

async function whole(source: TextSource): Promise<string> {
  let text = '';
  for await (const piece of source.pieces()) {
    text += piece;
    if (text.length > longest) throw new FileError(`${source.label} is too long to be sent`);
  }
  return text;
}

/** Rewrites every text on the server; the new texts go to standard output. */
export async function runRewrite(session: Session): Promise<boolean> {
  const { out, invocation, online } = session;
  await eachSource(session, async (source) => {
    if (source.encoding === null) return sayBinary(session, source);
    const body = { text: await whole(source) };
    const answer = (await ask(online(), 'rewrite', { name: source.label, body })) as {
      cleanedText: string;
    };
    await out.write(invocation.json ? `${JSON.stringify(answer)}\n` : answer.cleanedText);
  });
  return false;
}

interface CheckAnswer {
  similarity: number;
  aiScore: number | null;
  sources: { title: string; url: string | null; matchPercentage: number }[];
}

/** Checks every text on the server. True if something similar was found. */
export async function runCheck(session: Session): Promise<boolean> {
  const { out, invocation, online, paint } = session;
  let any = false;
  await eachSource(session, async (source) => {
    if (source.encoding === null) return sayBinary(session, source);
    const body = { text: await whole(source) };
    const name = source.label;
    const answer = (await ask(online(), 'check', { name, body })) as CheckAnswer;
    any ||= answer.similarity > 0;
    if (invocation.json) return void (await out.write(`${JSON.stringify(answer)}\n`));
    const likelihood = answer.aiScore === null ? 'too short to say' : `${answer.aiScore} %`;
    await out.write(
      `${paint('dim', `${name}:`)} similarity ${answer.similarity} %, AI likelihood ${likelihood}\n`,
    );
    for (const { title, url, matchPercentage } of answer.sources) {
      const where = url ? ` ${url}` : '';
      await out.write(`    ${matchPercentage} %  ${drawLine(title)}${drawLine(where)}\n`);
    }
  });
  if (!invocation.json) {
    session.say('Estimates, not proofs: for personal reference, not for submitting work.');
  }
  return any;
}
