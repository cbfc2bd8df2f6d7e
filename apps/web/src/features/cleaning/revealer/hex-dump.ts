const perLine = 16;
const linesAtMost = 8;

/** Bytes as people read them: sixteen a line in hexadecimal, beside them what is ASCII. */
export function hexDump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length && lines.length < linesAtMost; at += perLine) {
    const part = [...bytes.subarray(at, at + perLine)];
    const hex = part.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const ascii = part.map((byte) =>
      byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·',
    );
    lines.push(`${hex.padEnd(perLine * 3 - 1)}  ${ascii.join('')}`);
  }
  if (bytes.length > perLine * linesAtMost) lines.push('…');
  return lines.join('\n');
}
