import { Buffer } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { FolderError, fileError } from '../errors.ts';
import { drawLine } from '../output/draw.ts';
import { decoderOf, NotText } from './coder.ts';
import { type Encoding, SNIFFED, sniffEncoding } from './encoding.ts';

const CHUNK = 1 << 20;

export interface ReadOptions {
  /** NUL characters do not make a file binary. */
  text: boolean;
  /** The byte order mark is part of the text. */
  stripBom: boolean;
}

export interface TextSource {
  /** The name as it was given; `-` for standard input. */
  name: string;
  /** The name for people, with nothing hidden in it. */
  label: string;
  /** Null for binary content. */
  encoding: Encoding | null;
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
  let encoding = encodingOf(new Uint8Array(0), options);
  for await (const head of bytes()) {
    encoding = encodingOf(head, options);
    break;
  }
  if (encoding && !(await isText(decodePieces(bytes(), encoding)))) encoding = null;
  const pieces = () => decodePieces(bytes(), encoding!);
  return { name: path, label: drawLine(path), encoding, settled: true, bytes, pieces };
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
  const encoding = encodingOf(start, options);
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
  const pieces = () => decodePieces(bytes(), encoding!);
  return { name: '-', label: 'stdin', encoding, settled: false, bytes, pieces };
}

function encodingOf(head: Uint8Array, { text, stripBom }: ReadOptions): Encoding | null {
  const encoding = sniffEncoding(head, text);
  if (!stripBom || encoding?.name !== 'utf-8') return encoding;
  return { ...encoding, bom: new Uint8Array(0) };
}

async function* decodePieces(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  let skip = encoding.bom.length;
  for await (const chunk of bytes) {
    const text = decoder.push(chunk.subarray(skip));
    skip = 0;
    if (text !== '') yield text;
  }
  decoder.end();
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
