import { z } from 'zod';

/** What everybody may know of the flags. */
export const featureFlags = z.array(z.object({ name: z.string(), enabled: z.boolean() }));
