import { jwtVerifier } from './host/jwt-verifier.ts';
import { DEFAULT_AGENT_CLIENT_SECRET, publicClientsIn } from './identity/clients.ts';
import { startIdentity } from './identity/server.ts';
import { startPayment } from './payment/server.ts';
import { startBackend } from './server.ts';
import { trust } from './shared/requests/bearer.ts';
import type { Listening } from './shared/requests/listen.ts';
import { settings } from './shared/settings.ts';

export interface MockOptions {
  /** 0 takes any free port. */
  ports?: { backend?: number; identity?: number; payment?: number; agentIdentity?: number };
  /** Deletes the stored state. */
  reset?: boolean;
  /** Origins of the shop, for redirects after signing in and out. */
  shopOrigins?: string[];
  /**
   * The folder of the stored state. `.data` by default, or memory when the backend takes any free port; null is memory.
   */
  dataDir?: string | null;
  clientSecret?: string;
  /** Further public clients of the identity provider: `id=address,address`, separated by spaces. */
  identityClients?: string;
  paymentSecret?: string;
  accessTokenSeconds?: number;
  /** The identity providers of this process have the same keys. */
  sharesKeys?: boolean;
  /** The shop's settings open the assisted service; `agentIdentity` among the ports gives agents a provider of their own. */
  assistedService?: boolean;
}

export interface Mocks {
  backendUrl: string;
  issuer: string;
  paymentUrl: string;
  /** The environment variables of a shop that uses these services. */
  shopSettings: Record<string, string>;
  close(): Promise<void>;
}

export const SHOP_ORIGINS = ['http://127.0.0.1:3000', 'http://localhost:3000'];

/** Starts the mock backend, the identity provider and the payment page in this process. */
export async function startMocks(options: MockOptions = {}): Promise<Mocks> {
  const { backend = 3001, identity = 3002, payment = 3003 } = options.ports ?? {};
  const { reset = false, shopOrigins = SHOP_ORIGINS } = options;
  const dataDir = options.dataDir === undefined ? (backend === 0 ? null : '.data') : options.dataDir;
  if (shopOrigins[0]) settings.shopUrl = shopOrigins[0];
  if (options.paymentSecret) settings.paymentSecret = options.paymentSecret;

  const started: Listening[] = [];
  const close = async () => {
    await Promise.all(started.map((each) => each.close()));
  };
  const start = async (starting: Promise<Listening>): Promise<string> => {
    const listening = await starting;
    started.push(listening);
    return listening.url;
  };

  try {
    const backendUrl = await start(startBackend({ port: backend, dataDir, reset }));
    settings.backendUrl = backendUrl;
    const identities = await startIdentities(start, { options, port: identity, shopOrigins, dataDir, reset });
    const { issuer, agentIssuer } = identities;
    settings.identityUrl = issuer;
    const paymentUrl = await start(startPayment({ port: payment, backendUrl, secret: settings.paymentSecret }));
    settings.paymentUrl = paymentUrl;
    const shopSettings = {
      ...settingsOf({ backendUrl, issuer, paymentUrl }),
      ...(options.assistedService && assistedSettings({ backendUrl, agentIssuer })),
    };
    const stop = async () => {
      identities.forget();
      await close();
    };
    return { backendUrl, issuer, paymentUrl, shopSettings, close: stop };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Identities {
  options: MockOptions;
  port: number;
  shopOrigins: string[];
  dataDir: string | null;
  reset: boolean;
}

/** The identity provider, and one of agents where they have their own; the backend trusts each for its own people. */
async function startIdentities(
  start: (starting: Promise<Listening>) => Promise<string>,
  { options, port, ...where }: Identities,
) {
  const { clientSecret, accessTokenSeconds, identityClients = '', sharesKeys = false } = options;
  const own = options.ports?.agentIdentity;
  const people = own === undefined ? 'everybody' : 'shoppers';
  const provider = {
    ...where,
    sharesKeys,
    agentClientSecret: DEFAULT_AGENT_CLIENT_SECRET,
    ...(accessTokenSeconds && { accessTokenSeconds }),
  };
  const publicClients = publicClientsIn(identityClients);
  const secret = clientSecret ? { clientSecret } : {};
  const issuer = await start(startIdentity({ ...provider, ...secret, port, people, publicClients }));
  const agentIssuer =
    own === undefined ? null : await start(startIdentity({ ...provider, port: own, people: 'agents' }));
  const trusted = [
    trust(jwtVerifier(issuer, `${issuer}/jwks`, people)),
    ...(agentIssuer === null ? [] : [trust(jwtVerifier(agentIssuer, `${agentIssuer}/jwks`, 'agents'))]),
  ];
  const forget = () => {
    for (const distrust of trusted) distrust();
  };
  return { issuer, agentIssuer, forget };
}

const assistedSettings = ({ backendUrl, agentIssuer }: { backendUrl: string; agentIssuer: string | null }) => ({
  ASM_BASE_URL: `${backendUrl}/assistedservicewebservices`,
  AGENT_OIDC_CLIENT_SECRET: DEFAULT_AGENT_CLIENT_SECRET,
  ...(agentIssuer !== null && { AGENT_OIDC_ISSUER: agentIssuer }),
});

const settingsOf = ({ backendUrl, issuer, paymentUrl }: Pick<Mocks, 'backendUrl' | 'issuer' | 'paymentUrl'>) => ({
  OCC_BASE_URL: `${backendUrl}/occ/ecommerce`,
  CONTENT_BASE_URL: `${backendUrl}/occ`,
  ADDRESS_API_URL: `${backendUrl}/adresse`,
  ADDRESS_BASE_URL: `${backendUrl}/address`,
  PRO_API_URL: `${backendUrl}/ecom/api/pro`,
  SSU_BASE_URL: `${backendUrl}/ecom/api/pro/ssu`,
  APIM_BASE_URL: `${backendUrl}/ecom/api`,
  MEDIA_BASE_URL: backendUrl,
  MAP_TILES_URL: `${backendUrl}/carte/{z}/{x}/{y}.svg?key={key}`,
  MEASUREMENT_URL: `${backendUrl}/mesure`,
  CUSTOMER_AREA_URL: `${backendUrl}/ailleurs/espace-client`,
  TRACKING_URL: `${backendUrl}/ailleurs/suivi`,
  MOBILE_APP_URL: `${backendUrl}/ailleurs/application`,
  HELP_URL_PART: `${backendUrl}/ailleurs/aide`,
  HELP_URL_PRO: `${backendUrl}/ailleurs/aide-pro`,
  PAYMENT_ORIGINS: paymentUrl,
  OIDC_ISSUER: issuer,
  PHONE_PART: '36 31',
  PHONE_PRO: '36 34',
});
