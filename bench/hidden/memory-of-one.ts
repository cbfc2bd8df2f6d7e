import { readFileSync, writeFileSync } from 'node:fs';
import { TEXTS, type TextName } from './texts.ts';
import { readInto, TOOLS, type ToolName } from './tools.ts';

// One cleaning in a fresh process: `node memory-of-one.ts TOOL TEXT` prints the growth of its peak
// resident memory in bytes a byte of the text. What the text itself takes is not counted.

/** On Linux the high-water mark can be set back; elsewhere the peak of the whole process counts. */
function resetPeak(): boolean {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
    return true;
  } catch {
    return false;
  }
}

function peak(wasReset: boolean): number {
  if (!wasReset) return process.resourceUsage().maxRSS * 1024;
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)![1]) * 1024;
}

const [tool, textName] = process.argv.slice(2) as [ToolName, TextName];
const run = TOOLS[tool];
const text = TEXTS[textName]();
readInto(run('Warm\u200b up, \u0433\u0440\u0435\u043b\u0441\u044f.'));
globalThis.gc?.();
globalThis.gc?.();
const wasReset = resetPeak();
const before = wasReset ? process.memoryUsage().rss : process.resourceUsage().maxRSS * 1024;
const sink = readInto(run(text));
const growth = Math.max(0, peak(wasReset) - before);
if (sink < 0) throw new Error('Nothing was read.');
console.log((growth / Buffer.byteLength(text)).toFixed(2));
