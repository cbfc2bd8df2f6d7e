/** How browsers that say so name the script that did not come. */
const named = /https?:\/\/\S+?\.js/;

/**
 * A dynamic import that can be tried again. Chromium keeps a failed import for as long as the page
 * stands, so the next try asks for the same script by another address; and while there is plainly no
 * network the import is not tried at all, since it would fail with everything that it imports.
 */
export function loadAgain<M>(load: () => Promise<M>): () => Promise<M> {
  let loaded: Promise<M> | null = null;
  let failed: string | undefined;
  let tries = 0;

  async function attempt(): Promise<M> {
    // A service worker may have the script without a network.
    if (navigator.onLine === false && !navigator.serviceWorker?.controller)
      throw new Error('There is no network.');
    tries++;
    return failed ? await import(/* @vite-ignore */ `${failed}?try=${tries}`) : await load();
  }

  return () => {
    loaded ??= attempt().catch((error: unknown) => {
      loaded = null;
      failed ??= named.exec(String(error))?.[0];
      throw error;
    });
    return loaded;
  };
}
