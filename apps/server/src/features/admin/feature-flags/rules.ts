/** Flags that the product knows, with what counts while nobody has changed them. */
export const knownFlags = { show_expert_plan: true, show_plagiarism_check: true } as const;

export interface Flag {
  name: string;
  enabled: boolean;
  /** Null while nobody has changed it. */
  updatedAt: Date | null;
}

export const isKnownFlag = (name: string): name is keyof typeof knownFlags =>
  Object.hasOwn(knownFlags, name);

/** Stored flags over the defaults, by name. */
export function withDefaults(stored: readonly Flag[]): Flag[] {
  const all = new Map<string, Flag>();
  for (const [name, enabled] of Object.entries(knownFlags))
    all.set(name, { name, enabled, updatedAt: null });
  for (const flag of stored) all.set(flag.name, flag);
  return [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
