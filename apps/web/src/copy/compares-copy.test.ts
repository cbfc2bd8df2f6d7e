import { worksCounted } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { comparesCopy } from './compares-copy.ts';

const of = (works: number) => comparesCopy({ copyleaks: false, works });

test('with how many works a check compares is said before one is spent', () => {
  expect(of(3)).toBe(
    'Compared with the 3 works collected on this server so far, not with the internet.',
  );
  expect(of(1)).toContain('with the 1 work collected on this server');
  expect(of(0)).toContain('No works are collected on this server yet');
  expect(of(worksCounted)).toContain('with the 1,000 works collected');
  expect(of(worksCounted + 1)).toContain('with over 1,000 works collected');
});

test('nobody is told a number that is not known, or that is not what is compared with', () => {
  expect(comparesCopy({ copyleaks: false })).toContain('with any works collected');
  expect(comparesCopy({ copyleaks: true })).toBe('Compared with the internet, by Copyleaks.');
});
