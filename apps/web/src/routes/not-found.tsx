import { Link } from 'react-router';
import { buttonClass } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { errorCopy } from '../copy/error-copy.ts';

export default function NotFound() {
  return (
    <div className="mx-auto max-w-2xl px-5 py-28 sm:px-6">
      <PageHead title={errorCopy.notFoundTitle} noindex />
      <p className="font-mono text-sm text-mark">404</p>
      <h1 className="mt-3 font-serif text-4xl font-medium tracking-tight text-balance">
        {errorCopy.notFoundHeading}
      </h1>
      <p className="mt-4 mb-8 text-lg text-soft">{errorCopy.notFoundBody}</p>
      <Link to="/" className={buttonClass()}>
        {errorCopy.backHome}
      </Link>
    </div>
  );
}
