export const cleanerCopy = {
  inputLabel: 'Paste your text here:',
  placeholder: 'Paste or type, or drop a text file here',
  found: (count: number) =>
    `${count.toLocaleString('en-US')} hidden ${count === 1 ? 'character' : 'characters'} found`,
  clean: 'Clean Text',
  cleaning: 'Cleaning...',
  shortcut: (mac: boolean) => (mac ? '⌘ Enter' : 'Ctrl Enter'),
  resultLabel: 'Cleaned Text:',
  copy: 'Copy',
  copied: 'Copied!',
  copiedToast: 'Copied to clipboard!',
  copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.',
  removed: (count: number) =>
    `${count.toLocaleString('en-US')} hidden ${count === 1 ? 'character' : 'characters'} removed`,
  nothingHidden: 'Nothing hidden was found. The text is unchanged.',
  local: 'The server could not be reached, so this text was cleaned on your device.',
  retrying: (attempt: number) => `Attempt ${attempt} failed. Retrying...`,
  failed: (message: string) => `Failed to clean text: ${message}`,
  clear: 'Clear',
  dropHere: 'Drop the file to read it',
  fileTooLarge: 'This file is too large. The limit for cleaning is 1,000,000 characters.',
  fileNotText: 'This file is not plain text, so it was left alone.',
} as const;
