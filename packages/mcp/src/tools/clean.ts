import { clean, codeLanguageOf } from '@cleanpaste/core/hidden';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answer, answering } from '../answer.ts';
import { CallError } from '../errors.ts';
import type { FileAccess } from '../files.ts';
import { given, optionsShape, readSource, sourceShape } from '../source.ts';

export function addClean(server: McpServer, files: FileAccess): void {
  const inputSchema = {
    ...sourceShape,
    ...optionsShape,
    write: z.boolean().optional().describe('Write the file back in place of returning its text.'),
  };
  const outputSchema = {
    changed: z.boolean(),
    removedCharacterCount: z.number(),
    text: z.string().optional(),
    written: z.string().optional(),
  };
  const description =
    'Takes hidden characters out of a text or file and changes nothing else; emoji, Persian, Arabic and Hindi keep what they need. With write, the file is changed in place.';
  server.registerTool(
    'clean',
    {
      title: 'Remove hidden characters',
      description,
      inputSchema,
      outputSchema,
      annotations: {
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    ({ text, path, write, ...options }) =>
      answering(async () => {
        if (write && path === undefined) throw new CallError('write needs path');
        const source = await readSource({ text, path }, files);
        // In a program an ellipsis is part of what it prints.
        const isCode = path !== undefined && codeLanguageOf(path, source.text) !== undefined;
        const result = clean(source.text, { ellipsisAndArrows: !isCode, ...given(options) });
        const changed = result.text !== source.text;
        const { removedCharacterCount } = result;
        if (!write || path === undefined)
          return answer({ changed, removedCharacterCount, text: result.text });
        if (source.encoding !== 'utf-8')
          throw new CallError(`${path} is in UTF-16; use the command cleanpaste clean --write`);
        if (changed) await files.write(path, source.mark + result.text);
        return answer({ changed, removedCharacterCount, ...(changed ? { written: path } : {}) });
      }),
  );
}
