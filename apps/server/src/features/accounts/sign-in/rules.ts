import { createHash } from 'node:crypto';
import { minimumPasswordLength } from '@cleanpaste/contract';

/**
 * Why a password is refused; null when it may be used.
 * @param common passwords that are refused for being common, in lower case
 */
export function passwordProblem(password: string, common: ReadonlySet<string>): string | null {
  if (password.length < minimumPasswordLength) return 'Password must be at least 6 characters';
  if (common.has(password.toLowerCase())) {
    return 'This password is among the most common ones. Please choose another.';
  }
  return null;
}

/** A path of this site, or null: an address of another site never comes through. */
export function returnPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || /^\/[/\\.]|[\u0000-\u001f\\]/.test(value)) return null;
  return value.length <= 500 ? value : null;
}

/** How session tokens and codes are kept: they are random and long, so a plain hash suffices. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Admin is whoever holds the one address, verified. */
export function isAdmin(
  user: { email: string; emailVerified: boolean },
  adminEmail: string | null,
) {
  return (
    user.emailVerified &&
    adminEmail !== null &&
    user.email.toLowerCase() === adminEmail.toLowerCase()
  );
}

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/;

/**
 * The site's own origin for a request. Without PUBLIC_URL only this machine's names are taken from the
 * Host header, so that a forged one cannot lead a mail or a sign-in elsewhere.
 */
export function ownOrigin(
  publicUrl: string | null,
  host: string | undefined,
  port: number,
): string {
  if (publicUrl) return publicUrl;
  return host && loopback.test(host) ? `http://${host}` : `http://127.0.0.1:${port}`;
}
