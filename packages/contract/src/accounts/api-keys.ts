import { z } from 'zod';
import { apiScopes } from './api-scopes.ts';

/** `GET /functions/v1/api-keys` (signed in). The key itself is never told again. */
export const apiKeyItem = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const apiKeyList = z.object({ items: z.array(apiKeyItem) });

/** Body of `POST /functions/v1/api-keys`. Without scopes a key may do all that its owner's plan allows. */
export const apiKeyBody = z.object({
  name: z.string().trim().min(1).max(60),
  scopes: z.array(z.enum(apiScopes)).min(1).optional(),
});

/** The only answer that ever carries the key. */
export const apiKeyCreated = apiKeyItem.extend({ key: z.string() });

export type ApiKeyItem = z.infer<typeof apiKeyItem>;
export type ApiKeyCreated = z.infer<typeof apiKeyCreated>;
