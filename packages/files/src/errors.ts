/** Why a file was refused. */
export type RefusalCode =
  /** Nothing says what it is, or it is of a kind that is not known here. */
  | 'unknown-format'
  /** It needs a password. */
  | 'encrypted'
  /** It is cut off, or otherwise not what its format asks for. */
  | 'damaged'
  /** It would need more memory than there is for one file. */
  | 'too-large'
  /** It is made to hurt whoever opens it. */
  | 'hostile';

/** A file that is not worked on. Its message is a sentence for people; nothing was changed. */
export class FileRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'FileRefused';
    this.code = code;
  }
}

export const damaged = (what: string) =>
  new FileRefused('damaged', `The file is damaged: ${what}. Nothing was changed.`);

export const hostile = (what: string) =>
  new FileRefused('hostile', `The file was refused: ${what}. Nothing was changed.`);

export const encrypted = () =>
  new FileRefused(
    'encrypted',
    'The file is encrypted. Take the password off first. Nothing was changed.',
  );

export const tooLarge = (what: string) =>
  new FileRefused('too-large', `The file is too large: ${what}. Nothing was changed.`);
