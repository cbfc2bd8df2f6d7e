import { plans } from '@cleanpaste/contract';
import { Button } from '../../../components/button.tsx';
import { CheckList } from '../../../components/check-list.tsx';
import { Modal } from '../../../components/modal.tsx';
import { upgradeModalCopy } from '../../../copy/upgrade-modal-copy.ts';
import { useCheckout } from './use-checkout.ts';

export default function UpgradeModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { busy, open: upgrade } = useCheckout({ from: '/', failed: upgradeModalCopy.failed });
  const { pro } = plans;

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={upgradeModalCopy.title}
      description={upgradeModalCopy.description}
    >
      <CheckList
        points={upgradeModalCopy.points(pro.statistical.limit, pro.checks.limit)}
        className="mb-6"
      />
      <Button onClick={() => upgrade('pro')} disabled={busy !== null} className="w-full">
        {busy ? upgradeModalCopy.busy : upgradeModalCopy.action(pro.price)}
      </Button>
    </Modal>
  );
}
