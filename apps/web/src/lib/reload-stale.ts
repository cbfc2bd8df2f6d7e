import { rescueTexts } from './rescue.ts';

const mark = 'reloaded-for';
const entryTag = /<script[^>]+src="(\/assets\/[^"]+\.js)"/;

/** The first script of the page that the server hands out now; null when none can be had. */
async function newestEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return entryTag.exec(await answer.text())?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * Loads the page again, its text kept, when the server has a newer one by now. Once for each newer
 * page, so that a server which goes back and forth is no endless loop.
 * @returns whether the page is about to go
 */
export async function reloadIfStale(reload = () => location.reload()): Promise<boolean> {
  const newest = await newestEntry();
  if (newest === null || document.querySelector(`script[src="${newest}"]`)) return false;
  try {
    if (sessionStorage.getItem(mark) === newest) return false;
    sessionStorage.setItem(mark, newest);
  } catch {
    return false;
  }
  rescueTexts('reload');
  reload();
  return true;
}
