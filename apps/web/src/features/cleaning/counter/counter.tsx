import { addresses } from '@cleanpaste/contract';
import { useQuery } from '@tanstack/react-query';
import { homeCopy } from '../../../copy/home-copy.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const every10s = 10_000;

/** The live counter of cleaned texts. Its place is kept before the first answer, so that nothing jumps. */
export function Counter() {
  const { data } = useQuery({
    queryKey: queryKeys.cleanupCount(),
    queryFn: () => call(addresses.cleaning.countCleanups),
    refetchInterval: every10s,
  });
  return (
    <p
      className="mt-6 flex h-6 items-center gap-2.5 text-sm font-medium text-soft"
      data-testid="counter"
    >
      {data && data.count > 0 ? (
        <>
          <span aria-hidden="true" className="relative flex size-2 forced-colors:hidden">
            <span className="absolute inset-0 animate-ping rounded-full bg-accent opacity-40 [animation-duration:2.5s]" />
            <span className="size-2 rounded-full bg-accent" />
          </span>
          <span className="tabular-nums">{homeCopy.counter(data.count)}</span>
        </>
      ) : null}
    </p>
  );
}
