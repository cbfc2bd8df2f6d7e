import { plans } from '@cleanpaste/contract';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { Modal } from '../../components/modal.tsx';
import { upgradeModalCopy } from '../../copy/modals.ts';
import { checkoutUrl } from './start-checkout.ts';

export default function UpgradeModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const { pro } = plans;

  async function upgrade() {
    setBusy(true);
    try {
      location.assign(await checkoutUrl('pro'));
    } catch (error) {
      toast.error((error instanceof Error && error.message) || upgradeModalCopy.failed);
      setBusy(false);
    }
  }

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
      <Button onClick={upgrade} disabled={busy} className="w-full">
        {busy ? upgradeModalCopy.busy : upgradeModalCopy.action(pro.price)}
      </Button>
    </Modal>
  );
}
