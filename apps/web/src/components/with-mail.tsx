import { receivesMail } from '@cleanpaste/contract';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { supportCopy } from '../copy/support-copy.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** The same without what asks to write to the address: the clause before it ends as a sentence. */
function withoutAddress(text: string, address: string, instead: string): string {
  const clauses = text.trim().split(/(?<=[.;])\s/);
  return clauses
    .map((clause, at) => {
      if (clause.includes(address)) return instead;
      return clauses[at + 1]?.includes(address) ? clause.replace(/;$/, '.') : clause;
    })
    .filter((clause) => clause !== '')
    .join(' ');
}

const linkClass = 'text-accent underline decoration-1 underline-offset-3 hover:decoration-2';

interface WithMailProps {
  children: string;
  address: string;
  /** What is said where the address receives no mail; nothing where the rest says enough. */
  instead?: string;
  /** Words of `instead` that lead somewhere, and where to. */
  way?: readonly [words: string, to: string];
}

/** A sentence in which an address, wherever it stands, opens a mail to it; of one that receives none that is said. */
export function WithMail(props: WithMailProps) {
  const { children, address, instead = supportCopy.noAddress, way } = props;
  // The HTML is made with a mark in its place; what stands there is known once the page is taken over.
  if (useHydrated() && !receivesMail(address)) {
    const said = withoutAddress(children, address, instead);
    if (!way || !said.includes(way[0])) return said;
    const [before, after] = said.split(way[0]);
    return (
      <>
        {before}
        <Link to={way[1]} className={linkClass}>
          {way[0]}
        </Link>
        {after}
      </>
    );
  }
  return children.split(address).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={place}>
      {place > 0 ? (
        <a href={`mailto:${address}`} className={linkClass}>
          {address}
        </a>
      ) : null}
      {part}
    </Fragment>
  ));
}
