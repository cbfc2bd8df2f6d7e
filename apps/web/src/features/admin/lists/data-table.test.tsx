import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';
import { formatDate } from './figures.ts';
import { LoggedAt } from './logged-at.tsx';

afterEach(cleanup);

const moments = [
  '2026-11-22T18:32:07.412',
  '2026-11-22T18:32:07.398',
  '2026-11-22T06:02:00.001',
  '2026-11-20T23:59:59.999',
].map((local) => ({ id: local, at: new Date(local).toISOString() }));

test('a log says each day once, as a head over its rows, and each moment to the millisecond', () => {
  render(
    <DataTable
      label="Calls"
      rows={moments}
      keyOf={({ id }) => id}
      headOf={({ at }) => formatDate(at)}
      columns={[
        { name: 'When', cell: ({ at }) => <LoggedAt at={at} inDay /> },
        { name: 'Account', isWide: true, cell: () => 'ann@example.com' },
      ]}
    />,
  );
  const said = screen.getAllByRole('row').map((row) => row.textContent);
  expect(said).toEqual([
    'WhenAccount',
    'Nov 22, 2026',
    '18:32:07.412ann@example.com',
    '18:32:07.398ann@example.com',
    '06:02:00.001ann@example.com',
    'Nov 20, 2026',
    '23:59:59.999ann@example.com',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Nov 22, 2026' })).toBeTruthy();
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
