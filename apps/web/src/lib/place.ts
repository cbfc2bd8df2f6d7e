/** Which page to show; a cursor makes a far page as quick as the first. */
export interface Place {
  page: number;
  older?: string | null;
  newer?: string | null;
}

/** The same as the query of a list. */
export const placeQuery = ({ page, older, newer }: Place) => ({
  page,
  older: older ?? undefined,
  newer: newer ?? undefined,
});
