import { categoriesCopy } from '../../../copy/categories-copy.ts';

const { caption, columns, rows } = categoriesCopy;

/** The kinds of hidden characters; on a phone each row is a small card of its own. */
export function CategoryTable() {
  return (
    <div className="wide my-9 overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      <table className="w-full text-left text-[0.92rem] leading-snug max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-sm max-sm:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 font-semibold sm:px-5">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows.map(({ kind, codePoints, use, fate }) => (
            <tr key={kind} className="align-top max-sm:block max-sm:px-4 max-sm:py-3">
              <th scope="row" className="font-semibold max-sm:block sm:w-[36%] sm:px-5 sm:py-3">
                {kind}
                <span className="mt-1 block font-mono text-xs font-normal text-soft">
                  {codePoints}
                </span>
              </th>
              <td className="text-soft max-sm:mt-1.5 max-sm:block sm:px-5 sm:py-3">{use}</td>
              <td className="max-sm:mt-1 max-sm:block sm:px-5 sm:py-3">{fate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
