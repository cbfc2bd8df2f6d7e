import { z } from 'zod';
import { sharePlatforms } from '../sharing/platforms.ts';

/** `POST /functions/v1/feedback` (signed in). */
export const feedbackBody = z.object({
  message: z.string().trim().min(1, 'Please enter your feedback').max(5000),
});

/** `POST /functions/v1/share-events` (open to all; session id in the header). */
export const shareBody = z.object({ platform: z.enum(sharePlatforms) });

/** `GET /functions/v1/feature-flags` (open to all). */
export const featureFlags = z.array(z.object({ name: z.string(), enabled: z.boolean() }));
