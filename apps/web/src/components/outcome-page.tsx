import { Link } from 'react-router';
import { defaultSite } from '../lib/site.ts';
import { buttonClass } from './button.tsx';
import { PageHead } from './page-head.tsx';

/** A page with one message and one way on. */
export function OutcomePage({ title, body, home }: { title: string; body: string; home: string }) {
  return (
    <div className="mx-auto max-w-2xl px-5 py-28 sm:px-6">
      <PageHead title={`${title} · ${defaultSite.productName}`} noindex />
      <h1 className="font-serif text-4xl font-medium tracking-tight">{title}</h1>
      <p className="mt-4 mb-8 text-lg text-soft">{body}</p>
      <Link to="/" className={buttonClass()}>
        {home}
      </Link>
    </div>
  );
}
