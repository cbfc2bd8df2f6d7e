import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { customType } from 'drizzle-orm/pg-core';
import { fromStored, toStored } from './stored-text.ts';

/**
 * Half of what PostgreSQL's own ways make of a page of prose, in a tenth of a millisecond: the dictionary of
 * brotli knows English. From the sixth quality on it takes ten times as long for the last tenth.
 */
const quality = 5;

export function packText(text: string): Buffer {
  const bytes = Buffer.from(toStored(text));
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export function unpackText(packed: Uint8Array): string {
  return fromStored(brotliDecompressSync(packed).toString());
}

/** A text that is kept small, and gives back every string exactly as it was. */
export const packedText = customType<{ data: string; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: packText,
  fromDriver: unpackText,
});
