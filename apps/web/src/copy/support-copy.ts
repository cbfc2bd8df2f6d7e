export const supportCopy = {
  /** In the place of a sentence with an address that receives no mail. */
  noAddress: 'No address to write to is set up on this server.',
  /** Where somebody may have a right to be heard. */
  feedbackInstead:
    'No address to write to is set up on this server. With an account you reach us with “Feedback” on the dashboard.',
  /** The same to whoever is signed in, to whom the absence of an address is no help. */
  feedback: 'Otherwise write to us with “Feedback” on the dashboard.',
  /** Of that sentence what leads there. */
  feedbackWay: '“Feedback” on the dashboard',
} as const;
