import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { searchOf, urlOf } from './endpoint-url.ts';

const { history, checking } = addresses;

test('parameters stand in the path encoded, each in its place', () => {
  const id = 'a/b?c=ü %#';
  expect(urlOf(history.deleteCleanup, { params: { id } })).toBe(
    '/functions/v1/history/cleanups/a%2Fb%3Fc%3D%C3%BC%20%25%23',
  );
  const params = { name: 'n.json', scanId: 's:event', exportId: ':name' };
  expect(urlOf(checking.putScanExport, { params })).toBe(
    '/functions/v1/copyleaks/s%3Aevent/%3Aname/n.json',
  );
});

test('a query has what is given, numbers and empty texts too, and not what is undefined', () => {
  expect(urlOf(history.listCleanups, { query: { page: 2, older: undefined, newer: 'a&b' } })).toBe(
    '/functions/v1/history/cleanups?page=2&newer=a%26b',
  );
  expect(searchOf({ page: 0, older: '' })).toBe('?page=0&older=');
});

test('without a query there is no question mark', () => {
  expect(urlOf(history.listChecks, { query: { older: undefined } })).toBe(
    '/functions/v1/history/checks',
  );
  expect([searchOf(), searchOf({})]).toEqual(['', '']);
});

const sources = join(import.meta.dirname, '..');

test('nobody of the page writes a path of the server: all come from the endpoint table', () => {
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const read = paths.filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  expect(read.length).toBeGreaterThan(100);
  const writing = read.filter((path) =>
    /\/(functions|api|sandbox)\/\w/.test(
      readFileSync(join(sources, path), 'utf8').replace(
        /^import .*$|from '.*'|import\('.*'\)/gm,
        '',
      ),
    ),
  );
  expect(writing).toEqual([]);
});
