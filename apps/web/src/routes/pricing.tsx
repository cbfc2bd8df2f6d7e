import { plans, textLimits } from '@cleanpaste/contract';
import { useNavigate } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { comparesCopy } from '../copy/compares-copy.ts';
import { pricingCopy as copy } from '../copy/pricing-copy.ts';
import { pricingQuestions, questionsHeading } from '../copy/pricing-questions-copy.ts';
import { useAccount } from '../features/accounts/account/use-account.ts';
import { changeTerms } from '../features/billing/pricing/change-terms.ts';
import { PlanCard, type PlanForSale } from '../features/billing/pricing/plan-card.tsx';
import { useFlag } from '../features/billing/pricing/use-flag.ts';
import { useCheckout } from '../features/billing/upgrade/use-checkout.ts';
import { useSite } from '../features/site/use-site.ts';
import { formatCount } from '../lib/count.ts';
import { useSessionState } from '../lib/session.ts';

function Questions() {
  const { checking } = useSite();
  const questions = pricingQuestions({
    free: plans.free.statistical.limit,
    paid: formatCount(plans.pro.statistical.limit),
    rewriteCharacters: formatCount(textLimits.rewrite),
    compares: comparesCopy(checking),
  });
  return (
    <section aria-labelledby="questions" className="mt-20">
      <h2 id="questions" className="font-serif text-3xl font-medium tracking-[-0.01em]">
        {questionsHeading}
      </h2>
      <div className="mt-7 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="border-t border-line pt-5">
            <h3 className="font-semibold">{question}</h3>
            <p className="mt-2 text-pretty text-soft">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

export default function Pricing() {
  const showExpert = useFlag('show_expert_plan');
  const signedIn = useSessionState().status === 'signed-in';
  const { data: account } = useAccount();
  const navigate = useNavigate();
  const { busy, open } = useCheckout({ from: '/pricing', failed: copy.failed });
  const { sandbox, available } = useSite();
  // Whoever pays already has chosen: a smaller plan, or their own, is nothing to suggest.
  const isPaying = account?.plan === 'pro' || account?.plan === 'pro5k';
  const praise = isPaying ? null : showExpert ? copy.suggested : copy.recommended;
  const shown: PlanForSale[] = showExpert ? ['free', 'pro', 'pro5k'] : ['free', 'pro'];

  async function choose(plan: PlanForSale) {
    if (!signedIn) return navigate('/login', { state: { from: '/pricing' } });
    if (plan === 'free') return navigate('/dashboard');
    await open(plan);
  }

  return (
    <div className="pt-12 sm:pt-18">
      <PageHead title={copy.title} description={copy.description} />
      <h1 className="font-serif text-[length:clamp(1.7rem,11vw,2.6rem)] leading-[1.05] font-medium tracking-[-0.02em] sm:text-6xl">
        {copy.heading}
      </h1>
      <p className="mt-4 max-w-[42rem] text-[1.08rem] leading-relaxed text-pretty text-soft">
        {copy.lead}
      </p>
      {/* What is known of it a moment later has its room from the start. */}
      <p className="mt-2 min-h-10 text-sm text-soft">
        {sandbox.payments ? copy.sandbox : available.payments ? copy.terms : copy.noPayments}
      </p>
      {/* As many columns whatever the flag says: no card moves when the server has answered. */}
      <div className="mt-9 grid gap-x-5 gap-y-7 md:grid-cols-[repeat(auto-fill,minmax(min(13.5rem,100%),1fr))]">
        {shown.map((id) => (
          <PlanCard
            key={id}
            id={id}
            praise={id === 'pro' ? praise : null}
            current={account?.plan === id}
            isPaying={isPaying}
            changeTerms={
              id === 'free'
                ? null
                : changeTerms(account?.subscription, { to: id, isSandbox: sandbox.payments })
            }
            busy={busy === id}
            isForSale={id === 'free' || available.payments}
            onChoose={() => choose(id)}
          />
        ))}
      </div>
      <Questions />
    </div>
  );
}
