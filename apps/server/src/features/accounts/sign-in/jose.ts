import { jwtVerify, SignJWT } from 'jose';

/** How long an access token lasts, in seconds. The session behind it is looked up at each use all the same. */
export const accessTokenSeconds = 15 * 60;

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

const issuer = 'cleanpaste';

/** A signature that was found good stays so; checking it takes longer than cleaning a text. */
const rememberAtMost = 10_000;

/** Makes and reads access tokens (JWT, HS256). */
export function accessTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  const good = new Map<string, AccessClaims & { expiresAt: number }>();
  return {
    async issue(
      { userId, sessionId }: AccessClaims,
      now: Date,
    ): Promise<{ token: string; expiresAt: number }> {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expiresAt = issuedAt + accessTokenSeconds;
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },
    /** @returns null for anything that is not a token of ours that is still good */
    async read(token: string, now: Date): Promise<AccessClaims | null> {
      const known = good.get(token);
      if (known) return known.expiresAt > Math.floor(now.getTime() / 1000) ? known : null;
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          algorithms: ['HS256'],
          currentDate: now,
        });
        if (typeof payload.sid !== 'string' || !payload.sub) return null;
        const claims = { userId: payload.sub, sessionId: payload.sid };
        if (good.size >= rememberAtMost) good.clear();
        if (payload.exp) good.set(token, { ...claims, expiresAt: payload.exp });
        return claims;
      } catch {
        return null;
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof accessTokens>;
