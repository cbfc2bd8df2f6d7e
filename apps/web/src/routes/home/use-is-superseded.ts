import { useDraft } from '../../features/cleaning/draft/use-draft.ts';

/** Whether a text that came of the report has taken the place of the cleaned one: then that one is copied there. */
export function useIsSuperseded(): boolean {
  const { report, quoted, origin, reworded } = useDraft();
  if (report === null) return false;
  return reworded || quoted.length > 0 || (origin !== null && origin !== report.checkedText);
}
