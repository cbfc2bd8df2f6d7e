import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { feedbackCopy } from '../../../copy/feedback-copy.ts';

const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'));

/** The feedback button; only signed-in pages show it. */
export function FeedbackWidget() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {feedbackCopy.open}
      </Button>
      <Suspense>{open ? <FeedbackDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
