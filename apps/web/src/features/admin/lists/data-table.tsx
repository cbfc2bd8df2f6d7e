import type { ReactNode } from 'react';
import { adminCopy } from '../../../copy/admin-copy.ts';

interface Column<T> {
  name: string;
  cell: (row: T) => ReactNode;
  /** Figures stand at the right. */
  isFigure?: boolean;
}

interface DataTableProps<T> {
  label: string;
  columns: Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
}

/** A table that scrolls sideways on narrow screens; the first column names the row. */
export function DataTable<T>({ label, columns, rows, keyOf }: DataTableProps<T>) {
  const side = (column: Column<T>) => (column.isFigure ? 'text-right tabular-nums' : 'text-left');
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys
      tabIndex={0}
      aria-label={adminCopy.tableOf(label)}
      className="overflow-x-auto"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-soft">
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={`px-3 py-2.5 font-medium whitespace-nowrap first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6 ${side(column)}`}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={`px-3 py-3 whitespace-nowrap first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6 ${side(column)}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
