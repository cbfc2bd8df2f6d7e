import { z } from 'zod';

const flag = (description: string) => z.boolean().exactOptional().describe(description);

/** A default is told to whoever reads the schema, and left to the library: what is not sent is not filled in. */
const option = (description: string, byDefault: boolean) =>
  flag(description).meta({ description, default: byDefault });

/** What differs from the defaults, by the names that the library knows; its tests hold the two together. */
export const cleaningOptions = {
  ellipsisAndArrows: option('Replace the ellipsis and long arrows by ASCII.', true),
  quotes: option('Replace curly quotes by straight ones.', false),
  dashes: option('Replace dashes by hyphens.', false),
  typographicSpaces: option(
    'Keep no-break spaces where typography asks for them: numbers and units, names, signs.',
    true,
  ),
  frenchSpaces: option(
    'Keep French spaces before ; : ! ?, inside guillemets, and in digit groups.',
    false,
  ),
  lookAlikes: option(
    'Replace look-alike letters in mixed-script words; otherwise they are only listed.',
    false,
  ),
  chatTraces: option(
    'Take out what chat assistants leave behind: marks of citations, and utm_source in addresses. Otherwise it is only listed.',
    false,
  ),
  keepProvenance: option(
    'Keep a C2PA text wrapper, a statement of origin; otherwise it is removed.',
    false,
  ),
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
