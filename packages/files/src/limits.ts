const MB = 1 << 20;

/** What one file may cost at most; a file beyond is refused before it is worked on. */
export const LIMITS = {
  /** Bytes of the file itself. */
  file: 256 * MB,
  /** Bytes of one text without a container: HTML, Markdown, RTF, SRT. */
  text: 64 * MB,
  /** Bytes of one part of a container, unpacked. */
  part: 128 * MB,
  /** Bytes of all parts that are unpacked, together. */
  parts: 512 * MB,
  /** Entries of a container. */
  entries: 20_000,
  /** Elements within one another. */
  depth: 4_000,
  /** Findings that are listed one by one; what is beyond is cleaned and counted all the same. */
  findings: 50_000,
  /** From this size on a part that is packed tighter than `ratio` to one is a bomb. */
  ratioFrom: 16 * MB,
  ratio: 200,
} as const;
