import type { ClientMetadata } from 'oidc-provider';

export const DEFAULT_CLIENT_SECRET = 'secret-de-demonstration-oidc';
/** The client through which agents sign in, for the assisted service. */
export const AGENT_CLIENT = 'boutique-conseillers';
export const DEFAULT_AGENT_CLIENT_SECRET = 'secret-de-demonstration-des-conseillers';
export const DEMO_CLIENT_ORIGIN = 'http://127.0.0.1:3999';

/** A public client of another storefront: it signs in with PKCE, and has no secret. */
export interface PublicClient {
  id: string;
  redirectUris: string[];
  /** It may sign in by OCC's password grant. */
  hasPasswordGrant?: boolean;
}

interface Shop {
  shopOrigins: string[];
  clientSecret: string;
  agentClientSecret: string;
  publicClients: PublicClient[];
}

/** For programs that speak OCC, without any setting. */
const demoClient: PublicClient = { id: 'occ-demo', redirectUris: [`${DEMO_CLIENT_ORIGIN}/callback`] };

/**
 * Reads the setting `IDENTITY_CLIENTS`: clients separated by spaces, each `id=address,address` with every address that
 * may be returned to after signing in. `id:password=address` also lets it sign in by the password grant.
 */
export function publicClientsIn(setting: string): PublicClient[] {
  return setting
    .split(/\s+/)
    .filter(Boolean)
    .map((written) => {
      const [, id = '', mark, addresses = ''] = /^([^=]*?)(:password)?=(.*)$/.exec(written) ?? [];
      const redirectUris = addresses.split(',');
      const areAddresses = redirectUris.every((address) => /^https?:/.test(address) && URL.canParse(address));
      if (!/^[\w.-]+$/.test(id) || ['boutique', AGENT_CLIENT, demoClient.id].includes(id) || !areAddresses)
        throw new Error(`IDENTITY_CLIENTS holds "${written}": write id=https://host/return,https://host/other`);
      return { id, redirectUris, ...(mark && { hasPasswordGrant: true }) };
    });
}

/** Where forms of the provider may lead: the origins of public clients. */
export const originsOf = (clients: PublicClient[]): string[] => [
  ...new Set([demoClient, ...clients].flatMap(({ redirectUris }) => redirectUris.map((each) => new URL(each).origin))),
];

/** The shop itself, its agents, and public clients for other programs that speak OCC. */
export const clientsFor = ({ shopOrigins, clientSecret, agentClientSecret, publicClients }: Shop): ClientMetadata[] => [
  {
    client_id: 'boutique',
    client_name: 'boutique',
    client_secret: clientSecret,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: shopOrigins.map((origin) => `${origin}/ecom/connexion/retour`),
    post_logout_redirect_uris: shopOrigins.map((origin) => `${origin}/deconnexion`),
  },
  {
    client_id: AGENT_CLIENT,
    client_name: AGENT_CLIENT,
    client_secret: agentClientSecret,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: shopOrigins.map((origin) => `${origin}/ecom/assistance/retour`),
    post_logout_redirect_uris: shopOrigins.map((origin) => `${origin}/ecom/assistance`),
  },
  ...[demoClient, ...publicClients].map(publicClient),
];

const publicClient = ({ id, redirectUris, hasPasswordGrant }: PublicClient): ClientMetadata => ({
  client_id: id,
  client_name: id,
  token_endpoint_auth_method: 'none',
  // Clients of OCC ask for a token of their own before some calls of a visitor; it opens nothing.
  grant_types: ['authorization_code', 'refresh_token', 'client_credentials', ...(hasPasswordGrant ? ['password'] : [])],
  response_types: ['code'],
  redirect_uris: redirectUris,
  post_logout_redirect_uris: [...new Set(redirectUris.map((each) => `${new URL(each).origin}/`))],
});
