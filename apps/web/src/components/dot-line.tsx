import { Children, type ReactNode } from 'react';

/** Short facts in a line with dots between them: where the line wraps, no dot is left at either end. */
export function DotLine({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p className={`overflow-x-clip ${className}`}>
      <span className="-ml-4 flex flex-wrap">
        {Children.map(children, (fact) =>
          fact === null ? null : (
            <span className="relative min-w-0 pl-4 [overflow-wrap:anywhere] before:absolute before:left-0 before:w-4 before:text-center before:content-['·']">
              {fact}
            </span>
          ),
        )}
      </span>
    </p>
  );
}
