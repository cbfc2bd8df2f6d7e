/** Where people go after signing in when they came from nowhere in particular. */
const defaultReturn = '/dashboard';

/** A path of this site, or the default: anything that could lead elsewhere is passed over. */
export function safeReturnPath(value: unknown): string {
  if (
    typeof value !== 'string' ||
    !value.startsWith('/') ||
    /^\/[/\\.]|[\u0000-\u001f\\]/.test(value)
  ) {
    return defaultReturn;
  }
  return value;
}
