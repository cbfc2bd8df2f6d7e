import { createHmac } from 'node:crypto';

/**
 * Hashes under a secret: equal inputs can be told to be equal, and nothing else can be learnt.
 * Lengths are hashed too, so that ("ab", "c") and ("a", "bc") differ.
 */
export function keyedHasher(secret: string) {
  return (...parts: string[]): string => {
    const hmac = createHmac('sha256', secret);
    for (const part of parts) hmac.update(`${part.length}:`).update(part, 'utf16le');
    return hmac.digest('base64url');
  };
}
