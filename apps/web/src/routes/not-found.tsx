import { Link } from 'react-router';
import { buttonClass } from '../components/button.tsx';
import { OnwardLinks } from '../components/onward-links.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SplitPage } from '../components/split-page.tsx';
import { errorCopy } from '../copy/error-copy.ts';
import { layoutCopy } from '../copy/layout-copy.ts';
import { notFoundCopy } from '../copy/not-found-copy.ts';
import { notFoundSpecimen } from '../copy/specimen-copy.ts';

export default function NotFound() {
  return (
    <SplitPage drawing={notFoundSpecimen}>
      <PageHead title={notFoundCopy.title} noindex />
      <p className="font-mono text-sm text-mark">404</p>
      <h1 className="mt-3 font-serif text-4xl font-medium tracking-[-0.015em] text-balance sm:text-5xl">
        {notFoundCopy.heading}
      </h1>
      <p className="mt-4 mb-8 text-lg text-soft">{notFoundCopy.body}</p>
      <Link to="/" className={buttonClass()}>
        {errorCopy.backHome}
      </Link>
      <OnwardLinks
        label={layoutCopy.onward}
        links={[
          ['/invisible-chars', layoutCopy.invisible],
          ['/statistical-watermarks', layoutCopy.statistical],
          ['/pricing', layoutCopy.pricing],
        ]}
      />
    </SplitPage>
  );
}
