import { exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import { type SandboxClient, sandboxPath } from './compose.ts';
import { personas, unverifiedDomain } from './rules.ts';

function claimsOf(subject: string) {
  const email = Buffer.from(subject, 'base64url').toString();
  const name = personas.find((persona) => persona.email === email)?.name ?? email.split('@')[0];
  return { sub: subject, email, email_verified: !email.endsWith(unverifiedDomain), name };
}

/** A person is chosen at every sign-in: the browser may be somebody else's turn by now. */
function choosingPolicy() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const asks = new Check('choice', 'A person has to be chosen', (ctx) => !ctx.oidc.result?.login);
  policy.get('login')!.checks.add(asks);
  return policy;
}

/** A certified OpenID provider that stands in for Google: same protocol, invented people, one process. */
export async function createSandboxProvider(
  origin: string,
  client: SandboxClient,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'sandbox' };
  return new Provider(`${origin}${sandboxPath}`, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${origin}/api/auth/callback/google`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [client.cookieKey] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: choosingPolicy(),
      url: (_ctx, interaction) => `${sandboxPath}/interaction/${interaction.uid}`,
    },
    findAccount: (_ctx, subject) => ({ accountId: subject, claims: () => claimsOf(subject) }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
}
