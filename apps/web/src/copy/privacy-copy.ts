import { requestLogDays } from '@cleanpaste/contract';
import { type SiteConfig, site } from '../lib/site.ts';
import type { LegalParagraph, LegalText } from './legal-copy.ts';

const { productName, supportEmail } = site;

/** Who else gets to see what, as this server is set up: nobody is to guess which sentence is about them. */
function otherCompanies({ sandbox, available, rewriting, checking }: SiteConfig): string[] {
  const payments = sandbox.payments
    ? 'No payments are taken on this server. Where you would pay there is a practice page with made-up cards, which says that it is one.'
    : available.payments
      ? 'Payments are handled by Stripe, which receives what a payment needs and keeps its own records of it, also after your account is deleted; card numbers never reach our server.'
      : 'Payments are not set up on this server.';
  const passedOn = [
    ...(rewriting.model
      ? [
          'A text that you have rewritten here is passed to the language model that the operator has connected.',
        ]
      : []),
    ...(checking.copyleaks
      ? [
          'A text that you have checked is passed to Copyleaks, which compares it with the internet.',
        ]
      : []),
  ];
  return [
    payments,
    passedOn.length === 0
      ? 'Rewriting and checking happen on this server: no text is passed to another company.'
      : `${passedOn.join(' ')} Plain cleaning never leaves our server.`,
  ];
}

const withAccount: LegalParagraph[] = [
  {
    about: 'Who you are.',
    says: 'We keep your e-mail address, your name and the address of your picture if your sign-in gives them, and your sign-in sessions with the kind of browser they are from. If you sign in with Google, we also keep the keys that Google gives us for it, encrypted.',
  },
  {
    about: 'Cleaned texts.',
    says: 'They are stored as your history, whether they come from the page or by a key of the API, so that you can open and copy them again, until you delete them, which erases them 30 days later, or your account. The free plan shows the last 3; older ones are kept and seen with a paid plan. Beside each text stands what was done to it: which hidden characters were removed, how many, and how many wordings a rewrite changed. When you take wordings back, the history keeps the text as you see it then.',
  },
  {
    about: 'Checked texts.',
    says: 'Of a check your history keeps the figures with their verdict, how many sources and copied passages were found, which kind of texts by people the AI likelihood was compared with (such as essays), and the beginning of the checked text (up to 160 characters). Where a fix or quotations changed the text, it keeps the whole of it as well. When you ask a check to look at your earlier texts, it reads the latest texts of your history, compares them on our server and keeps nothing of that.',
  },
  {
    about: 'Reports.',
    says: 'A report that you download is made and forgotten. A link to a report keeps the whole checked text with its report on our server for seven days, for whoever has the address; it is erased after that, when you take the link back, and with your account.',
  },
  {
    about: 'Feedback.',
    says: 'What you write to us under “Feedback” is read by the operator, with your address, and erased with your account.',
  },
  {
    about: 'Turning it off, and deleting.',
    says: 'The switch “Keep my history” in the dashboard turns the history off. What you delete, one item or all of them, disappears from your history at once and is erased for good after 30 days.',
  },
  {
    about: 'What the operator sees.',
    says: 'The plan of an account, its usage, its payments and when it cleaned or checked something, but not its texts. Each time the operator opens an account or searches for one, it is written down for good: with the number of the account, or with the first three letters of what was searched for. Beside the number the operator sees the address, as long as the account exists. A plan that the operator gives or takes is written down, too, with the reason.',
  },
  {
    about: 'Deleting your account.',
    says: 'This cancels an active subscription first and then erases the account and its texts. Beside the operator’s notes, which have no address, one thing is remembered for a year: how much of the free allowance was used, under a code made of your address (a keyed hash). The address cannot be read back from it; a new account with the same address goes on from there.',
  },
  {
    about: 'Mail from us.',
    says: 'We write to you when a payment fails, when your plan ends or changes, and when your account is deleted. The address of a deleted account is kept until that last mail is sent, and for three days at most.',
  },
];

/** The privacy page of a server with these settings. */
export const privacyOf = (settings: SiteConfig): LegalText => ({
  title: `Privacy Policy · ${productName}`,
  description: `What ${productName} stores, what it does not, and for how long.`,
  heading: 'Privacy Policy',
  effective: 'Effective 05/29/2025',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'Without an account, no text that you paste is ever stored on our server. With an account, your cleaned texts are kept as your history, unless you turn that off. When you check a text, your history keeps its first 160 characters. It keeps the whole text where a fix or quotations changed it. A link to a report keeps the whole checked text for seven days. Texts never appear in our logs.',
      ],
    },
    {
      heading: 'Without an account',
      paragraphs: [
        'Hidden characters are counted and marked in your browser. When you press Clean Text, the text is sent to the server, cleaned in memory and sent back. What is recorded is that a cleanup took place, when, of which kind, how many characters were removed, and a random session id from your browser. The text is not recorded, and neither is your network address (IP).',
        'To keep the service usable, requests are limited per network address. For that a code made of the address (a keyed hash) is kept for a day; the address cannot be read back from it and is not stored.',
        `Of every call to the server we keep for ${requestLogDays} days which function was called, when, how long it took and how it ended: nothing of its content, and nothing about who called.`,
      ],
    },
    {
      heading: 'With an account',
      paragraphs: withAccount,
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'Browser storage holds a random session id, counters of your free uses, your theme and the form of your citations. It also holds whether you have shared a result, the plan that you went to pay for until you are back, whether you are signed in or have signed out, and the id of your account while you are signed in.',
        'The text that you work on is kept in its tab (in “sessionStorage”), with its toggles, its result and its report, so that a reload or a sign-in does not lose it, until you clear it, sign out or close the tab. A sign-in uses cookies that scripts cannot read. There is no advertising.',
        settings.analytics
          ? 'Visits are counted, without your texts; a browser that asks not to be tracked (“Do Not Track”) is left out.'
          : 'Analytics are turned off on this server.',
      ],
    },
    {
      heading: 'Other companies',
      paragraphs: [
        ...otherCompanies(settings),
        'If you choose a model of your browser, or a model file, the rewrite happens in your tab and sends your text nowhere. A model file stays in your browser’s storage until you remove it.',
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
});
