/** Why a file was not taken as a text. */
export const readFileCopy = {
  fileTooLarge: 'This file is too large. The limit for cleaning is 1,000,000 characters.',
  fileNotText: 'This file is not plain text, so it was left alone.',
} as const;
