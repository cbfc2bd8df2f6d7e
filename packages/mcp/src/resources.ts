import { codeLanguages, reveal, scan } from '@cleanpaste/core/hidden';
import { codePointLabel, visible } from '@cleanpaste/inspect';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { CallError } from './errors.ts';
import type { FileAccess } from './files.ts';
import { guide } from './guide.ts';
import { readSource } from './source.ts';

/** Of the protocol, for a resource that is not there; the SDK has no name for it. */
const notFound = -32002;

const json = 'application/json';

export function addResources(server: McpServer, files: FileAccess): void {
  const contents = (uri: URL, text: string, mimeType: string) => ({
    contents: [{ uri: uri.href, mimeType, text }],
  });
  server.registerResource(
    'guide',
    'cleanpaste://guide',
    { title: 'What is hidden, and what to do', mimeType: 'text/markdown' },
    (uri) => contents(uri, guide, 'text/markdown'),
  );
  server.registerResource(
    'languages',
    'cleanpaste://languages',
    { title: 'Programming languages that are told apart', mimeType: json },
    (uri) => contents(uri, JSON.stringify(codeLanguages), json),
  );
  server.registerResource(
    'character',
    new ResourceTemplate('cleanpaste://character/{code}', { list: undefined }),
    { title: 'One character by its number, such as 200B', mimeType: json },
    (uri, { code }) => contents(uri, JSON.stringify(describe(uri, String(code))), json),
  );
  server.registerResource(
    'drawn',
    new ResourceTemplate('cleanpaste://drawn/{+path}', { list: undefined }),
    { title: 'A file with every hidden character drawn', mimeType: 'text/plain' },
    async (uri, { path }) => {
      try {
        const source = await readSource({ path: decodeURIComponent(String(path)) }, files);
        return contents(uri, visible(source.text), 'text/plain');
      } catch (error) {
        if (error instanceof CallError)
          throw new McpError(notFound, error.message, { uri: uri.href });
        throw error;
      }
    },
  );
}

/** Its name, and what the rules say of it between two letters. */
function describe(uri: URL, code: string) {
  const hex = /^(?:u\+?)?([0-9a-f]{1,6})$/i.exec(code)?.[1];
  const codePoint = Number.parseInt(hex ?? '', 16);
  if (!(codePoint <= 0x10ffff))
    throw new McpError(ErrorCode.InvalidParams, `${code} is no code point in hexadecimal`, {
      uri: uri.href,
    });
  const text = `a${String.fromCodePoint(codePoint)}b`;
  const mark = reveal(text).find((it) => it.kind === 'mark');
  const [finding] = scan(text);
  return {
    codePoint: codePointLabel(codePoint),
    hidden: mark !== undefined,
    name: mark?.kind === 'mark' ? mark.name : null,
    category: finding?.category ?? null,
    action: finding?.action ?? null,
    dangerous: finding?.dangerous === true,
    reason: finding?.reason ?? null,
  };
}
