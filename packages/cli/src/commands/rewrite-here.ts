import type { StrongParaphraseAnswer } from '@cleanpaste/contract';
import type { Form } from '@cleanpaste/core/rewrite';
import { openEngine } from '../engine/engine.ts';
import { rewriteByEngine } from '../engine/rewrite-by-engine.ts';
import { whole } from '../files/whole-text.ts';
import type { EngineChoice } from '../rewriting.ts';
import { eachSource, type Session, sayLeftAlone } from '../session.ts';

/** Rewrites every text by a model on this machine; nothing goes to a server. */
export async function rewriteHere(session: Session, choice: EngineChoice): Promise<boolean> {
  const { out, invocation } = session;
  const engine = await openEngine(choice, session.env);
  const { seed, form } = invocation.rewriting;
  await eachSource(session, async (source) => {
    if (source.encoding === null) return void sayLeftAlone(session, source);
    const answer = await rewriteByEngine(await whole(source), {
      engine,
      ...(seed !== undefined && { seed }),
      ...(form && { form: form as Form }),
    });
    if (invocation.json) return void (await out.write(`${JSON.stringify(answer)}\n`));
    await out.write(answer.cleanedText);
    sayWho(session, source.label, answer);
  });
  return false;
}

/** Who did the parts, where it was not the model alone. */
function sayWho(session: Session, label: string, { chunks }: StrongParaphraseAnswer): void {
  const byModel = chunks.filter(({ engine }) => engine === 'model').length;
  if (byModel < chunks.length)
    session.say(`${label}: ${byModel} of ${chunks.length} parts by the model`);
  for (const message of new Set(chunks.flatMap(({ message: said }) => said ?? [])))
    session.say(`${label}: ${message}`);
}
