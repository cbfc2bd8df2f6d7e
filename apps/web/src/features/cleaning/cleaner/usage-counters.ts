const key = 'usage-counters';

export interface UsageCounters {
  basic: number;
  statistical: number;
}

/** What this browser has used without an account. It only decides which window opens first; the server decides the rest. */
export function usageCounters(): UsageCounters {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<UsageCounters>;
    return { basic: Number(stored.basic) || 0, statistical: Number(stored.statistical) || 0 };
  } catch {
    return { basic: 0, statistical: 0 };
  }
}

export function countUse(feature: keyof UsageCounters) {
  const counters = usageCounters();
  counters[feature]++;
  try {
    localStorage.setItem(key, JSON.stringify(counters));
  } catch {
    // The server counts too.
  }
}
