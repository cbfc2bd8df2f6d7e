import { likelihoodPercent } from '@cleanpaste/contract';
import { whole } from '../files/whole-text.ts';
import { switchesOf } from '../leaving-out.ts';
import { ask } from '../online.ts';
import { drawLine } from '../output/draw.ts';
import { eachSource, type Session, sayLeftAlone } from '../session.ts';

/** Rewrites every text, on the server or by a model here; the new texts go to standard output. */
export async function runRewrite(session: Session): Promise<boolean> {
  const { out, invocation, online } = session;
  if (invocation.engine)
    return (await import('./rewrite-here.ts')).rewriteHere(session, invocation.engine);
  await eachSource(session, async (source) => {
    if (source.encoding === null) return void sayLeftAlone(session, source);
    const body = { text: await whole(source), ...invocation.rewriting };
    const answer = (await ask(online(), 'rewrite', { name: source.label, body })) as {
      cleanedText: string;
    };
    await out.write(invocation.json ? `${JSON.stringify(answer)}\n` : answer.cleanedText);
  });
  return false;
}

/** Why there is no likelihood, in words. */
const noFigure = {
  'too short to say': 'too short to say',
  'not English': 'none, the text is not in English',
  code: 'none, the text is code',
  list: 'none, the text is a list',
  verse: 'none, the text is verse',
  table: 'none, the text is a table',
} as const;

const bands = {
  person: 'probably written by a person',
  unclear: 'cannot tell',
  machine: 'probably machine-written',
} as const;

/** Below so many percent a text was probably written by a person, as on the page. */
const unclearFrom = { local: 50, copyleaks: 1 } as const;

/** The likelihood as it is printed: one that says little is not printed like one that says much. */
function likelihoodOf({
  aiScore,
  aiReason,
  verdictThreshold,
  provider,
  peopleAsHigh,
}: CheckAnswer) {
  if (aiScore === null) return noFigure[aiReason ?? 'too short to say'];
  const percent = likelihoodPercent(aiScore).replace('%', ' %');
  if (verdictThreshold === undefined || provider === undefined) return percent;
  const isPerson = aiScore < unclearFrom[provider];
  const band = isPerson ? 'person' : aiScore < verdictThreshold ? 'unclear' : 'machine';
  const figure = band === 'unclear' ? `about ${percent}` : percent;
  const said = `${figure}, ${bands[band]}`;
  // Where nothing is claimed there is no rate of being wrong.
  if (!peopleAsHigh || band === 'unclear') return said;
  const { rate, label } = peopleAsHigh;
  const many = rate < 0.005 ? 'fewer than 1' : Math.round(100 * rate);
  return `${said} (of ${label} by people, ${many} in 100 get a figure this high)`;
}

interface CheckAnswer {
  similarity: number;
  aiScore: number | null;
  /** Servers before it had one reason only. */
  aiReason?: keyof typeof noFigure | null;
  verdictThreshold?: number;
  provider?: 'local' | 'copyleaks';
  peopleAsHigh?: { label: string; rate: number } | null;
  sources: { title: string; url: string | null; matchPercentage: number }[];
  innocent?: { kind: string; counted: boolean }[];
}

/** What is alike and no sign of copying, a line for each kind; servers before it say nothing of it. */
function namedLines(passages: NonNullable<CheckAnswer['innocent']>): string[] {
  return [...new Set(passages.map(({ kind }) => kind))].map((kind) => {
    const all = passages.filter((one) => one.kind === kind);
    const counted = all.some((one) => one.counted) ? 'counted' : 'not counted';
    return `${drawLine(kind)}: ${all.length === 1 ? '1 place' : `${all.length} places`}, ${counted}`;
  });
}

/** Checks every text on the server. True if something similar was found. */
export async function runCheck(session: Session): Promise<boolean> {
  const { out, invocation, online, paint } = session;
  if (invocation.against.length > 0) return (await import('./compare.ts')).runCompare(session);
  let any = false;
  await eachSource(session, async (source) => {
    if (source.encoding === null) return void sayLeftAlone(session, source);
    const body = { text: await whole(source), ...switchesOf(invocation.leftOut) };
    const name = source.label;
    const answer = (await ask(online(), 'check', { name, body })) as CheckAnswer;
    any ||= answer.similarity > 0;
    if (invocation.json) return void (await out.write(`${JSON.stringify(answer)}\n`));
    const figures = `similarity ${answer.similarity} %, AI likelihood ${likelihoodOf(answer)}`;
    await out.write(`${paint('dim', `${name}:`)} ${figures}\n`);
    for (const { title, url, matchPercentage } of answer.sources) {
      const where = url ? ` ${url}` : '';
      await out.write(`    ${matchPercentage} %  ${drawLine(title)}${drawLine(where)}\n`);
    }
    for (const line of namedLines(answer.innocent ?? [])) await out.write(`    ${line}\n`);
  });
  if (!invocation.json) {
    session.say('Estimates, not proofs: for personal reference, not for submitting work.');
  }
  return any;
}
