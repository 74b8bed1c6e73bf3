import type { ClientMetadata } from 'oidc-provider';

export const DEFAULT_CLIENT_SECRET = 'secret-de-demonstration-oidc';
export const DEMO_CLIENT_ORIGIN = 'http://127.0.0.1:3999';

interface Shop {
  shopOrigins: string[];
  clientSecret: string;
}

/** The shop itself, and one public client for other programs that speak OCC. */
export const clientsFor = ({ shopOrigins, clientSecret }: Shop): ClientMetadata[] => [
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
    client_id: 'occ-demo',
    client_name: 'OCC demo',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [`${DEMO_CLIENT_ORIGIN}/callback`],
    post_logout_redirect_uris: [`${DEMO_CLIENT_ORIGIN}/`],
  },
];
