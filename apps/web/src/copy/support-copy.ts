export const supportCopy = {
  /** In the place of a sentence with an address that receives no mail. */
  noAddress: 'No address to write to is set up on this server.',
} as const;
