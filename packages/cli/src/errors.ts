/** The command was called in a way that makes no sense; answered with a hint and exit code 2. */
export class UsageError extends Error {}

/** A file could not be read or written; reported in one line, the other files are still done. */
export class FileError extends Error {}

/** A folder where a file was asked for; in a list of files it is only passed over. */
export class FolderError extends FileError {}

/** Says what the system said, without its jargon. */
export function fileError(action: string, name: string, cause: unknown): FileError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const known: Record<string, string> = {
    ENOENT: 'there is no such file',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links lead round in a circle',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
  };
  const reason = known[code] ?? (cause instanceof Error ? cause.message : String(cause));
  return new FileError(`cannot ${action} ${name}: ${reason}`);
}
