import type { ReachedLimit } from '@cleanpaste/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../components/button.tsx';
import { CheckList, type Point } from '../../../components/check-list.tsx';
import { Modal } from '../../../components/modal.tsx';
import { comparesCopy } from '../../../copy/compares-copy.ts';
import { upgradeModalCopy as copy } from '../../../copy/upgrade-modal-copy.ts';
import { notedLimit } from '../../../lib/reached-limit.ts';
import { useAccount } from '../../accounts/index.ts';
import { useSite } from '../../site/index.ts';
import { changeTerms } from '../pricing/change-terms.ts';
import { useKnownFlag } from '../pricing/use-flag.ts';
import { offerAbove } from './offer.ts';
import { useCheckout } from './use-checkout.ts';

/** For whom no plan has more: nothing to buy, only the day on which there is more. */
function NothingToBuy({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onClose} className="grow">
        {copy.understood}
      </Button>
      <Link to="/dashboard" onClick={onClose} className={`${buttonClass('quiet')} grow`}>
        {copy.seeUse}
      </Link>
    </div>
  );
}

type Offer = NonNullable<ReturnType<typeof offerAbove>>;

/** What the plan has more of than the one whose limit was reached, what is used up first. */
function pointsOf(offer: Offer, limit: ReachedLimit | null, compares: string): Point[] {
  const { statistical, checks, history } = copy.points;
  const more: Point[] = [
    statistical(offer.statistical.limit),
    { point: checks(offer.checks.limit), note: compares },
  ];
  if (limit?.feature === 'check') more.reverse();
  return limit?.plan === 'pro' ? more : [...more, history];
}

function description(limit: ReachedLimit | null, isOffered: boolean): string {
  const reached = limit ? copy.reached(limit) : copy.description;
  const said = limit?.feature === 'check' ? `${copy.checkOnly} ${reached}` : reached;
  return isOffered && limit ? `${said} ${copy.roomier(limit.plan)}` : said;
}

interface UpgradeModalProps {
  open: boolean;
  onClose: () => void;
  /** Cleans the text that was refused for its rewrite without one. */
  onWithoutRewrite: () => void;
}

/** What is used up, when there is more, and the plan with more room, where there is one. */
export default function UpgradeModal({ open, onClose, onWithoutRewrite }: UpgradeModalProps) {
  const { busy, open: upgrade } = useCheckout({ from: '/', failed: copy.failed });
  const [limit] = useState(notedLimit);
  const { data: account } = useAccount();
  const isExpertSold = useKnownFlag('show_expert_plan');
  // The server has said which plan it was; until the flag is known nothing is offered above Pro.
  const offer = offerAbove(limit?.plan ?? account?.plan ?? 'free', isExpertSold ?? false);
  const { available, checking, sandbox } = useSite();
  const terms =
    offer && changeTerms(account?.subscription, { to: offer.id, isSandbox: sandbox.payments });
  const goesOn = limit?.plan === 'pro' ? copy.unlimited : copy.free;
  // Who can buy nothing more has read when it begins anew, and decides nothing.
  const without = limit && offer ? goesOn[limit.feature] : null;
  const isOfRewrite = limit?.feature === 'statistical';

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={copy.title}
      description={description(limit, offer !== null)}
    >
      {offer ? (
        <>
          <CheckList points={pointsOf(offer, limit, comparesCopy(checking))} className="mb-6" />
          {available.payments ? (
            <>
              <Button onClick={() => upgrade(offer.id)} disabled={busy !== null} className="w-full">
                {busy ? copy.busy : copy.action(offer.cardTitle, offer.price)}
              </Button>
              {terms ? <p className="mt-2 text-sm text-pretty text-soft">{terms}</p> : null}
            </>
          ) : (
            <p className="text-sm text-soft">{copy.unavailable}</p>
          )}
        </>
      ) : (
        <NothingToBuy onClose={onClose} />
      )}
      {without ? (
        <>
          <Button
            kind="quiet"
            onClick={isOfRewrite ? onWithoutRewrite : onClose}
            disabled={busy !== null}
            className="mt-2.5 w-full"
          >
            {isOfRewrite ? copy.withoutRewriting : copy.withoutCheck}
          </Button>
          <p className="mt-3 text-sm text-pretty text-soft">{without}</p>
        </>
      ) : null}
    </Modal>
  );
}
