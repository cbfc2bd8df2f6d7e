import { z } from 'zod';
import { sharePlatforms } from './platforms.ts';

export const shareBody = z.object({ platform: z.enum(sharePlatforms) });
