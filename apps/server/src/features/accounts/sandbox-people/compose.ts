/** Where the sandbox stands on this server. */
export const sandboxPath = '/sandbox/google';

/** Credentials that this server gives itself. */
export function sandboxClient(keyedHash: (...parts: string[]) => string) {
  return {
    clientId: 'cleanpaste-sandbox',
    clientSecret: keyedHash('sandbox client'),
    cookieKey: keyedHash('sandbox cookies'),
    path: sandboxPath,
  };
}

export type SandboxClient = ReturnType<typeof sandboxClient>;
