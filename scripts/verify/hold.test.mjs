import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdStart } from './hold.mjs';

let clone = '';
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'cleanpaste-hold-'));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** A server that says where it is ready. */
const server = (more) => {
  const program = `const s = require("node:http").createServer((q, r) => r.end("page")).listen(process.env.PORT, "127.0.0.1",
    () => console.log("It is ready at http://127.0.0.1:" + process.env.PORT + " pid " + process.pid)); ${more}`;
  return { command: `'${process.execPath}' -e '${program.replaceAll('\n', ' ')}'` };
};

test.skipIf(process.platform === 'win32')(
  'a server that answers and ends when it is told to holds',
  async () => {
    expect(await holdStart(server(''), { clone })).toMatchObject({ ok: true, detail: '' });
  },
);

test.skipIf(process.platform === 'win32')(
  'one that does not end is ended, and does not hold',
  async () => {
    const { ok, detail } = await holdStart(
      server('process.on("SIGTERM", () => {});'),
      { clone },
      500,
    );
    expect(ok).toBe(false);
    expect(detail).toContain('it does not end when it is told to');
    const pid = Number(/pid (\d+)/.exec(detail)?.[1]);
    await expect
      .poll(() => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      })
      .toBe(false);
  },
);
