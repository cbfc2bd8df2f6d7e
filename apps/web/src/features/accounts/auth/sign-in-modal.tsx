import { useLocation } from 'react-router';
import { CheckList } from '../../../components/check-list.tsx';
import { Modal } from '../../../components/modal.tsx';
import { signInModalCopy } from '../../../copy/sign-in-modal-copy.ts';
import { GoogleButton } from './google-button.tsx';

export default function SignInModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={signInModalCopy.title}
      description={signInModalCopy.description}
    >
      <CheckList points={signInModalCopy.points} className="mb-6" />
      <GoogleButton returnTo={pathname} />
    </Modal>
  );
}
