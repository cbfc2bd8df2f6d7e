declare module 'anti-trojan-source' {
  /** Lines and columns count from 1, columns in UTF-16 units. */
  export function hasConfusables(options: {
    sourceText: string;
    detailed?: boolean;
    extended?: boolean;
  }): boolean | { line: number; column: number }[];
}
