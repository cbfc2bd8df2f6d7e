import { execFile } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** LibreOffice, where it is installed. */
export const soffice = [
  ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'soffice')),
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
].find((file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
});

/** Opens documents in LibreOffice and saves them in another format; gives their texts by name. */
export async function openAndSave(
  documents: Record<string, Uint8Array>,
  format: string,
): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-office-'));
  try {
    const names = Object.keys(documents);
    for (const name of names) writeFileSync(join(folder, name), documents[name]!);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const args = [profile, '--headless', '--convert-to', format, '--outdir', join(folder, 'out')];
    await promisify(execFile)(soffice!, [...args, ...names], { cwd: folder, timeout: 150_000 });
    return Object.fromEntries(
      names.map((name) => {
        const saved = `${name.slice(0, name.lastIndexOf('.'))}.${format}`;
        return [name, readFileSync(join(folder, 'out', saved), 'utf8')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
