import { site } from '../lib/site.ts';
import type { LegalText } from './legal-copy.ts';

const { productName, supportEmail } = site;

export const terms: LegalText = {
  title: `Terms of Service · ${productName}`,
  description: `The terms on which ${productName} may be used.`,
  heading: 'Terms of Service',
  effective: 'Effective 05/29/2025',
  sections: [
    {
      heading: '1. The service',
      paragraphs: [
        `${productName} finds and removes hidden characters in texts that you paste. On request it rewrites a text to weaken statistical watermarks, and checks it for similarity with other texts and for signs of machine writing. By using it you agree to these terms.`,
        'Hidden characters are removed exactly, by published rules. A rewrite weakens statistical watermarks; how far is a measurement, not a promise. Similarity and AI likelihood are estimates. They are informational, their accuracy is not guaranteed, and they are for personal reference, not for submitting work.',
      ],
    },
    {
      heading: '2. Your texts',
      paragraphs: [
        'Your texts stay yours. You may only paste texts that you have the right to work with, and you answer for what you do with the result: the rules of your school, publisher or employer go on applying to you.',
      ],
    },
    {
      heading: '3. Accounts',
      paragraphs: [
        'Some functions need an account. Keep your sign-in to yourself and give a working e-mail address. You may delete your account at any time in the dashboard. We may close accounts that attack the service, get round its limits or are used to break the law.',
      ],
    },
    {
      heading: '4. Plans and billing',
      paragraphs: [
        'Paid plans are billed in advance and recur every month. They renew automatically until you cancel. To avoid the next charge, cancel at least 24 hours before the next billing date. Once cancelled, your plan stays active until the end of the period already paid for. A payment that failed is tried again, even after you cancel. It pays for the month that has begun, and your plan stays active in that month.',
        'There are no refunds for periods that have begun. If a price changes, we tell you at least 30 days before the change reaches you.',
      ],
    },
    {
      heading: '5. Limits',
      paragraphs: [
        'Each plan has limits, shown on the pricing page. The server enforces them. Getting round them, for example with many accounts or automated sessions, is not allowed.',
      ],
    },
    {
      heading: '6. No warranty',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, we give no warranty that it is free of faults or always available, and we are not liable for indirect damage or for decisions that others take about your texts.',
      ],
    },
    {
      heading: '7. Changes and contact',
      paragraphs: [
        `When these terms change, the new text stands on this page with a new date. Questions go to ${supportEmail}.`,
      ],
    },
  ],
};
