import { WithCode } from '../../components/with-code.tsx';

interface Item {
  name: string;
  /** What a link may lead to. */
  id?: string;
  /** A figure or a value that belongs to the name. */
  aside: string | number;
  says: string;
}

/** Names of the API, each with what it means. */
export function NameList({ items }: { items: readonly Item[] }) {
  return (
    <dl className="text-[0.95rem]">
      {items.map(({ name, id, aside, says }) => (
        <div
          key={name}
          id={id}
          className="scroll-mt-20 border-t border-line py-2.5 sm:grid sm:grid-cols-[14.5rem_minmax(0,1fr)] sm:gap-x-4"
        >
          <dt className="flex items-baseline justify-between gap-x-4">
            <code className="[overflow-wrap:anywhere]">{name}</code>
            <span className="text-soft tabular-nums">{aside}</span>
          </dt>
          <dd className="max-sm:mt-1">
            <WithCode>{says}</WithCode>
          </dd>
        </div>
      ))}
    </dl>
  );
}
