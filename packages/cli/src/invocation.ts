import { parseArgs } from 'node:util';
import type { CleanOptions } from '@cleanpaste/core/hidden';
import { UsageError } from './errors.ts';

export const COMMANDS = ['clean', 'scan', 'reveal', 'decode', 'rewrite', 'check'] as const;
export type Command = (typeof COMMANDS)[number];

/** What a call asks for, all flags settled. */
export interface Invocation {
  command: Command;
  files: string[];
  filesFrom: string | null;
  options: CleanOptions;
  check: boolean;
  write: boolean;
  json: boolean;
  sarif: boolean;
  /** Draw also what cleaning would keep (reveal). */
  all: boolean;
  /** Take files with NUL characters for text. */
  text: boolean;
  stripBom: boolean;
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
  'french-spaces': FLAG,
  'look-alikes': FLAG,
  'keep-provenance': FLAG,
} as const;
const OWN = {
  clean: { ...CLEANING, write: { type: 'boolean', short: 'w' } },
  scan: { ...CLEANING, sarif: FLAG },
  reveal: { ...CLEANING, all: FLAG },
  decode: {},
  rewrite: {},
  check: {},
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
  const on = (name: string) => values[name] === true;
  const invocation: Invocation = {
    command: first,
    files: positionals,
    filesFrom: typeof values['files-from'] === 'string' ? values['files-from'] : null,
    options: {
      ellipsisAndArrows: !on('no-ellipsis-and-arrows'),
      quotes: on('quotes'),
      dashes: on('dashes'),
      frenchSpaces: on('french-spaces'),
      lookAlikes: on('look-alikes'),
      keepProvenance: on('keep-provenance'),
    },
    check: on('check'),
    write: on('write'),
    json: on('json'),
    sarif: on('sarif'),
    all: on('all'),
    text: on('text'),
    stripBom: on('strip-bom'),
  };
  refuseContradictions(invocation);
  return invocation;
}

function parse(command: Command, args: string[]) {
  try {
    const options = { ...COMMON, ...OWN[command] };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    // The first sentence of Node's message names the flag; the rest is advice for programmers.
    const [message] = String((error as Error).message).split(/\. |\n/);
    throw new UsageError(message ?? 'unknown flag');
  }
}

function refuseContradictions({ command, files, filesFrom, ...flags }: Invocation): void {
  if (flags.write && flags.check) throw new UsageError('--write and --check exclude each other');
  if (flags.json && flags.sarif) throw new UsageError('--json and --sarif exclude each other');
  if (flags.write && filesFrom === null && (files.length === 0 || files.includes('-'))) {
    throw new UsageError('--write needs files: standard input cannot be written back');
  }
  if (command !== 'clean' && flags.write) throw new UsageError('--write belongs to clean');
  if (filesFrom === '-' && files.includes('-')) {
    throw new UsageError('standard input cannot be both a text and a list of files');
  }
}

function isCommand(word: string | undefined): word is Command {
  return COMMANDS.includes(word as Command);
}
