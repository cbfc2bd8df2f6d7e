import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that reads or writes the clipboard, with its arguments. */
export interface Program {
  name: string;
  args: string[];
  /** Windows' own program takes UTF-16 for anything but ASCII. */
  encoding?: 'utf16le';
}

interface Pair {
  read: Program;
  write: Program;
}

const powershell = [
  '-NoProfile',
  '-NonInteractive',
  '-Command',
  '[Console]::OutputEncoding=[Text.Encoding]::UTF8;[Console]::Out.Write((Get-Clipboard -Raw))',
];

const wayland: Pair = {
  read: { name: 'wl-paste', args: ['--no-newline', '--type', 'text'] },
  write: { name: 'wl-copy', args: ['--type', 'text/plain;charset=utf-8'] },
};
const others: Pair[] = [
  { read: { name: 'pbpaste', args: [] }, write: { name: 'pbcopy', args: [] } },
  {
    read: { name: 'xclip', args: ['-selection', 'clipboard', '-out', '-target', 'UTF8_STRING'] },
    write: { name: 'xclip', args: ['-selection', 'clipboard', '-in'] },
  },
  {
    read: { name: 'xsel', args: ['--clipboard', '--output'] },
    write: { name: 'xsel', args: ['--clipboard', '--input'] },
  },
  {
    read: { name: 'termux-clipboard-get', args: [] },
    write: { name: 'termux-clipboard-set', args: [] },
  },
  {
    read: { name: 'powershell.exe', args: powershell },
    write: { name: 'clip.exe', args: [], encoding: 'utf16le' },
  },
];

/** Linux in Windows has programs of both, and the clipboard that people use is that of Windows. */
function isWsl(): boolean {
  try {
    return /microsoft/i.test(readFileSync('/proc/sys/kernel/osrelease', 'utf8'));
  } catch {
    return false;
  }
}

function isOnPath(name: string, path: string): boolean {
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The first pair of programs that this machine has both of; what fits the session goes first. */
export function findPrograms(env: Record<string, string | undefined>): Pair | undefined {
  const path = env.PATH ?? env.Path ?? '';
  const ordered = isWsl() ? [...others].reverse() : others;
  const pairs = env.WAYLAND_DISPLAY ? [wayland, ...ordered] : [...ordered, wayland];
  return pairs.find(({ read, write }) => isOnPath(read.name, path) && isOnPath(write.name, path));
}

/** What to install, for whoever has none. */
export const wanted = 'wl-clipboard, xclip or xsel';
