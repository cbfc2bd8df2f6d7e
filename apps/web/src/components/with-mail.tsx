import { Fragment } from 'react';

/** A sentence in which an address, wherever it stands, opens a mail to it. */
export function WithMail({ children, address }: { children: string; address: string }) {
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
