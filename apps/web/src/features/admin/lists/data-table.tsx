import type { ReactNode } from 'react';
import { adminCopy } from '../../../copy/admin-copy.ts';
import { useMoreSides } from '../../../lib/use-more-sides.ts';

interface Column<T> {
  name: string;
  cell: (row: T) => ReactNode;
  /** What the row is called: it stands first in its card on a phone. Without one the first column does. */
  isName?: boolean;
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
  /** Below its name a row is one line on a phone: its values say by themselves what they are. */
  isShort?: boolean;
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

/**
 * Drawn as cards, a table is no table to some browsers any more. These roles say that it still is one; as
 * attributes in one place, because for the elements alone they would be repetitions.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The head of a group; it stays in sight while the table is scrolled sideways. */
function Head({ head, columns }: { head: string; columns: number }) {
  return (
    <tr {...roles.row} className="bg-sunken max-md:block">
      <th
        {...roles.head}
        scope="rowgroup"
        colSpan={columns}
        className="px-5 py-1.5 text-left text-[0.82rem] font-medium text-soft max-md:block sm:px-6"
      >
        <span className="sticky left-5 sm:left-6">{head}</span>
      </th>
    </tr>
  );
}

const room =
  'md:px-3 md:max-lg:px-2 md:first:pl-6 md:last:pr-6 md:max-lg:first:pl-6 md:max-lg:last:pr-6 md:whitespace-nowrap';

/**
 * On a phone the name is the head of its card, and every other value stands beside its label; `half`: two in a
 * line, `line`: all in one, without labels.
 */
function cardCell(isName: boolean, size: 'whole' | 'half' | 'line') {
  if (isName)
    return 'max-md:order-first max-md:col-span-2 max-md:mb-1 max-md:block max-md:basis-full max-md:font-medium';
  if (size === 'line') return 'max-md:last:ml-auto';
  const beside = 'labelled-cell max-md:flex max-md:items-baseline max-md:py-1';
  // Of two in a line each value stands right behind its own label: at the end of its half it would be read with the next.
  return size === 'half'
    ? `${beside} max-md:gap-x-2`
    : `${beside} max-md:col-span-2 max-md:justify-between max-md:gap-x-4 max-md:text-right`;
}

/**
 * A table; below the width of a tablet each row is a card, with its name first and what the columns are
 * called beside the values. Nothing is beside the screen there.
 */
export function DataTable<T>({ label, columns, rows, keyOf, headOf, isShort }: DataTableProps<T>) {
  const box = useMoreSides();
  const side = ({ isFigure }: Column<T>) =>
    isFigure ? 'tabular-nums md:text-right' : 'md:text-left';
  const name = columns.find(({ isName }) => isName) ?? columns[0];
  const others = columns.filter((column) => column !== name);
  // Nothing but figures is short, and an odd one would leave half a line empty.
  const isPaired = others.length % 2 === 0 && others.every(({ isFigure }) => isFigure);
  const size = isShort ? 'line' : isPaired ? 'half' : 'whole';
  const card = isShort
    ? 'max-md:flex max-md:flex-wrap max-md:gap-x-4'
    : 'max-md:grid max-md:grid-cols-2 max-md:gap-x-7';
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys
      tabIndex={0}
      aria-label={adminCopy.tableOf(label)}
      className="scroll-hint relative overflow-x-auto last:rounded-b-2xl"
    >
      <table {...roles.table} className="w-full text-sm max-md:block">
        <thead {...roles.group} className="max-md:sr-only">
          <tr {...roles.row} className="border-b border-line text-soft">
            {columns.map((column) => (
              <th
                {...roles.column}
                key={column.name}
                scope="col"
                className={`py-2.5 font-medium whitespace-nowrap ${room} ${side(column)}`}
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
          <tbody
            {...roles.group}
            key={group.key}
            className="divide-y divide-line border-line max-md:block [tbody+&]:border-t"
          >
            {group.head ? <Head head={group.head} columns={columns.length} /> : null}
            {group.rows.map((row) => (
              <tr
                {...roles.row}
                key={keyOf(row)}
                className={`${card} max-md:px-5 max-md:py-3.5 max-md:sm:px-6`}
              >
                {columns.map((column) => (
                  <td
                    {...roles.cell}
                    key={column.name}
                    data-label={column.name}
                    className={`md:py-3 ${room} ${cardCell(column === name, size)} ${column.isWide ? 'md:w-full md:max-w-0' : ''} ${side(column)}`}
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
