import { addresses, type PaidPlan, type PeopleFound } from '@cleanpaste/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const { admin } = addresses;

export const findPeople = (address: string): Promise<PeopleFound> =>
  call(admin.findPeople, { body: { address } });

export const usePerson = (id: string) =>
  useQuery({
    queryKey: queryKeys.admin(admin.readPerson, id),
    queryFn: ({ signal }) => call(admin.readPerson, { params: { id }, signal }),
  });

interface Gift {
  plan: PaidPlan;
  until: string | null;
  reason: string;
  replaces: string | null;
}

/** Gives and takes plans; afterwards the account is read anew, also where it was refused. */
export function useGifts(id: string) {
  const queries = useQueryClient();
  const again = () =>
    queries.invalidateQueries({ queryKey: queryKeys.admin(admin.readPerson, id) });
  return {
    give: (gift: Gift) => call(admin.givePlan, { params: { id }, body: gift }).finally(again),
    take: (given: string, reason: string) =>
      call(admin.takePlan, { params: { id }, body: { given, reason } }).finally(again),
  };
}
