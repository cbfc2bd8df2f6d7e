import { formatCount } from '../lib/count.ts';
import { site } from '../lib/site.ts';
export const homeCopy = {
  title: `${site.productName}: see and remove hidden characters in text`,
  description:
    'Paste a text, see every invisible character in it by name, and get it back clean. Emoji, Persian and Arabic stay whole.',
  headline: 'See what your text is hiding.',
  lead: 'Paste it below. Invisible characters are named one by one and taken out exactly. Emoji, Persian words and Arabic sentences stay whole.',
  counter: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'text' : 'texts'} cleaned here so far`,
  /** Said before anything is pressed, behind who sends. */
  whereItGoes:
    'what is in the box to this server. Without an account the text is not kept. With one, your history keeps it, unless you turn that off. What you delete is erased after 30 days.',
  sends: 'Clean Text sends',
  /** Beside a model of one's own, with which the button may be another. */
  sendsBesideModel:
    'With a model of your own, Clean Text sends nothing. “Clean without rewriting” or a check sends',
  /** For whoever has an account. */
  whereItGoesYours:
    'what is in the box to this server, which keeps it as your history unless you turn that off on your dashboard.',
  whatInvisible: 'What are invisible characters?',
  whatStatistical: 'What are statistical watermarks?',
} as const;
