export const supportCopy = {
  /** In the place of a sentence with an address that receives no mail. */
  noAddress: 'No address to write to is set up on this server.',
  /** Where somebody may have a right to be heard. */
  feedbackInstead:
    'No address to write to is set up on this server. With an account, “Feedback” on the dashboard reaches whoever runs it.',
  /** The same to whoever is signed in, to whom the absence of an address is no help. */
  feedback: '“Feedback” on the dashboard reaches whoever runs this site.',
  /** Of that sentence what leads there. */
  feedbackWay: '“Feedback” on the dashboard',
} as const;
