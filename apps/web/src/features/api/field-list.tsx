import { FoldArrow } from '../../components/fold-arrow.tsx';
import { WithCode } from '../../components/with-code.tsx';
import { apiDocsCopy as copy } from '../../copy/api-docs-copy.ts';
import type { ApiField } from './fields.gen.ts';

interface FieldListProps {
  fields: readonly ApiField[];
  title: string;
  /** What is said of those that need not be there; of the others, nothing or that they must. */
  must: string | null;
  may: string | null;
  /** Opened by whoever wants them: the calls should be found one after another. */
  isFolded?: boolean;
}

function Row({ field, must, may }: { field: ApiField } & Pick<FieldListProps, 'must' | 'may'>) {
  const { path, type, isAlways, limits, says } = field;
  const at = path.lastIndexOf('.') + 1;
  const facts = [isAlways ? must : may, limits].filter(Boolean);
  return (
    <div className="border-t border-line py-2 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,1fr)] sm:gap-x-4">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4 sm:flex-col sm:justify-start">
        <code className="[overflow-wrap:anywhere]">
          {at > 0 ? <span className="text-soft">{path.slice(0, at)}</span> : null}
          {path.slice(at)}
        </code>
        <span className="text-sm text-soft">{type}</span>
      </dt>
      <dd className="max-sm:mt-0.5">
        <WithCode>{says}</WithCode>
        {facts.length > 0 ? (
          <span className="block text-sm text-soft">
            <WithCode>{facts.join(' · ')}</WithCode>
          </span>
        ) : null}
      </dd>
    </div>
  );
}

/** What a call takes or answers, field by field. */
export function FieldList({ fields, title, must, may, isFolded }: FieldListProps) {
  const list = (
    <dl className="text-[0.95rem] leading-snug">
      {fields.map((field) => (
        <Row key={field.path} field={field} must={must} may={may} />
      ))}
    </dl>
  );
  if (!isFolded) {
    return (
      <div className="my-5">
        <p className="mb-2 text-sm font-semibold">
          <WithCode>{title}</WithCode>
        </p>
        {list}
      </div>
    );
  }
  return (
    <details className="group my-5">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <WithCode>{title}</WithCode>{' '}
        <span className="font-normal text-soft">{copy.howMany(fields.length)}</span>
        <FoldArrow />
      </summary>
      {list}
    </details>
  );
}
