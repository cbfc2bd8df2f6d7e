import type { CompareWork } from './compare-messages.ts';
import { compareTwo } from './compare-two.ts';
import { serve } from './serve.ts';

serve<CompareWork>({ compare: compareTwo });
