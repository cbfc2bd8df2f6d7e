import type { ApiKeyCreated, ApiKeyItem } from '@cleanpaste/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

export function useApiKeys() {
  return useQuery({
    queryKey: queryKeys.apiKeys(),
    queryFn: async ({ signal }) =>
      ((await call('/functions/v1/api-keys', { signal })) as { items: ApiKeyItem[] }).items,
  });
}

export async function createApiKey(name: string): Promise<ApiKeyCreated> {
  return (await call('/functions/v1/api-keys', { body: { name } })) as ApiKeyCreated;
}

export async function revokeApiKey(id: string): Promise<void> {
  await call(`/functions/v1/api-keys/${id}`, { method: 'DELETE' });
}
