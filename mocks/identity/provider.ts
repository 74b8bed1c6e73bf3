import { decodeJwt, type JWTPayload } from 'jose';
import { type Client, type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { shopTitle } from '../shared/pages/form.ts';
import { page } from '../shared/pages/look.ts';
import { revoke } from '../shared/requests/bearer.ts';
import type { Accounts, IdentityAccount } from './accounts.ts';
import { clientsFor, type PublicClient } from './clients.ts';
import type { Keys } from './keys.ts';
import { endSession } from './logout.ts';
import { errorBody, signedOutBody } from './pages.ts';
import { backendServer, passwordGrant, RESOURCE } from './password-grant.ts';
import type { tokenStore } from './token-store.ts';
import { langOfLocales, words } from './words.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export interface ProviderOptions {
  issuer: string;
  accounts: Accounts;
  keys: Keys;
  store: ReturnType<typeof tokenStore>;
  shopOrigins: string[];
  clientSecret: string;
  agentClientSecret: string;
  publicClients: PublicClient[];
  accessTokenSeconds: number;
}

export const claimsOf = ({ sub, email, firstName, lastName, profile, role }: IdentityAccount) => ({
  sub,
  email,
  email_verified: true,
  given_name: firstName,
  family_name: lastName,
  name: `${firstName} ${lastName}`,
  profile,
  ...(role && { role }),
});

export function newProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, configuration(options));
  provider.registerGrantType('password', passwordGrant(options), ['username', 'password', 'scope'], []);
  provider.use((ctx, next) => next().then(() => revokeAccessToken(ctx as KoaContextWithOIDC)));
  provider.on('server_error', (_ctx, error) => console.error('The identity provider failed', error));
  return provider;
}

function configuration(options: ProviderOptions): Configuration {
  const { accounts, keys } = options;
  return {
    adapter: options.store,
    clients: clientsFor(options),
    clientBasedCORS: (_ctx, origin, client) => isOpenTo(client, origin),
    responseTypes: ['code'],
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: keys.cookies,
      long: { httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    findAccount: async (_ctx, sub) => {
      const account = accounts.bySub(sub);
      return account && { accountId: sub, claims: async () => claimsOf(account) };
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'profile', 'role'],
    },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    // Clients may read who signed in from the ID token, without a second call.
    conformIdTokenClaims: false,
    extraParams: ['profile'],
    extraTokenClaims: async (_ctx, token) => {
      const account = 'accountId' in token && token.accountId ? accounts.bySub(token.accountId) : undefined;
      return account && claimsOf(account);
    },
    features: {
      // The shop asks for the name of the provider's session in the ID token.
      claimsParameter: { enabled: true },
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => backendServer(options.accessTokenSeconds),
      },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: true, logoutSource: endSession, postLogoutSuccessSource: signedOut },
      // Announced in discovery; user-info.ts answers it.
      userinfo: { enabled: true },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}`, policy: policy() },
    // The shop is the provider's own client: no consent is needed, and refresh tokens keep its session.
    loadExistingGrant,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
    pkce: { required: () => true },
    renderError: (ctx, { error, error_description: detail }) => {
      const lang = langOfLocales(ctx.query.ui_locales);
      return send(
        ctx,
        page({
          title: shopTitle(words[lang].errorTitle),
          lang,
          body: errorBody(lang, { error, detail: detail ?? '' }),
        }),
      );
    },
    ttl: {
      AccessToken: options.accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: HOUR,
      RefreshToken: 30 * DAY,
      Interaction: HOUR,
      Session: 14 * DAY,
      Grant: 30 * DAY,
    },
  };
}

/** The library keeps no JWT, so it refuses to revoke one; SAP's client revokes its access token when the shopper signs out. */
function revokeAccessToken(ctx: KoaContextWithOIDC): void {
  const { client, params } = ctx.oidc ?? {};
  const { error } = (ctx.body ?? {}) as { error?: string };
  if (error !== 'unsupported_token_type' || !client || typeof params?.token !== 'string') return;
  const claims = claimsIn(params.token);
  if (claims?.client_id === client.clientId) revoke(params.token, (claims.exp ?? 0) * 1000);
  // RFC 7009: a token that the provider does not know is no error.
  ctx.status = 200;
  ctx.body = '';
}

/** What a token says; null where it is encrypted or broken. */
function claimsIn(token: string): JWTPayload | null {
  try {
    return decodeJwt(token);
  } catch {
    return null;
  }
}

/** Browsers of public clients call from where these are returned to. */
const isOpenTo = ({ redirectUris = [], tokenEndpointAuthMethod }: Client, origin: string): boolean =>
  tokenEndpointAuthMethod === 'none' && redirectUris.some((address) => new URL(address).origin === origin);

/** `prompt=create` opens the registration page. */
function policy() {
  const base = interactionPolicy.base();
  base.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return base;
}

async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const { client, session } = oidc;
  if (!client || !session?.accountId) return undefined;
  const id = oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = id ? await oidc.provider.Grant.find(id) : undefined;
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile offline_access');
  await grant.save();
  return grant;
}

async function signedOut(ctx: KoaContextWithOIDC): Promise<void> {
  const lang = langOfLocales(ctx.query.ui_locales);
  await send(ctx, page({ title: shopTitle(words[lang].signedOutTitle), lang, body: signedOutBody(lang) }));
}

/** Sends one of our pages through the library's response. */
export async function send(ctx: KoaContextWithOIDC, answer: Response): Promise<void> {
  for (const [name, value] of answer.headers) ctx.set(name, value);
  ctx.body = await answer.text();
}
