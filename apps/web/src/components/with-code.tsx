import { Fragment } from 'react';

/** A sentence in which what stands between backticks is code, and breaks only where it fits no line. */
export const WithCode = ({ children }: { children: string }) =>
  children.split('`').map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={place}>
      {place % 2 === 0 ? (
        part
      ) : (
        <code className="inline-block max-w-full [overflow-wrap:anywhere]">{part}</code>
      )}
    </Fragment>
  ));
