import { CopyButton } from '../../components/copy-button.tsx';
import { Modal } from '../../components/modal.tsx';

interface TextDialogProps {
  title: string;
  /** When it was, and what was done to the text. */
  about: string;
  text: string;
  onClose: () => void;
}

/** A stored text, to read and to copy. */
export default function TextDialog({ title, about, text, onClose }: TextDialogProps) {
  return (
    <Modal open isWide onClose={onClose} title={title} description={about}>
      <textarea
        readOnly
        aria-label={title}
        value={text}
        rows={10}
        className="block max-h-[55dvh] min-h-24 w-full resize-none [field-sizing:content] rounded-lg border border-line bg-paper p-4 leading-relaxed"
      />
      <CopyButton text={text} kind="primary" className="mt-4" />
    </Modal>
  );
}
