import { openEngine } from '../../packages/cli/src/engine/engine.ts';
import { rewriteByEngine } from '../../packages/cli/src/engine/rewrite-by-engine.ts';
import type { EngineChoice } from '../../packages/cli/src/rewriting.ts';
import type { Row } from './data.ts';

type Side = 'watermarked' | 'unwatermarked';

/** The texts as a model on this machine rewrites them behind the guard, and who did how much of them. */
export async function engineTexts(
  rows: readonly Row[],
  { seed, ...choice }: EngineChoice & { seed: number },
): Promise<Record<Side, string[]> & { told: string }> {
  const engine = await openEngine(choice, process.env);
  const parts: Record<string, number> = {};
  const texts: Record<Side, string[]> = { watermarked: [], unwatermarked: [] };
  for (const [i, row] of rows.entries())
    for (const side of ['watermarked', 'unwatermarked'] as const) {
      const answer = await rewriteByEngine(row[side], { engine, seed: seed + i });
      texts[side].push(answer.cleanedText);
      for (const { engine: by, note } of answer.chunks) {
        const who = note ? `${by} (${note})` : by;
        parts[who] = (parts[who] ?? 0) + 1;
      }
    }
  const told = Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .map(([who, count]) => `${count} ${who}`)
    .join(', ');
  return { ...texts, told: `engine ${engine.model}, parts by: ${told}` };
}
