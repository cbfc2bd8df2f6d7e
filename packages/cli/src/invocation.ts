import { parseArgs } from 'node:util';
import { type CleanOptions, type CodeLanguage, codeLanguages } from '@cleanpaste/core/hidden';
import type { MetadataKind } from '@cleanpaste/files';
import { metadataKinds } from '@cleanpaste/files/formats';
import type { Severities } from './checks/listed.ts';
import { FORMATS, type Format, PROFILES, type Profile } from './choices.ts';
import { COMPARING, type Comparing, comparingOf } from './comparing.ts';
import { severitiesFrom } from './config/validate.ts';
import { UsageError } from './errors.ts';
import {
  type EngineChoice,
  engineOf,
  REWRITING,
  type Rewriting,
  rewritingOf,
} from './rewriting.ts';

export const COMMANDS = [
  'clean',
  'scan',
  'reveal',
  'decode',
  'clipboard',
  'rewrite',
  'check',
] as const;
export type Command = (typeof COMMANDS)[number];

/** What a call asks for, all flags settled. */
export interface Invocation extends Comparing {
  command: Command;
  files: string[];
  filesFrom: string | null;
  options: CleanOptions;
  check: boolean;
  write: boolean;
  /** The file that takes what would go to standard output (clean). */
  output: string | null;
  /** What is taken out of documents besides hidden characters (clean). */
  remove: readonly MetadataKind[];
  json: boolean;
  format: Format;
  /** Print what cleaning would change as a diff (clean, scan). */
  diff: boolean;
  /** Clean in place, then list what is left (scan). */
  fix: boolean;
  /** Patterns of files to pass over, as in a .gitignore, and the folder that they are meant from. */
  ignore: string[];
  ignoreFrom: string;
  /** Whether folders are read without what git ignores. */
  gitignore: boolean;
  useConfig: boolean;
  configFile: string | null;
  /** Only lines that changed since this revision of git count. */
  since: string | null;
  severity: Severities;
  /** More warnings than that fail a check. */
  maxWarnings: number | undefined;
  /** Findings that are known, in a file; or where to write them. */
  baseline: string | undefined;
  writeBaseline: boolean;
  /** Draw also what cleaning would keep (reveal). */
  all: boolean;
  /** Take files with NUL characters for text. */
  text: boolean;
  stripBom: boolean;
  /** Which rules: those of prose, those of programs, or those that the name of the file asks for. */
  profile: Profile;
  /** The language of all files; otherwise their names say it. */
  language: CodeLanguage | undefined;
  /** Which rewrite, and the form it is written in (rewrite). */
  rewriting: Rewriting;
  /** The model on this machine that rewrites; null: the server does (rewrite). */
  engine: EngineChoice | null;
}

export type Request = Invocation | { help: Command | null } | { version: true };

const FLAG = { type: 'boolean' } as const;
const COMMON = {
  check: FLAG,
  json: FLAG,
  text: { type: 'boolean', short: 'a' },
  'strip-bom': FLAG,
  'files-from': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;
const CLEANING = {
  'no-ellipsis-and-arrows': FLAG,
  quotes: FLAG,
  dashes: FLAG,
  'plain-spaces': FLAG,
  'french-spaces': FLAG,
  'look-alikes': FLAG,
  'chat-traces': FLAG,
  'keep-provenance': FLAG,
} as const;
const PROJECT = {
  format: { type: 'string' },
  diff: FLAG,
  fix: FLAG,
  since: { type: 'string' },
  severity: { type: 'string', multiple: true },
  'max-warnings': { type: 'string' },
  ignore: { type: 'string', multiple: true },
  'no-gitignore': FLAG,
  config: { type: 'string' },
  'no-config': FLAG,
} as const;
const OWN = {
  clean: {
    ...CLEANING,
    ...PROJECT,
    write: { type: 'boolean', short: 'w' },
    output: { type: 'string', short: 'o' },
    remove: { type: 'string' },
  },
  scan: {
    ...CLEANING,
    ...PROJECT,
    sarif: FLAG,
    profile: { type: 'string' },
    language: { type: 'string' },
    baseline: { type: 'string' },
    'write-baseline': FLAG,
  },
  reveal: { ...CLEANING, all: FLAG },
  decode: {},
  clipboard: CLEANING,
  rewrite: REWRITING,
  check: COMPARING,
} as const;

/**
 * Reads the arguments of the command line.
 *
 * @throws UsageError for unknown commands and flags, and for flags that contradict each other
 */
export function readInvocation(args: string[]): Request {
  const [first, ...rest] = args;
  if (first === undefined) throw new UsageError('a command is missing');
  if (first === '--version' || first === '-V') return { version: true };
  if (first === '--help' || first === '-h') return { help: null };
  if (first === 'help') return { help: isCommand(rest[0]) ? rest[0] : null };
  if (!isCommand(first)) {
    const what = first.startsWith('-') ? 'flags stand behind the command' : 'unknown command';
    throw new UsageError(`${what}: ${first}`);
  }
  const { values, positionals } = parse(first, rest);
  if (values.version) return { version: true };
  if (values.help) return { help: first };
  const invocation = invocationOf(first, positionals, values);
  refuseContradictions(invocation);
  return invocation;
}

type Values = Record<string, string | boolean | string[] | undefined>;

function invocationOf(command: Command, files: string[], values: Values): Invocation {
  const on = (name: string) => values[name] === true;
  const word = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  const words = (name: string) => (Array.isArray(values[name]) ? values[name] : []);
  const maxWarnings = countOf(values['max-warnings']);
  const format = formatOf(command, values);
  return {
    command,
    files,
    filesFrom: word('files-from'),
    options: {
      ellipsisAndArrows: !on('no-ellipsis-and-arrows'),
      quotes: on('quotes'),
      dashes: on('dashes'),
      typographicSpaces: !on('plain-spaces'),
      frenchSpaces: on('french-spaces'),
      lookAlikes: on('look-alikes'),
      chatTraces: on('chat-traces'),
      keepProvenance: on('keep-provenance'),
    },
    check: on('check') || maxWarnings !== undefined,
    write: on('write') || (command === 'clean' && on('fix')),
    output: word('output'),
    remove: kindsOf(values.remove),
    json: format === 'json',
    format,
    diff: on('diff'),
    fix: on('fix'),
    ignore: words('ignore'),
    ignoreFrom: '',
    gitignore: !on('no-gitignore'),
    useConfig: (command === 'clean' || command === 'scan') && !on('no-config'),
    configFile: word('config'),
    since: word('since'),
    severity: severitiesFrom(words('severity')),
    maxWarnings,
    baseline: word('baseline') ?? undefined,
    writeBaseline: on('write-baseline'),
    all: on('all'),
    text: on('text'),
    stripBom: on('strip-bom'),
    profile: oneOf(PROFILES, values.profile, 'profile') ?? 'auto',
    language: oneOf(codeLanguages, values.language, 'language'),
    rewriting: command === 'rewrite' ? rewritingOf(values) : {},
    engine: command === 'rewrite' ? engineOf(values) : null,
    ...comparingOf(values),
  };
}

/** `--json` and `--sarif` are short for formats. */
function formatOf(command: Command, values: Values): Format {
  const { json, sarif } = values;
  if (json && sarif) throw new UsageError('--json and --sarif exclude each other');
  const short = json ? 'json' : sarif ? 'sarif' : undefined;
  const known = command === 'scan' ? FORMATS : FORMATS.slice(0, 2);
  const long = oneOf(known, values.format, 'format');
  if (short && long && long !== short)
    throw new UsageError(`--${short} and --format ${long} exclude each other`);
  return long ?? short ?? 'text';
}

function countOf(value: Values[string]): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(String(value))) return Number(value);
  throw new UsageError('--max-warnings is a number');
}

function parse(command: Command, args: string[]) {
  try {
    const options = { ...COMMON, ...OWN[command] };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Values, positionals };
  } catch (error) {
    // The first sentence of Node's message names the flag; the rest is advice for programmers.
    const [message] = String((error as Error).message).split(/\. |\n/);
    throw new UsageError(message ?? 'unknown flag');
  }
}

/** @throws UsageError for a word that is none of them */
function oneOf<Word extends string>(
  words: readonly Word[],
  value: Values[string],
  flag: string,
): Word | undefined {
  if (value === undefined || words.includes(value as Word)) return value as Word | undefined;
  throw new UsageError(`--${flag} is one of ${words.join(', ')}`);
}

/** @throws UsageError for a word that is no kind of metadata */
function kindsOf(value: Values[string]): readonly MetadataKind[] {
  if (typeof value !== 'string') return [];
  if (value === 'all') return metadataKinds;
  return value.split(',').map((word) => {
    const kind = metadataKinds.find((known) => known === word.trim());
    if (kind) return kind;
    throw new UsageError(`--remove takes all, or some of ${metadataKinds.join(', ')}`);
  });
}

function refuseContradictions({ command, files, filesFrom, ...flags }: Invocation): void {
  const { check, diff, write, fix } = flags;
  if (write && check) throw new UsageError('--write and --check exclude each other');
  if (diff && (write || fix)) throw new UsageError('--diff changes nothing: leave --write away');
  if (diff && flags.format !== 'text') throw new UsageError('--diff is a format of its own');
  if ((write || fix) && filesFrom === null && (files.length === 0 || files.includes('-'))) {
    throw new UsageError('--write needs files: standard input cannot be written back');
  }
  if (flags.language && flags.profile === 'prose')
    throw new UsageError('--language belongs to the rules of code');
  if (command === 'clipboard' && (files.length > 0 || filesFrom !== null))
    throw new UsageError('clipboard takes no files');
  if (flags.output !== null) refuseOutput({ files, filesFrom, ...flags });
  if (command !== 'clean' && write) throw new UsageError('--write belongs to clean');
  if (filesFrom === '-' && files.includes('-')) {
    throw new UsageError('standard input cannot be both a text and a list of files');
  }
  if (flags.writeBaseline && flags.since !== null)
    throw new UsageError('--write-baseline and --since exclude each other');
  if (flags.since?.startsWith('-'))
    throw new UsageError(`--since needs a revision of git, not ${flags.since}`);
}

function refuseOutput({
  files,
  filesFrom,
  output,
  write,
  check,
}: Pick<Invocation, 'files' | 'filesFrom' | 'output' | 'write' | 'check'>): void {
  if (write || check) throw new UsageError('--output excludes --write and --check');
  if (files.length > 1 || filesFrom !== null) throw new UsageError('--output takes one file');
  if (files[0] === output) throw new UsageError('--output names the file itself: use --write');
}

function isCommand(word: string | undefined): word is Command {
  return COMMANDS.includes(word as Command);
}
