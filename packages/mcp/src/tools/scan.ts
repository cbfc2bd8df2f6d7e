import type { CodeLanguage } from '@cleanpaste/core/hidden';
import { inspect, visible } from '@cleanpaste/inspect';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answer, answering } from '../answer.ts';
import type { FileAccess } from '../files.ts';
import { countBySeverity, countsShape, problemOf, problemShape } from '../problems.ts';
import { given, languageShape, optionsShape, readSource, sourceShape } from '../source.ts';

export function addScan(server: McpServer, files: FileAccess): void {
  const inputSchema = {
    ...sourceShape,
    ...languageShape,
    ...optionsShape,
    limit: z
      .number()
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('Most problems to list. Default 100.'),
    drawn: z
      .boolean()
      .optional()
      .describe('Also the text with hidden characters drawn, like ‹U+200B›.'),
  };
  const outputSchema = {
    total: z.number(),
    counts: countsShape,
    problems: z.array(problemShape),
    drawn: z.string().optional(),
  };
  const description =
    'Lists what is hidden in a text or file: line, column, character, severity and reason. Programs are read by their language, so that Trojan Source is found.';
  server.registerTool(
    'scan',
    {
      title: 'List hidden characters',
      description,
      inputSchema,
      outputSchema,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ text: own, path, profile, language, limit = 100, drawn, ...options }) =>
      answering(async () => {
        const { text } = await readSource({ text: own, path }, files);
        const problems = inspect(text, {
          ...given(options),
          ...(path === undefined ? {} : { path }),
          ...(profile ? { profile } : {}),
          ...(language ? { language: language as CodeLanguage } : {}),
        });
        return answer({
          total: problems.length,
          counts: countBySeverity(problems),
          problems: problems.slice(0, limit).map(problemOf),
          ...(drawn ? { drawn: visible(text) } : {}),
        });
      }),
  );
}
