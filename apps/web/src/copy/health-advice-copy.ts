import type { HealthSubject } from '@cleanpaste/contract';

/** What to look at first where something stands badly; docs/operate.md says more of it. */
export const healthAdviceCopy: Readonly<Record<HealthSubject, string>> = {
  latency:
    'Slow statements, the thread queue and the main thread here: one of them mostly says why.',
  errors: '“failure” in the server’s log says why. ECONNREFUSED: the database; ENOSPC: the disk.',
  quotas:
    'Are all visitors refused at once? Then TRUST_PROXY is too low. Otherwise few callers ask too often, or CLEANUPS_PER_MINUTE is too narrow.',
  providers:
    '“provider failed”, “copyleaks” or “payment-provider” in the server’s log. 401 is a wrong key; the rest mostly passes.',
  queue:
    'Long texts wait for a processor: give the machine more of them, or run more processes over one PostgreSQL. “job-given-up” in the server’s log tells what was ended.',
  lag: 'One process has one processor for this: run more of them over one PostgreSQL, or take other work off the machine.',
  pool: 'Slow statements, which hold connections. Without any: more processes, as far as the database lets them connect.',
  slow: '“slow-query” in the server’s log names them; SLOW_QUERY_MS is the time from which on it does.',
  processes: 'Does the silent one still run? The last lines of its log say why it does not.',
  replicas: 'The replica’s own load, disk and log. While it is late the primary answers.',
  disk: 'Make room in DATA_DIR: old copies first, then outbox/, which holds mails that were written out; those still to be sent are in the database.',
  mails: '“notice-failed” in the server’s log, then SMTP_URL.',
  events: '“payment-event” in the server’s log says why, then the keys of the payment provider.',
};
