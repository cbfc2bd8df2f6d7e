import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes a `.br` and a `.gz` twin beside each text file of over 1 KB. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => twins(join(folder, file))),
  );
}

async function twins(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}
