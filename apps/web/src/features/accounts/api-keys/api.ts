import { addresses } from '@cleanpaste/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const { accounts } = addresses;

export function useApiKeys() {
  return useQuery({
    queryKey: queryKeys.apiKeys(),
    queryFn: async ({ signal }) => (await call(accounts.listApiKeys, { signal })).items,
  });
}

export const createApiKey = (name: string) => call(accounts.createApiKey, { body: { name } });

export async function revokeApiKey(id: string): Promise<void> {
  await call(accounts.revokeApiKey, { params: { id } });
}
