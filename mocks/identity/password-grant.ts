import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Accounts } from './accounts.ts';

/** The audience of access tokens, which the backend checks. */
export const AUDIENCE = 'occ';
export const RESOURCE = 'urn:boutique:occ';
const SCOPE = 'openid email profile offline_access';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What an access token opens: the backend. */
export const backendServer = (accessTokenTTL: number) => ({
  scope: '',
  audience: AUDIENCE,
  accessTokenTTL,
  accessTokenFormat: 'jwt' as const,
});

/** OCC's older sign-in, by e-mail and password in one call, for the clients that are marked for it. */
export function passwordGrant({ accounts, accessTokenSeconds }: { accounts: Accounts; accessTokenSeconds: number }) {
  return async (ctx: KoaContextWithOIDC): Promise<void> => {
    const { client, params, provider } = ctx.oidc;
    const account = await accounts.recognise(text(params?.username), text(params?.password));
    if (!client || !account) throw new errors.CustomOIDCProviderError('invalid_grant', 'Bad credentials');
    const { clientId } = client;
    const grant = new provider.Grant({ clientId, accountId: account.sub });
    grant.addOIDCScope(SCOPE);
    const by = { client, accountId: account.sub, grantId: await grant.save(), gty: 'password' };
    const access = new provider.AccessToken({ ...by, scope: '' });
    const { ResourceServer: Resource } = provider as unknown as {
      ResourceServer: new (
        id: string,
        info: ReturnType<typeof backendServer>,
      ) => NonNullable<(typeof access)['resourceServer']>;
    };
    access.resourceServer = new Resource(RESOURCE, backendServer(accessTokenSeconds));
    const refresh = new provider.RefreshToken({
      ...by,
      scope: SCOPE,
      resource: RESOURCE,
      authTime: Math.floor(Date.now() / 1000),
    });
    ctx.body = {
      access_token: await access.save(),
      refresh_token: await refresh.save(),
      token_type: 'bearer',
      expires_in: access.expiration,
      scope: SCOPE,
    };
  };
}
