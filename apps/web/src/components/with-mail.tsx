import { receivesMail } from '@cleanpaste/contract';
import { Fragment } from 'react';
import { supportCopy } from '../copy/support-copy.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** The same without what asks to write to the address. */
const withoutAddress = (text: string, address: string, instead: string) =>
  text
    .split(/(?<=[.;])\s/)
    .map((clause) => (clause.includes(address) ? instead : clause))
    .join(' ')
    .trim()
    .replace(/;( |$)/, '.$1');

interface WithMailProps {
  children: string;
  address: string;
  /** Where the rest says enough: that nobody can be written to is not said. */
  isSilent?: boolean;
}

/** A sentence in which an address, wherever it stands, opens a mail to it; of one that receives none that is said. */
export function WithMail({ children, address, isSilent = false }: WithMailProps) {
  // The HTML is made with a mark in its place; what stands there is known once the page is taken over.
  if (useHydrated() && !receivesMail(address))
    return withoutAddress(children, address, isSilent ? '' : supportCopy.noAddress);
  return children.split(address).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={place}>
      {place > 0 ? (
        <a
          href={`mailto:${address}`}
          className="text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {address}
        </a>
      ) : null}
      {part}
    </Fragment>
  ));
}
