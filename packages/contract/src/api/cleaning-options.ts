import { z } from 'zod';

const flag = (description: string) => z.boolean().exactOptional().describe(description);

/** What differs from the defaults, by the names that the library knows; its tests hold the two together. */
export const cleaningOptions = {
  ellipsisAndArrows: flag('Replace the ellipsis and long arrows by ASCII. Default true.'),
  quotes: flag('Replace curly quotes by straight ones. Default false.'),
  dashes: flag('Replace dashes by hyphens. Default false.'),
  typographicSpaces: flag(
    'Keep no-break spaces where typography asks for them: numbers and units, names, signs. Default true.',
  ),
  frenchSpaces: flag(
    'Keep French spaces before ; : ! ?, inside guillemets, and in digit groups. Default false.',
  ),
  lookAlikes: flag('Replace look-alike letters in mixed-script words. Default false: only listed.'),
  chatTraces: flag(
    'Take out what chat assistants leave behind: marks of citations, and utm_source in addresses. Default false: only listed.',
  ),
  keepProvenance: flag('Keep a C2PA provenance wrapper. Default false.'),
  listed: z
    .strictObject({
      'look-alike-word': flag('Words of another alphabet that read as Latin ones.'),
      'latin-look-alike': flag('Rare Latin letters in the place of common ones.'),
      'styled-letters': flag('Letters of mathematics or of another width.'),
      'mixed-digits': flag('Numbers with digits of several systems.'),
      'punctuation-look-alike': flag('Other signs in the place of ASCII punctuation.'),
      'stacked-marks': flag('More marks on a letter than any language writes.'),
      'doubled-mark': flag('The same mark twice on one letter.'),
      'leading-mark': flag('Marks with no letter before them.'),
      denormalised: flag('Letters in two pieces that also stand in one.'),
      'trailing-message': flag('Messages in spaces and tabs behind lines.'),
      'space-message': flag('Messages in the gaps between words.'),
      'line-end-message': flag('Messages in two kinds of line end.'),
      'chat-trace': flag('References that a chat assistant left behind.'),
    })
    .exactOptional()
    .describe(
      'What can be seen and may deceive, by category: false never lists it, true everywhere. Without a word it is listed, except where it is ordinary.',
    ),
};
