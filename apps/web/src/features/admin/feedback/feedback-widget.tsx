import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { feedbackCopy } from '../../../copy/feedback-copy.ts';

const FeedbackDialog = lazyPart(() => import('./feedback-dialog.tsx'), {
  name: feedbackCopy.part,
});

/** The feedback button; only signed-in pages show it. */
export function FeedbackWidget() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {feedbackCopy.open}
      </Button>
      {open ? <FeedbackDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
