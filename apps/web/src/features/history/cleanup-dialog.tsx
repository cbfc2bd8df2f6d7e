import { LoadFailed } from '../../components/load-failed.tsx';
import { Modal } from '../../components/modal.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { historyCopy } from '../../copy/history-copy.ts';
import { useCleanupText } from './api.ts';
import TextDialog from './text-dialog.tsx';

interface CleanupDialogProps {
  id: string;
  about: string;
  note: string | undefined;
  onClose: () => void;
}

/** The whole text of a cleanup, loaded now that somebody wants to read it. */
export default function CleanupDialog({ id, about, note, onClose }: CleanupDialogProps) {
  const { data: text, isError, refetch } = useCleanupText(id);
  const title = historyCopy.cleanedText;
  if (text !== undefined) return <TextDialog {...{ title, about, text, note, onClose }} />;
  return (
    <Modal open isWide onClose={onClose} title={title} description={about}>
      {isError ? (
        <LoadFailed onRetry={refetch}>{historyCopy.textFailed}</LoadFailed>
      ) : (
        <Skeleton rows={4} />
      )}
    </Modal>
  );
}
