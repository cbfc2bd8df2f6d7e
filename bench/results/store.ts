import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/setup/paths.mjs';
import type { Figure } from './figures.ts';
import type { Machine } from './machine.ts';

/** What is known of one benchmark, from the last time that it was run for the record. */
export interface Measured {
  /** As 2026-03-14. */
  date: string;
  command: string;
  runs: number;
  seconds: number;
  machine: Machine;
  figures: Figure[];
}

export type Results = Record<string, Measured>;

const file = inRoot('bench', 'results.json');

export const readResults = (): Results => JSON.parse(readFileSync(file, 'utf8')) as Results;

/** Whoever reads it meanwhile, or after this is broken off, finds the old text or the new one, and never half. */
export function replaceFile(path: string, text: string): void {
  const next = `${path}.${process.pid}.next`;
  try {
    writeFileSync(next, text);
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

export const writeResults = (results: Results): void =>
  replaceFile(file, `${JSON.stringify(results, null, 2)}\n`);

/** A figure by its place; undefined where the benchmark was not run. */
export const figureOf = (results: Results, bench: string, group: string, name: string) =>
  results[bench]?.figures.find((one) => one.group === group && one.name === name);
