import { site } from '../lib/site.ts';

const { productName } = site;

export const invisibleCopy = {
  title: `Invisible characters: see and decode them · ${productName}`,
  description:
    'A revealer for hidden Unicode characters and the messages in them, and what they are: joiners, direction marks, tag characters, special spaces.',
  heading: 'Invisible characters, made visible',
  lead: 'A text holds more than its letters. Some characters have no shape, and yet they are copied, stored and read by machines. Most of them are good spelling, many are litter, a few are traps.',
} as const;
