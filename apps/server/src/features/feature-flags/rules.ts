/** Flags that the product knows, with what counts while nobody has changed them. */
export const knownFlags = { show_expert_plan: true, show_plagiarism_check: true } as const;

export interface Flag {
  name: string;
  enabled: boolean;
}

/** Stored flags over the defaults, by name. */
export function withDefaults(stored: readonly Flag[]): Flag[] {
  const all = new Map<string, boolean>(Object.entries(knownFlags));
  for (const { name, enabled } of stored) all.set(name, enabled);
  return [...all]
    .map(([name, enabled]) => ({ name, enabled }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
