import { requestLogDays } from '@cleanpaste/contract';
import { defaultSite } from '../lib/site.ts';
import type { LegalText } from './legal-copy.ts';

const { productName, supportEmail } = defaultSite;

export const privacy: LegalText = {
  title: `Privacy Policy · ${productName}`,
  description: `What ${productName} stores, what it does not, and for how long.`,
  heading: 'Privacy Policy',
  effective: 'Effective 05/29/2025',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'Without an account, no text that you paste is ever stored. With an account, your cleaned texts are kept as your history, unless you turn that off. Texts never appear in our logs.',
      ],
    },
    {
      heading: 'Without an account',
      paragraphs: [
        'Hidden characters are counted and marked in your browser. When you press Clean Text, the text is sent to the server, cleaned in memory and sent back. What is recorded is that a cleanup took place, when, of which kind, how many characters were removed, and a random session id from your browser. The text is not recorded, and neither is your address.',
        'To keep the service usable, requests are limited per network address. For that a keyed hash of the address is kept for a day; the address cannot be read back from it and is not stored.',
        `Of every call to the server we keep for ${requestLogDays} days which function was called, when, how long it took and how it ended: nothing of its content, and nothing about who called.`,
      ],
    },
    {
      heading: 'With an account',
      paragraphs: [
        'We keep your e-mail address, your name and the address of your picture if your sign-in gives them, what it gives us to stay connected (encrypted), and your sign-in sessions with the kind of browser they are from. Cleaned texts and checked texts are stored as your history, so that you can open and copy them again. The switch “Keep my history” in the dashboard turns this off. An item that you delete disappears from your history at once and is erased for good after 30 days.',
        'Deleting your account cancels an active subscription first and then erases the account and its texts.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'Browser storage holds a random session id, counters of your free uses, your theme, whether you have shared a result or are signed in, and the id of your account while you are. The text that you work on is kept in its tab with its result, so that a reload or a sign-in does not lose it, until you clear it, sign out or close the tab. A sign-in uses cookies that scripts cannot read. There is no advertising, and analytics run only where the operator of a site has turned them on; they honour Do Not Track.',
      ],
    },
    {
      heading: 'Other companies',
      paragraphs: [
        'Payments are handled by a payment provider, which receives what a payment needs; card numbers never reach our server. If the operator of a site has set up an outside provider for rewriting or checking, the texts that you send to these two functions are passed to it for that purpose. Plain cleaning never leaves our server.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'The service is not for children under 13, and we do not knowingly keep data about them.',
      ],
    },
    {
      heading: 'Your rights and contact',
      paragraphs: [
        `You may export your history where your plan offers it, delete single items, and delete your account. For anything else, including a copy of your data, write to ${supportEmail}.`,
      ],
    },
  ],
};
