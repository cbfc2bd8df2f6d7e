import {
  addresses,
  type CheckAnswer,
  type Exclusions,
  idempotencyKeyHeader,
} from '@cleanpaste/contract';
import { call } from '../../lib/call.ts';
import type { AskedCheck } from '../cleaning/index.ts';

export type CheckOptions = Exclusions & {
  /** Absent in drafts from before it. */
  ownTexts?: boolean;
};

/** The key makes a retry of the same click count once; an abort ends the work at the server too. */
export function runCheck({
  key,
  text,
  fix,
  quotedFrom,
  signal,
  ...options
}: AskedCheck & CheckOptions & { key: string; signal: AbortSignal }): Promise<CheckAnswer> {
  const body = {
    text,
    ...options,
    ...(fix ? { fix } : {}),
    ...(quotedFrom === undefined ? {} : { quotedFrom }),
  };
  const headers = { [idempotencyKeyHeader]: key };
  return call(addresses.checking.checkText, { body, headers, signal });
}
