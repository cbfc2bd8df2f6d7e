import { atLeast, inspect, type Problem, severities } from '@cleanpaste/inspect';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answer, answering } from '../answer.ts';
import { CallError } from '../errors.ts';
import type { FileAccess } from '../files.ts';
import { countBySeverity, countsShape, problemOf, problemShape } from '../problems.ts';
import { readSource } from '../source.ts';

const fileShape = z.object({
  path: z.string(),
  ok: z.boolean(),
  counts: countsShape,
  first: problemShape.optional(),
  error: z.string().optional(),
});

export function addCheck(server: McpServer, files: FileAccess): void {
  const inputSchema = {
    paths: z.array(z.string().min(1)).min(1).max(1000).describe('Files to check.'),
    failOn: z
      .enum(severities)
      .optional()
      .describe(
        'The least severity that fails. Default error: an ellipsis or a no-break space is a note.',
      ),
  };
  const description =
    'Says of each file whether it may be committed: ok unless something hidden is at least as severe as failOn. A file that cannot be read as text is not ok.';
  server.registerTool(
    'check',
    {
      title: 'Check files before a commit',
      description,
      inputSchema,
      outputSchema: { ok: z.boolean(), files: z.array(fileShape) },
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ paths, failOn = 'error' }) =>
      answering(async () => {
        const results = [];
        for (const path of paths) results.push(await checkFile(path, files, failOn));
        return answer({ ok: results.every(({ ok }) => ok), files: results });
      }),
  );
}

async function checkFile(path: string, files: FileAccess, failOn: Problem['severity']) {
  try {
    const { text } = await readSource({ path }, files);
    const problems = inspect(text, { path });
    const failing = problems.filter(({ severity }) => atLeast(severity, failOn));
    const [first] = failing;
    const counts = countBySeverity(problems);
    return {
      path,
      ok: failing.length === 0,
      counts,
      ...(first ? { first: problemOf(first) } : {}),
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { path, ok: false, counts: countBySeverity([]), error: error.message };
  }
}
