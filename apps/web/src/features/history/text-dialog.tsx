import { CopyButton } from '../../components/copy-button.tsx';
import { Modal } from '../../components/modal.tsx';

/** A stored text, to read and to copy. */
export default function TextDialog({
  title,
  text,
  onClose,
}: {
  title: string;
  text: string;
  onClose: () => void;
}) {
  return (
    <Modal open onClose={onClose} title={title}>
      <textarea
        readOnly
        aria-label={title}
        value={text}
        rows={10}
        className="block w-full resize-y rounded-lg border border-line bg-paper p-3 text-[0.95rem] leading-relaxed"
      />
      <CopyButton text={text} className="mt-4" />
    </Modal>
  );
}
