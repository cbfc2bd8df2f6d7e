import { judgeParagraphs, judgeVersion, mask } from '@cleanpaste/core/guard';
import { clean } from '@cleanpaste/core/hidden';
import { alternatives, readsAsEnglish, rewrite } from '@cleanpaste/core/rewrite';
import {
  colourWords,
  detectGreenList,
  histogram,
  plantGreenList,
  scoresUnderOtherKeys,
} from '@cleanpaste/core/watermark';
import type { LabWork } from './lab-messages.ts';
import { prepareText } from './prepare-text.ts';
import { rewritePart } from './rewrite-part.ts';
import { serve } from './serve.ts';

serve<LabWork>({
  plant: ({ text, mark, places }) => plantGreenList(text, mark, places ?? alternatives(text)),
  analyse: ({ text, mark }) => ({
    words: colourWords(text, mark),
    score: detectGreenList(text, mark),
    bars: histogram(scoresUnderOtherKeys(text, mark)),
  }),
  rewrite: ({ text, seed }) => rewrite(text, { strength: 'strong', seed }).text,
  prepareRewrite: prepareText,
  mask: ({ text }) => mask(text),
  // Models use hidden characters as well.
  judge: ({ masked, output }) => judgeVersion({ masked, output: clean(output).text }),
  judgeParagraphs: ({ masked, output }) => judgeParagraphs({ masked, output: clean(output).text }),
  rewritePart,
  readsAsEnglish: ({ text }) => readsAsEnglish(text),
});
