import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';
import { formatLongDay } from './figures.ts';
import { LoggedAt } from './logged-at.tsx';

afterEach(cleanup);

const moments = [
  '2026-11-22T18:32:07.412Z',
  '2026-11-22T18:32:07.398Z',
  '2026-11-22T06:02:00.001Z',
  '2026-11-20T23:59:59.999Z',
].map((at) => ({ id: at, at }));

test('a log says each day once, as a head over its rows, and each moment in UTC, to the millisecond', () => {
  render(
    <DataTable
      label="Calls"
      rows={moments}
      keyOf={({ id }) => id}
      headOf={({ at }) => formatLongDay(at)}
      columns={[
        { name: 'When', cell: ({ at }) => <LoggedAt at={at} inDay="milliseconds" /> },
        { name: 'Account', isWide: true, cell: () => 'ann@example.com' },
      ]}
    />,
  );
  const said = screen.getAllByRole('row').map((row) => row.textContent);
  expect(said).toEqual([
    'WhenAccount',
    'Nov\u00A022,\u00A02026',
    '18:32:07.412ann@example.com',
    '18:32:07.398ann@example.com',
    '06:02:00.001ann@example.com',
    'Nov\u00A020,\u00A02026',
    '23:59:59.999ann@example.com',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Nov\u00A022,\u00A02026' })).toBeTruthy();
  // A head is of the rows of its own group alone.
  const groups = screen.getAllByRole('rowgroup').slice(1);
  expect(groups.map((group) => group.childElementCount)).toEqual([4, 2]);
  for (const group of groups) expect(within(group).getAllByRole('rowheader')).toHaveLength(1);
});

test('a table without heads has none', () => {
  render(
    <DataTable
      label="Shares"
      rows={moments}
      keyOf={({ id }) => id}
      columns={[{ name: 'When', cell: ({ id }) => id }]}
    />,
  );
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

test('a row that is drawn as a card on a phone begins with its name, and is still a row of a table', () => {
  render(
    <DataTable
      label="Calls"
      rows={[{ at: '22:46', who: 'ann@example.com', count: 3 }]}
      keyOf={({ at }) => at}
      columns={[
        { name: 'When', cell: ({ at }) => at },
        { name: 'Account', isName: true, cell: ({ who }) => who },
        { name: 'Removed', cell: ({ count }) => count, isFigure: true },
      ]}
    />,
  );
  const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['22:46', 'ann@example.com', '3']);
  // Every value but the name stands beside the name of its column.
  const labels = cells.map((cell) =>
    cell.classList.contains('labelled-cell') ? cell.dataset.label : null,
  );
  expect(labels).toEqual(['When', null, 'Removed']);
  // Browsers that forget what a table is when it is drawn otherwise are told.
  for (const cell of cells) expect(cell.getAttribute('role')).toBe('cell');
  expect(screen.getByRole('table').getAttribute('role')).toBe('table');
});
