/** What a page is asked to do; by a key, the menu or the window of the extension. */
export type Ask = { cleanpaste: 'mark' | 'clean' };

export function isAsk(message: unknown): message is Ask {
  const what = (message as Ask | undefined)?.cleanpaste;
  return what === 'mark' || what === 'clean';
}
