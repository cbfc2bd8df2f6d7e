import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PassagePair } from './plagdet.ts';

/** One suspicious text, one source, and what was copied. */
export interface TextPair {
  kind: string;
  id: string;
  suspiciousName: string;
  sourceName: string;
  suspicious: string;
  source: string;
  cases: PassagePair[];
}

export interface Collection {
  suspicious: Map<string, string>;
  sources: Map<string, string>;
  pairs: TextPair[];
}

// Folder `03-random-obfuscation` is the kind `random`; `01-no-plagiarism` is `innocent`.
function kindOf(folder: string): string {
  const name = folder.replace(/^\d+-/, '').replace(/-obfuscation$/, '');
  if (name === 'no-plagiarism') return 'innocent';
  return name === 'no' ? 'none' : name;
}

function readTexts(folder: string): Map<string, string> {
  const names = readdirSync(folder).sort();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** The archive counts code points; here everything is in UTF-16 units. */
function unitsAt(text: string, codePoints: number): number {
  if (!/[\ud800-\udbff]/.test(text)) return codePoints;
  let units = 0;
  for (let left = codePoints; left > 0 && units < text.length; left--) {
    units += text.codePointAt(units)! > 0xffff ? 2 : 1;
  }
  return units;
}

function readCases(xml: string, pair: string, texts: [string, string]): PassagePair[] {
  const cases: PassagePair[] = [];
  for (const [feature] of xml.matchAll(/<feature\b[^>]*\bname="plagiarism"[^>]*>/g)) {
    const figure = (name: string): number =>
      Number(new RegExp(`\\b${name}="(\\d+)"`).exec(feature)?.[1]);
    const [start, sourceStart] = [figure('this_offset'), figure('source_offset')];
    cases.push({
      pair,
      start: unitsAt(texts[0], start),
      end: unitsAt(texts[0], start + figure('this_length')),
      sourceStart: unitsAt(texts[1], sourceStart),
      sourceEnd: unitsAt(texts[1], sourceStart + figure('source_length')),
    });
  }
  return cases;
}

function readFolder(root: string): Collection {
  const suspicious = readTexts(join(root, 'susp'));
  const sources = readTexts(join(root, 'src'));
  const pairs: TextPair[] = [];
  for (const folder of readdirSync(root).sort()) {
    const list = join(root, folder, 'pairs');
    if (!existsSync(list)) continue;
    for (const line of readFileSync(list, 'utf8').trim().split(/\r?\n/)) {
      const [left, right] = line.split(/\s+/) as [string, string];
      const texts: [string, string] = [suspicious.get(left)!, sources.get(right)!];
      const id = `${folder}/${left}/${right}`;
      const truth = `${left.replace(/\.txt$/, '')}-${right.replace(/\.txt$/, '')}.xml`;
      const cases = readCases(readFileSync(join(root, folder, truth), 'utf8'), id, texts);
      pairs.push({
        kind: kindOf(folder),
        id,
        suspiciousName: left,
        sourceName: right,
        suspicious: texts[0],
        source: texts[1],
        cases,
      });
    }
  }
  return { suspicious, sources, pairs };
}

/** Reads an alignment archive: a folder, or the `.tar.xz` file itself (needs `tar`; unpacked and removed again). */
export function readCollection(path: string): Collection {
  if (statSync(path).isDirectory()) return readFolder(path);
  const folder = mkdtempSync(join(tmpdir(), 'alignment-'));
  try {
    execFileSync('tar', ['-xf', path, '-C', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readFolder(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
