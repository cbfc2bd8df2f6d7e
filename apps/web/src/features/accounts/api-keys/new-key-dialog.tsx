import type { ApiKeyCreated } from '@cleanpaste/contract';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Modal } from '../../../components/modal.tsx';
import { apiKeysCopy as copy } from '../../../copy/api-keys-copy.ts';

interface NewKeyDialogProps {
  created: ApiKeyCreated | null;
  onClose: () => void;
}

/** Shows a new key, this once. */
export function NewKeyDialog({ created, onClose }: NewKeyDialogProps) {
  return (
    <Modal open={created !== null} onClose={onClose} title={copy.made} description={copy.madeHint}>
      <div className="flex items-center gap-3 rounded-lg border border-line bg-sunken p-3">
        <code className="min-w-0 grow font-mono text-sm [overflow-wrap:anywhere]">
          {created?.key}
        </code>
        <CopyButton text={created?.key ?? ''} />
      </div>
      <Button className="mt-5" onClick={onClose}>
        {copy.done}
      </Button>
    </Modal>
  );
}
