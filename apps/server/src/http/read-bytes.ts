interface ReadLimit {
  maxBytes: number;
  /** Made when there is more; nothing further is read. */
  tooLarge: () => Error;
}

/** A whole body, byte for byte. @throws what `tooLarge` makes when it is longer than `maxBytes` */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, tooLarge }: ReadLimit,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}
