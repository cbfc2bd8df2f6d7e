/** The sentence of the worked example on the teaching page. Rewriting it costs nobody anything. */
export const demonstrationSentence =
  'In order to obtain good results, it is important to note that students should begin their work early and ask for help when a problem is too difficult to solve alone.';
