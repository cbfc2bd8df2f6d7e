import { z } from 'zod';

export const feedbackBody = z.object({
  message: z.string().trim().min(1, 'Please enter your feedback').max(5000),
});
