import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Modal } from '../../components/modal.tsx';
import { historyCopy } from '../../copy/history-copy.ts';
import { handOver } from '../cleaning/index.ts';

interface TextDialogProps {
  title: string;
  /** When it was, and what was done to the text. */
  about: string;
  text: string;
  /** What of it is not kept. */
  note?: string | undefined;
  onClose: () => void;
}

/** A stored text, to read and to copy. */
export default function TextDialog({ title, about, text, note, onClose }: TextDialogProps) {
  return (
    <Modal open isWide onClose={onClose} title={title} description={about}>
      <textarea
        readOnly
        aria-label={title}
        value={text}
        rows={10}
        className="block max-h-[55dvh] min-h-24 w-full resize-none [field-sizing:content] rounded-lg border border-line bg-paper p-4 leading-relaxed"
      />
      {note ? <p className="mt-2 text-sm text-soft">{note}</p> : null}
      <div className="mt-4 flex flex-wrap justify-end gap-2.5">
        <Link to="/" className={buttonClass('quiet')} onClick={() => handOver(text)}>
          {historyCopy.again}
        </Link>
        <CopyButton text={text} kind="primary" size="normal" />
      </div>
    </Modal>
  );
}
