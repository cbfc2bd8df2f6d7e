import { useNavigate } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { pricingCopy as copy } from '../copy/pricing-copy.ts';
import { useAccount } from '../features/accounts/account/use-account.ts';
import { PlanCard, type PlanForSale } from '../features/billing/pricing/plan-card.tsx';
import { useFlag } from '../features/billing/pricing/use-flag.ts';
import { useCheckout } from '../features/billing/upgrade/use-checkout.ts';
import { useSite } from '../features/site/use-site.ts';
import { useSessionState } from '../lib/session.ts';

export default function Pricing() {
  const showExpert = useFlag('show_expert_plan');
  const signedIn = useSessionState().status === 'signed-in';
  const { data: account } = useAccount();
  const navigate = useNavigate();
  const { busy, open } = useCheckout({ from: '/pricing', failed: copy.failed });
  const { sandbox } = useSite();
  const shown: PlanForSale[] = showExpert ? ['free', 'pro', 'pro5k'] : ['free', 'pro'];

  async function choose(plan: PlanForSale) {
    if (!signedIn) return navigate('/login', { state: { from: '/pricing' } });
    if (plan === 'free') return navigate('/dashboard');
    await open(plan);
  }

  return (
    <div className="mx-auto max-w-5xl px-4 pt-12 sm:px-6 sm:pt-18">
      <PageHead title={copy.title} description={copy.description} />
      <h1 className="font-serif text-[2.6rem] leading-[1.05] font-medium tracking-[-0.02em] sm:text-6xl">
        {copy.heading}
      </h1>
      <p className="mt-4 max-w-xl text-[1.08rem] leading-relaxed text-pretty text-soft">
        {copy.lead}
      </p>
      <div
        className={`mt-12 grid gap-6 ${showExpert ? 'md:grid-cols-3' : 'max-w-3xl md:grid-cols-2'}`}
      >
        {shown.map((id) => (
          <PlanCard
            key={id}
            id={id}
            recommended={id === 'pro' && !showExpert}
            current={account?.plan === id}
            busy={busy === id}
            onChoose={() => choose(id)}
          />
        ))}
      </div>
      {sandbox.payments ? <p className="mt-6 text-sm text-soft">{copy.sandbox}</p> : null}
    </div>
  );
}
