import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { layoutCopy } from '../copy/layout-copy.ts';
import { site } from '../lib/site.ts';
import { buttonClass } from './button.tsx';
import { OnwardLinks } from './onward-links.tsx';
import { PageHead } from './page-head.tsx';
import type { Glyph } from './specimen.tsx';
import { SplitPage } from './split-page.tsx';

interface OutcomePageProps {
  title: string;
  body: string;
  /** Below the message: what a text that was in the box has to fear, nothing, or what was bought. */
  safe: ReactNode;
  /** What it says is known from the start, and never changes. */
  isSettled?: boolean;
  home: string;
  /** What helps most, where that is not going home. */
  action?: ReactNode;
  drawing: { glyphs: readonly Glyph[]; note: string };
  links: readonly (readonly [to: string, label: string])[];
}

/** A page with one message and a way on. */
export function OutcomePage(props: OutcomePageProps) {
  const { title, body, safe, isSettled = false, home, action, drawing, links } = props;
  return (
    <SplitPage drawing={drawing}>
      <PageHead title={`${title} · ${site.productName}`} noindex />
      {/* Each of its titles fits one line, so that what is known a moment later moves nothing. */}
      <h1 className="page-title text-balance max-sm:text-[length:clamp(1.55rem,9.2vw,2.25rem)] sm:text-[2.6rem] md:text-[2.35rem] lg:text-[2.6rem]">
        {title}
      </h1>
      <Words isSettled={isSettled}>{body}</Words>
      {/* A line from the start, also where it is filled a moment later. */}
      <p className="mb-8 min-h-6 text-soft">{safe}</p>
      <div className="flex flex-wrap gap-3">
        {action}
        <Link to="/" className={buttonClass(action ? 'quiet' : 'primary')}>
          {home}
        </Link>
      </div>
      <div className="flow-root max-sm:min-h-33">
        <OnwardLinks label={layoutCopy.onward} links={links} />
      </div>
    </SplitPage>
  );
}

/** Two lines high from the start where what is said may change when the payment is confirmed. */
const Words = ({ children, isSettled }: { children: ReactNode; isSettled: boolean }) => (
  <p role="status" className={`mt-4 mb-3 text-lg leading-7 ${isSettled ? '' : 'min-h-[3.5rem]'}`}>
    {children}
  </p>
);
