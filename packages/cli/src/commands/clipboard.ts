import { clean, type Finding } from '@cleanpaste/core/hidden';
import { clipboardOf } from '../clipboard/clipboard.ts';
import type { Session } from '../session.ts';

/** Cleans what is in the clipboard. True if there was something to clean. */
export async function runClipboard({ invocation, env, out, say }: Session): Promise<boolean> {
  const { check, json, options } = invocation;
  const clipboard = clipboardOf(env);
  const before = await clipboard.read();
  const { text, removedCharacterCount, findings } = clean(before, options);
  const changed = text !== before;
  if (changed && !check) await clipboard.write(text);
  const gone = namesOf(findings);
  if (json) await out.write(`${JSON.stringify({ changed, removedCharacterCount, names: gone })}\n`);
  else if (!changed) say('nothing hidden in the clipboard');
  else {
    const things = removedCharacterCount === 1 ? 'character' : 'characters';
    say(
      `${removedCharacterCount} hidden ${things} ${check ? 'in the clipboard' : 'cleaned'}: ${shown(gone)}`,
    );
  }
  return changed;
}

/** So many are named in one line. */
const mostNames = 5;

/** What goes, by name, and how often; the most frequent first. */
function namesOf(findings: readonly Finding[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { name, action } of findings)
    if (action !== 'flag') counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one));
}

function shown(names: Record<string, number>): string {
  const all = Object.entries(names).map(([name, count]) =>
    count > 1 ? `${name} ×${count}` : name,
  );
  const more = all.length - mostNames;
  return all.slice(0, mostNames).join(', ') + (more > 0 ? `, and ${more} more kinds` : '');
}
