/** Words of a rewrite under way. */
export const rewriteCopy = {
  rewritingPart: (done: number, total: number) => `Rewriting part ${done} of ${total}`,
  invalidParaphrase: 'Invalid response format from paraphrase service',
} as const;
