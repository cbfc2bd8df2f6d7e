import type { ReactNode } from 'react';
import { adminCopy } from '../../../copy/admin-copy.ts';
import { useMoreSides } from '../../../lib/use-more-sides.ts';

interface Column<T> {
  name: string;
  cell: (row: T) => ReactNode;
  /** Figures stand at the right. */
  isFigure?: boolean;
  /** Takes the room that the others leave; what it says may go on in a second line. */
  isWide?: boolean;
}

interface DataTableProps<T> {
  label: string;
  columns: Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Rows that follow one another under the same head, such as those of a day. */
  headOf?: (row: T) => string;
}

interface Group<T> {
  key: string;
  head: string;
  rows: T[];
}

/** The rows by their heads, in their order; without heads they are one group. */
function groupsOf<T>({ rows, headOf }: Pick<DataTableProps<T>, 'rows' | 'headOf'>): Group<T>[] {
  const groups: Group<T>[] = [];
  for (const row of rows) {
    const head = headOf?.(row) ?? '';
    const last = groups.at(-1);
    if (last?.head === head) last.rows.push(row);
    else
      groups.push({
        key: `${groups.filter((one) => one.head === head).length} ${head}`,
        head,
        rows: [row],
      });
  }
  return groups;
}

/** The head of a group; it stays in sight while the table is scrolled sideways. */
function Head({ head, columns }: { head: string; columns: number }) {
  return (
    <tr className="bg-sunken">
      <th
        scope="rowgroup"
        colSpan={columns}
        className="px-5 py-1.5 text-left text-[0.82rem] font-medium text-soft sm:px-6"
      >
        <span className="sticky left-5 sm:left-6">{head}</span>
      </th>
    </tr>
  );
}

/** A table that scrolls sideways on narrow screens; the first column names the row. */
export function DataTable<T>({ label, columns, rows, keyOf, headOf }: DataTableProps<T>) {
  const box = useMoreSides();
  const side = (column: Column<T>) => (column.isFigure ? 'text-right tabular-nums' : 'text-left');
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys
      tabIndex={0}
      aria-label={adminCopy.tableOf(label)}
      className="scroll-hint overflow-x-auto last:rounded-b-2xl"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-soft">
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={`px-3 max-lg:px-1.5 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6 ${side(column)}`}
              >
                {column.isWide ? (
                  <span className="block min-w-52">{column.name}</span>
                ) : (
                  column.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf({ rows, headOf }).map((group) => (
          <tbody key={group.key} className="divide-y divide-line border-line [tbody+&]:border-t">
            {group.head ? <Head head={group.head} columns={columns.length} /> : null}
            {group.rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <td
                    key={column.name}
                    className={`px-3 max-lg:px-1.5 py-3 whitespace-nowrap first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6 ${column.isWide ? 'w-full max-w-0' : ''} ${side(column)}`}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
