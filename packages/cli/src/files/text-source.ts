import { Buffer } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { codeLanguageOf } from '@cleanpaste/core/hidden';
import { FolderError, fileError } from '../errors.ts';
import { drawLine } from '../output/draw.ts';
import { decoderOf, NotText } from './coder.ts';
import { isNoise } from './damaged.ts';
import { type Encoding, SNIFFED, sniffEncoding } from './encoding.ts';
import { signatureOf } from './signatures.ts';

const CHUNK = 1 << 20;

export interface ReadOptions {
  /** NUL characters do not make a file binary. */
  text: boolean;
  /** The byte order mark is part of the text. */
  stripBom: boolean;
  /** Read on behind NUL and behind bytes that are no text: to look at, never to write back. */
  damaged: boolean;
  /** It is run as a program, whatever its name and its first bytes say. */
  program: boolean;
}

export interface TextSource {
  /** The name as it was given; `-` for standard input. */
  name: string;
  /** The name for people, with nothing hidden in it. */
  label: string;
  /** Null for what cannot be read as text. */
  encoding: Encoding | null;
  /** What its first bytes say that it is, where that is no text. */
  binary: string | undefined;
  /** The beginning of the text, for whoever has to know what kind of text it is. */
  start: string;
  /** Whether all of it is known to be text, and can be read again. */
  settled: boolean;
  /** The text without a byte order mark. Throws NotText at the first byte that is none. */
  pieces(): AsyncGenerator<string>;
  /** From the start, or from standard input what has not been read yet. */
  bytes(): AsyncIterable<Uint8Array>;
}

/**
 * Opens a file. All of it is looked at before anything is done with it, so that nothing binary is
 * ever half cleaned. Pipes and devices are read like standard input.
 *
 * @throws FileError when it cannot be read
 */
export async function fileSource(path: string, options: ReadOptions): Promise<TextSource> {
  const kind = await stat(path).catch((error) => {
    throw fileError('read', path, error);
  });
  if (kind.isDirectory()) {
    const hint = 'name its files, or list them with --files-from';
    throw new FolderError(`cannot read ${path}: it is a folder; ${hint}`);
  }
  if (!kind.isFile()) {
    const source = await inputSource(readPipe(path), options);
    return { ...source, name: path, label: drawLine(path) };
  }
  const bytes = () => readFile(path);
  let head: Uint8Array = new Uint8Array(0);
  for await (const first of bytes()) {
    head = Uint8Array.from(first.subarray(0, SNIFFED));
    break;
  }
  const facts = factsOf(head, { ...options, name: path });
  let { encoding } = facts;
  if (encoding && !options.damaged && !(await isText(decodePieces(bytes(), encoding, false))))
    encoding = null;
  const pieces = () => decodePieces(bytes(), encoding!, options.damaged);
  return { ...facts, name: path, label: drawLine(path), encoding, settled: true, bytes, pieces };
}

/** Standard input can be read once only: its beginning tells what it is. */
export async function inputSource(
  input: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<TextSource> {
  const chunks = input[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  for (let length = 0; length < SNIFFED; length += head.at(-1)!.length) {
    const { value, done } = await chunks.next();
    if (done) break;
    head.push(value);
  }
  const start = Buffer.concat(head);
  const facts = factsOf(start, { ...options, name: '-' });
  let opened = false;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    if (!opened && start.length > 0) {
      opened = true;
      yield start;
    }
    // Asked by hand: leaving a loop early would close the input, and the rest may be wanted.
    for (let chunk = await chunks.next(); !chunk.done; chunk = await chunks.next()) {
      yield chunk.value;
    }
  }
  const pieces = () => decodePieces(bytes(), facts.encoding!, options.damaged);
  return { ...facts, name: '-', label: 'stdin', settled: false, bytes, pieces };
}

const SHOWN_START = 256;

type Named = ReadOptions & { name: string };

function factsOf(head: Uint8Array, options: Named) {
  // What is run as a program is looked at, whatever it pretends to be.
  const isProgram = options.program || codeLanguageOf(options.name) !== undefined;
  const binary = isProgram ? undefined : signatureOf(head);
  const encoding = encodingOf(head, options);
  const isClosed = binary !== undefined || (options.damaged && isNoise(head.subarray(0, SNIFFED)));
  return {
    encoding: options.damaged && encoding?.name === 'utf-8' && isClosed ? null : encoding,
    binary,
    start: encoding?.name === 'utf-8' ? Buffer.from(head.subarray(0, SHOWN_START)).toString() : '',
  };
}

function encodingOf(head: Uint8Array, { text, stripBom, damaged }: Named): Encoding | null {
  const encoding = sniffEncoding(head, text || damaged);
  if (!stripBom || encoding?.name !== 'utf-8') return encoding;
  return { ...encoding, bom: new Uint8Array(0) };
}

async function* decodePieces(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  isDamaged: boolean,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding, isDamaged);
  let skip = encoding.bom.length;
  for await (const chunk of bytes) {
    const text = decoder.push(chunk.subarray(skip));
    skip = 0;
    if (text !== '') yield text;
  }
  const rest = decoder.end();
  if (rest !== '') yield rest;
}

async function isText(pieces: AsyncIterable<string>): Promise<boolean> {
  try {
    for await (const _ of pieces);
    return true;
  } catch (error) {
    if (error instanceof NotText) return false;
    throw error;
  }
}

async function* readPipe(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    throw fileError('read', path, error);
  }
}

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const buffer = Buffer.allocUnsafe(CHUNK);
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, CHUNK);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } catch (error) {
    throw fileError('read', path, error);
  } finally {
    await handle?.close();
  }
}
