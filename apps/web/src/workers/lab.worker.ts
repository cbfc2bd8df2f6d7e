import { alternatives, readsAsEnglish, rewrite } from '@cleanpaste/core/rewrite';
import {
  colourWords,
  detectGreenList,
  histogram,
  plantGreenList,
  scoresUnderOtherKeys,
} from '@cleanpaste/core/watermark';
import type { LabWork } from './lab-messages.ts';
import { serve } from './serve.ts';

serve<LabWork>({
  plant: ({ text, mark, places }) => plantGreenList(text, mark, places ?? alternatives(text)),
  analyse: ({ text, mark }) => ({
    words: colourWords(text, mark),
    score: detectGreenList(text, mark),
    bars: histogram(scoresUnderOtherKeys(text, mark)),
  }),
  rewrite: ({ text, seed }) => rewrite(text, { strength: 'strong', seed }).text,
  readsAsEnglish: ({ text }) => readsAsEnglish(text),
});
