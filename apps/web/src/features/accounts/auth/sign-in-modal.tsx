import type { ReachedLimit } from '@cleanpaste/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { CheckList } from '../../../components/check-list.tsx';
import { Modal } from '../../../components/modal.tsx';
import { comparesCopy } from '../../../copy/compares-copy.ts';
import { signInModalCopy } from '../../../copy/sign-in-modal-copy.ts';
import { notedLimit } from '../../../lib/reached-limit.ts';
import { useSite } from '../../site/index.ts';
import { GoogleButton } from './google-button.tsx';

const hourMs = 60 * 60 * 1000;

/** Full hours until there is more. */
const hoursLeft = ({ resetsAt }: ReachedLimit) =>
  Math.max(1, Math.ceil((Date.parse(resetsAt ?? '') - Date.now()) / hourMs)) || 24;

/** Besides Google's button. */
const ways = [
  ['/login', signInModalCopy.password],
  ['/signup', signInModalCopy.account],
] as const;

interface SignInModalProps {
  open: boolean;
  onClose: () => void;
  /** It is a check that was refused, and the cleanup was done. */
  forCheck?: boolean;
  /** Cleans without the rewrite that was refused; null where no rewrite was. */
  onWithoutRewrite?: (() => void) | null;
}

export default function SignInModal({
  open,
  onClose,
  forCheck = false,
  onWithoutRewrite = null,
}: SignInModalProps) {
  const { pathname } = useLocation();
  const { checking } = useSite();
  const [limit] = useState(notedLimit);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={signInModalCopy.title}
      description={
        limit?.usedBy === 'network'
          ? signInModalCopy.network(hoursLeft(limit), onWithoutRewrite !== null)
          : forCheck
            ? signInModalCopy.check
            : onWithoutRewrite
              ? signInModalCopy.rewrite
              : signInModalCopy.description
      }
    >
      <p className="mb-2 text-sm font-semibold">{signInModalCopy.lead}</p>
      <CheckList
        points={
          forCheck
            ? [
                {
                  point: signInModalCopy.checkPoint,
                  note: comparesCopy(checking),
                },
                ...signInModalCopy.points,
              ]
            : signInModalCopy.points
        }
        className="mb-6"
      />
      <p className="mb-3 text-sm text-pretty text-soft">{signInModalCopy.isNew}</p>
      {/* On its own page it stands in the middle; here all begins at one edge. */}
      <div className="[&_p]:text-left">
        <GoogleButton returnTo={pathname} />
      </div>
      <div className={`-mx-3 mt-1 flex flex-wrap ${onWithoutRewrite ? '' : '-mb-3'}`}>
        {ways.map(([to, label]) => (
          <Link
            key={to}
            to={to}
            state={{ from: pathname }}
            onClick={onClose}
            className="flex min-h-11 items-center px-3 text-sm text-soft underline decoration-line underline-offset-4 hover:text-ink"
          >
            {label}
          </Link>
        ))}
      </div>
      {onWithoutRewrite ? (
        <div className="mt-2 border-t border-line pt-4">
          <Button kind="quiet" onClick={onWithoutRewrite} className="w-full">
            {signInModalCopy.withoutRewriting}
          </Button>
        </div>
      ) : null}
    </Modal>
  );
}
