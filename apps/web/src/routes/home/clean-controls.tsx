import { type Account, textLimits } from '@cleanpaste/contract';
import { type Ref, useState } from 'react';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { useAccount } from '../../features/accounts/account/use-account.ts';
import { CheckOptions } from '../../features/checking/check-options.tsx';
import type { Check } from '../../features/checking/use-check.ts';
import { usageCounters } from '../../features/cleaning/cleaner/usage-counters.ts';
import type { Draft, ModelLack } from '../../features/cleaning/draft/draft.ts';
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';
import { useDraft } from '../../features/cleaning/draft/use-draft.ts';
import { StripToggle } from '../../features/rewriting/rewrite/strip-toggle.tsx';
import { formatUtcDate } from '../../lib/format.ts';
import { isNetworkUsedUp } from '../../lib/reached-limit.ts';
import { useSessionState } from '../../lib/session.ts';
import { CleanBar } from './clean-bar.tsx';
import { RewriteOptions } from './later-parts.ts';
import { setStrip } from './use-asked-to-strip.ts';

interface CleanControlsProps {
  /** Of 'Clean Text'. */
  button: Ref<HTMLButtonElement>;
  text: string;
  /** A cleanup is under way. */
  busy: boolean;
  /** A cleanup or a check is under way. */
  working: boolean;
  hasResult: boolean;
  /** True while something is left to be copied. */
  canCopy: boolean;
  /** True while there are two texts that differ. */
  canCompare: boolean;
  check: Check;
  onClean: () => void;
  onCancel: () => void;
}

type Usage = Account['usage']['checks'];

/** Said before it is pressed: a limit should not be met first in a window. */
function leftOf(usage?: Usage, unit?: string): string | null {
  if (!usage?.limit) return null;
  const { used, limit, resetsAt } = usage;
  const left = cleanerCopy.left({ ...usage, limit }, unit);
  return resetsAt && used >= limit ? `${left} ${cleanerCopy.anew(formatUtcDate(resetsAt))}` : left;
}

const isSpent = (usage?: Usage) => Boolean(usage?.limit && usage.used >= usage.limit);

/** None is left, and none comes by waiting. */
const isUsedUp = (usage?: Usage) => isSpent(usage) && usage?.resetsAt === null;

/** Of rewrites without an account there is one; this browser knows whether it is used. */
function useVisitorsLeft({ strip, rewriteOptions: { engine } }: Draft): string | null {
  const { status } = useSessionState();
  // What another than this site rewrites is not counted.
  if (status !== 'signed-out' || (strip && engine !== 'site')) return null;
  if (usageCounters().statistical > 0) return cleanerCopy.visitorsLeft;
  if (isNetworkUsedUp('statistical')) return cleanerCopy.networksLeft;
  // Beside a switch that is off nothing comes later than the page: it would move what stands below.
  return strip ? cleanerCopy.visitorsFirst : null;
}

/** Below the box: the button that cleans, and what else is to be done to the text. */
export function CleanControls(props: CleanControlsProps) {
  const { button, text, busy, working, hasResult, canCopy, canCompare, check } = props;
  const { onClean, onCancel } = props;
  const draft = useDraft();
  const { strip, rewriteOptions, alsoCheck } = draft;
  const { data: account } = useAccount();
  const visitorsLeft = useVisitorsLeft(draft);
  const [modelLack, setModelLack] = useState<ModelLack>(null);
  const isHeld = strip && (modelLack !== null || text.length > textLimits.rewrite);
  function withoutRewriting() {
    draftStore.set({ strip: false });
    onClean();
  }
  return (
    <>
      <CleanBar
        ref={button}
        busy={busy}
        strip={strip}
        hasResult={hasResult}
        canCopy={canCopy}
        canCompare={canCompare}
        isEmpty={text === ''}
        isHeld={isHeld}
        disabled={text.trim() === '' || working}
        onClean={isHeld ? withoutRewriting : onClean}
        onCancel={onCancel}
      >
        <StripToggle
          on={strip}
          onChange={(on) => setStrip(on)}
          disabled={working}
          left={account ? leftOf(account.usage.statistical) : visitorsLeft}
          isUsedUp={isSpent(account?.usage.statistical)}
          modelLack={modelLack}
          isTold={Boolean(draft.cleaned?.rewrite)}
          text={text}
        />
      </CleanBar>
      {strip ? (
        <RewriteOptions
          options={rewriteOptions}
          onChange={(next) => draftStore.set({ rewriteOptions: next })}
          onLack={setModelLack}
          lack={modelLack}
          disabled={busy}
        />
      ) : null}
      <CheckOptions
        text={text}
        on={alsoCheck}
        onChange={(on) => draftStore.set({ alsoCheck: on })}
        options={check.options}
        onOptions={check.setOptions}
        disabled={working}
        left={leftOf(account?.usage.checks, 'check')}
        isSpent={isSpent(account?.usage.checks)}
        isUsedUp={isUsedUp(account?.usage.checks)}
      />
    </>
  );
}
