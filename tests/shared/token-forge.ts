/** An identity provider that gives whatever ID token a test forges; all else about it is as it should be. */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { json, type PlayServer } from '#adapters/testing/play-server.ts';

export const clientId = 'boutique';
export const clientSecret = 'secret-de-demonstration-oidc';

/** A token before it is signed. */
export interface Parts {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
}
/** Makes the token that the provider gives. */
export type Forge = (good: Parts) => string;

const [own, second, foreign] = [1, 2, 3].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })) as [
  Pair,
  Pair,
  Pair,
];
interface Pair {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const input = ({ header, claims }: Parts) => `${encoded(header)}.${encoded(claims)}`;
const signedBy =
  ({ privateKey }: Pair): Forge =>
  (parts) =>
    `${input(parts)}.${sign('sha256', Buffer.from(input(parts)), privateKey).toString('base64url')}`;
const hashedWith =
  (key: string | Buffer): Forge =>
  (parts) =>
    `${input(parts)}.${createHmac('sha256', key).update(input(parts)).digest('base64url')}`;

/** With the key that the provider announces. */
export const signed = signedBy(own);
export const signedByAnother = signedBy(foreign);
export const hashedWithSecret = hashedWith(clientSecret);
/** The attack on libraries that take a public key for a secret. */
export const hashedWithPublicKey = hashedWith(own.publicKey.export({ type: 'spki', format: 'pem' }));
export const unsigned: Forge = (parts) => `${input(parts)}.`;

/** The same token with other claims than were signed. */
export const altered =
  (over: Record<string, unknown>): Forge =>
  (good) => {
    const [header, , signature] = signed(good).split('.');
    return [header, encoded({ ...good.claims, ...over }), signature].join('.');
  };
/** The same token, its signature changed in one bit. */
export const alteredSignature: Forge = (good) => {
  const [header, claims, signature = ''] = signed(good).split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes[7] = (bytes[7] ?? 0) ^ 1;
  return [header, claims, bytes.toString('base64url')].join('.');
};

/** Lets a server play the provider. @param nonce of the sign-in that the token is for. @param person further claims of it. */
export function givesToken(
  server: Pick<PlayServer, 'url' | 'play'>,
  { forge, nonce, person = {} }: { forge: Forge; nonce: string; person?: Record<string, unknown> },
): void {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: server.url, sub: 'compte-1', aud: clientId, iat: now, exp: now + 600, nonce };
  const keys = [own, second].map(({ publicKey }, at) => ({
    ...publicKey.export({ format: 'jwk' }),
    kid: `cle-${at + 1}`,
    use: 'sig',
    alg: 'RS256',
  }));
  const idToken = forge({ header: { alg: 'RS256', kid: 'cle-1' }, claims });
  server.play((call, response) => {
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer: server.url,
        authorization_endpoint: `${server.url}/auth`,
        token_endpoint: `${server.url}/token`,
        jwks_uri: `${server.url}/jwks`,
        userinfo_endpoint: `${server.url}/me`,
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/jwks': { keys },
      '/token': { access_token: 'jeton', token_type: 'Bearer', expires_in: 600, id_token: idToken || undefined },
      '/me': {
        sub: 'compte-1',
        email: 'compte@exemple.fr',
        given_name: 'Compte',
        family_name: 'Particulier',
        ...person,
      },
    };
    return json(answers[call.url] ?? { error: 'not_found' }, call.url in answers ? 200 : 404)(call, response);
  });
}
