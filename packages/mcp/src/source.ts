import { type CleanOptions, codeLanguages } from '@cleanpaste/core/hidden';
import { z } from 'zod';
import { CallError } from './errors.ts';
import type { FileAccess } from './files.ts';

const longest = 4_000_000;

/** What every tool takes: a text, or the path of a file. */
export const sourceShape = {
  text: z.string().max(longest).optional().describe('The text itself; give this or path.'),
  path: z.string().min(1).optional().describe('A file, absolute or below the first root.'),
};

export const languageShape = {
  profile: z
    .enum(['auto', 'prose', 'code'])
    .optional()
    .describe('Rules of prose or of programs. auto (default) goes by the name of the file.'),
  language: z
    .enum(codeLanguages as [string, ...string[]])
    .optional()
    .describe('Programming language of the text.'),
};

export const optionsShape = {
  ellipsisAndArrows: z
    .boolean()
    .optional()
    .describe('Make … and long arrows ASCII. Default: in prose.'),
  quotes: z.boolean().optional().describe('Make curly quotes straight. Default false.'),
  dashes: z.boolean().optional().describe('Make dashes hyphens. Default false.'),
  typographicSpaces: z
    .boolean()
    .optional()
    .describe('Keep no-break spaces that typography asks for. Default true.'),
  frenchSpaces: z
    .boolean()
    .optional()
    .describe('With typographicSpaces false: keep those of French.'),
  lookAlikes: z
    .boolean()
    .optional()
    .describe('Replace look-alike letters in words of mixed script.'),
  chatTraces: z
    .boolean()
    .optional()
    .describe('Take out the citation marks and utm_source that chat assistants leave behind.'),
  keepProvenance: z.boolean().optional().describe('Keep a C2PA wrapper.'),
};

export interface Source {
  text: string;
  path: string | undefined;
  encoding: 'utf-8' | 'utf-16';
  /** A byte order mark at the start of a file, which is no part of the text. */
  mark: '' | '\ufeff';
}

/** @throws CallError unless exactly one of both is given, or when the file cannot be had */
export async function readSource(
  { text, path }: { text?: string | undefined; path?: string | undefined },
  files: FileAccess,
): Promise<Source> {
  if ((text === undefined) === (path === undefined))
    throw new CallError('give either text or path');
  if (path === undefined) return { text: text ?? '', path, encoding: 'utf-8', mark: '' };
  const read = await files.read(path);
  const mark = read.text.startsWith('\ufeff') ? '\ufeff' : '';
  return { ...read, text: read.text.slice(mark.length), path, mark };
}

/** Options that were given: what is left out has the library's default. */
export function given(options: { [Key in keyof CleanOptions]: boolean | undefined }): CleanOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
