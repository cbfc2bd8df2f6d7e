/** An allowance that refills evenly: at most `limit` at once, and `limit` in `seconds` in the long run. */
export interface RateRule {
  name: string;
  limit: number;
  seconds: number;
}

/** What became of asking for a unit: when the allowance is full again, or how long to wait for one. */
export type Taken = { ok: true; fullAt: Date } | { ok: false; waitMs: number };

/** An allowance that a call was taken from, or refused for. */
export interface Spent {
  rule: RateRule;
  taken: Taken;
  now: Date;
}
