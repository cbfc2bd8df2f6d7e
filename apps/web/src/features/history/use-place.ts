import { useSearchParams } from 'react-router';
import type { HistoryProps } from './history-panel.tsx';

/** A place in a history, kept in the address, so that it can be linked to and gone back to. */
export function usePlace(name: string): HistoryProps {
  const [query, setQuery] = useSearchParams();
  const keys = { page: name, older: `${name}-older`, newer: `${name}-newer` };
  return {
    place: {
      page: Math.max(1, Math.floor(Number(query.get(keys.page))) || 1),
      older: query.get(keys.older),
      newer: query.get(keys.newer),
    },
    onPlace: ({ page, older, newer }) =>
      setQuery(
        (now) => {
          now.set(keys.page, String(page));
          for (const [key, cursor] of [
            [keys.older, older],
            [keys.newer, newer],
          ] as const) {
            if (cursor) now.set(key, cursor);
            else now.delete(key);
          }
          return now;
        },
        { preventScrollReset: true },
      ),
  };
}
