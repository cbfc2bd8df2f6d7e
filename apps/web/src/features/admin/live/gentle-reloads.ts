/** Reloads asked for while one is under way or has just ended are made up for by a single one. */
interface GentleOptions<Key> {
  reload: (key: Key) => Promise<unknown>;
  pause: () => Promise<unknown>;
}

/**
 * Reloads at once what is asked for, and then no oftener than a reload and a pause take, however many
 * changes are told meanwhile: a busy server is not asked more because it is busy, and no answer is
 * thrown away for the next one.
 */
export function gentleReloads<Key>({ reload, pause }: GentleOptions<Key>) {
  const busy = new Map<Key, { again: boolean }>();

  async function run(key: Key, state: { again: boolean }) {
    do {
      state.again = false;
      // A failed reload is shown where its figures stand.
      await reload(key).catch(() => {});
      await pause();
    } while (state.again);
    busy.delete(key);
  }

  return (key: Key): void => {
    const state = busy.get(key);
    if (state) {
      state.again = true;
      return;
    }
    const fresh = { again: false };
    busy.set(key, fresh);
    void run(key, fresh);
  };
}
