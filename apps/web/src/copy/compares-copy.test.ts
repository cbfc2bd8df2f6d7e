import { worksCounted } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { comparesCopy } from './compares-copy.ts';

const of = (works: number) => comparesCopy({ copyleaks: false, works });

test('with how many works a check compares is said before one is spent', () => {
  expect(of(3)).toBe(
    'Compared with the 3 works that are collected on this server so far, and not with the internet.',
  );
  expect(of(1)).toContain('with the 1 work that is collected on this server');
  expect(of(0)).toContain('No works are collected on this server yet');
  expect(of(worksCounted)).toContain('the 1,000 works that are');
  expect(of(worksCounted + 1)).toContain('the more than 1,000 works that are');
});

test('nobody is told a number that is not known, or that is not what is compared with', () => {
  expect(comparesCopy({ copyleaks: false })).toContain('which may be few');
  expect(comparesCopy({ copyleaks: true })).toBe('Compared with the internet, by Copyleaks.');
});
