import type { CheckFigures, LikelihoodBand } from '@cleanpaste/contract';
import { scoresCopy } from './scores-copy.ts';

export const keepReportCopy = {
  title: 'Keep this report',
  note: (days: number) =>
    `We keep no copy of a download. A link keeps the whole checked text on the server for ${days} days, and anyone who has the link can read it.`,
  html: 'Download HTML',
  pdf: 'Download PDF',
  making: 'Making…',
  makeLink: 'Make a link',
  failed: 'The report could not be made.',
  notSaved: 'The browser could not save it. Please try again.',
  linkFailed: 'The link could not be made.',
  address: 'Address of the report',
  copyLink: 'Copy link',
  until: (moment: string) =>
    `Available until ${moment}. The address is shown only this once; you can stop sharing here or on the dashboard.`,
  takeBack: 'Stop sharing',
  takenBack: 'The link leads nowhere now, and what it showed is erased.',
  takeBackFailed: 'The sharing could not be ended. Please try again.',
  links: 'Links to reports',
  linksNote:
    'Whoever has the address reads the report as it was when the link was made. An address is shown once, when it is made.',
  /** Its text may have been changed since: the history has other figures then. */
  figures: (figures: CheckFigures, band: LikelihoodBand | null) =>
    `In the report: ${scoresCopy(figures, band)}`,
  made: (moment: string) => `Made ${moment}`,
  ends: (moment: string) => `Ends ${moment}`,
  /** Among several: which one, by how its text begins, and two of the same moment by their number. */
  takeBackOf: (excerpt: string, made: string, number: number) =>
    `Stop sharing: “${excerpt}”, ${made}${number > 1 ? ` (${number})` : ''}`,
  aReport: 'A report',
  nothingVisible: 'A text without visible characters',
  loadFailed: 'Failed to load your links',
} as const;
