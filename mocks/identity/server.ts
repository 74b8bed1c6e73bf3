import { finished } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Provider } from 'oidc-provider';
import { jsonFile } from '../shared/json-file.ts';
import { FONT_PATHS, fontAt } from '../shared/pages/look.ts';
import { type Listening, listen } from '../shared/requests/listen.ts';
import { type Accounts, openAccounts, type People } from './accounts.ts';
import { DEFAULT_AGENT_CLIENT_SECRET, DEFAULT_CLIENT_SECRET, originsOf, type PublicClient } from './clients.ts';
import { interactionRoutes } from './interactions.ts';
import { openKeys, sharedKeys } from './keys.ts';
import { newProvider } from './provider.ts';
import { tokenStore } from './token-store.ts';
import { userInfo } from './user-info.ts';

export interface IdentityOptions {
  port: number;
  shopOrigins: string[];
  /** Where accounts, keys and tokens are kept; null keeps them in memory. */
  dataDir: string | null;
  reset?: boolean;
  clientSecret?: string;
  agentClientSecret?: string;
  /** Whose accounts it has; a provider of agents is the second authentication host. */
  people?: People;
  publicClients?: PublicClient[];
  accessTokenSeconds?: number;
  /** Has the keys of every other provider of this process that shares them; otherwise its own. */
  sharesKeys?: boolean;
}

const TEN_MINUTES = 600;

/** Starts the identity provider. Its issuer is the address where it really listens. */
export async function startIdentity(options: IdentityOptions): Promise<Listening> {
  const { port, shopOrigins, dataDir, people = 'everybody', publicClients = [] } = options;
  const { clientSecret = DEFAULT_CLIENT_SECRET, agentClientSecret = DEFAULT_AGENT_CLIENT_SECRET } = options;
  const prefix = people === 'agents' ? 'agent-identity' : 'identity';
  const files = [prefix, `${prefix}-keys`, `${prefix}-tokens`].map((name) =>
    jsonFile(dataDir && `${dataDir}/${name}.json`),
  );
  if (options.reset) for (const file of files) file.remove();
  const [accountsFile, keysFile, tokensFile] = files as [
    ReturnType<typeof jsonFile>,
    ReturnType<typeof jsonFile>,
    ReturnType<typeof jsonFile>,
  ];
  const accounts = await openAccounts(accountsFile, people);
  const keys = options.sharesKeys ? await sharedKeys(people) : await openKeys(keysFile);

  let app: Hono<{ Bindings: HttpBindings }> | undefined;
  const notYet = () => new Response('Starting.', { status: 503 });
  const listening = await listen((request, env) => app?.fetch(request, env) ?? notYet(), {
    port,
    ...(people === 'agents'
      ? { name: 'identity provider of agents', variable: 'AGENT_IDENTITY_PORT' }
      : { name: 'identity provider', variable: 'IDENTITY_PORT' }),
  });
  const provider = newProvider({
    issuer: listening.url,
    accounts,
    keys,
    store: tokenStore(tokensFile),
    shopOrigins,
    clientSecret,
    agentClientSecret,
    publicClients,
    accessTokenSeconds: options.accessTokenSeconds ?? TEN_MINUTES,
  });
  const formTargets = [...shopOrigins, ...originsOf(publicClients)];
  app = appOf({
    provider,
    accounts,
    formTargets,
    publicOrigins: originsOf(publicClients),
    issuer: listening.url,
    signingKey: keys.signing,
  });
  return {
    ...listening,
    close: async () => {
      await listening.close();
      for (const file of files) file.flush();
    },
  };
}

interface Parts {
  provider: Provider;
  accounts: Accounts;
  formTargets: string[];
  publicOrigins: string[];
  issuer: string;
  signingKey: Parameters<typeof userInfo>[0]['signingKey'];
}

function appOf({
  provider,
  accounts,
  formTargets,
  publicOrigins,
  issuer,
  signingKey,
}: Parts): Hono<{ Bindings: HttpBindings }> {
  const library = provider.callback();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.on(
    'GET',
    FONT_PATHS,
    async (c) =>
      new Response(await fontAt(c.req.path), {
        headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' },
      }),
  );
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.use('/me', cors({ origin: publicOrigins, allowHeaders: ['authorization'], maxAge: 3600 }));
  app.on(['GET', 'POST'], '/me', (c) => userInfo({ accounts, issuer, signingKey }, c.req.raw));
  app.route('/interaction', interactionRoutes({ provider, accounts, formTargets }));
  app.all('*', async (c) => {
    const { incoming, outgoing } = c.env;
    // SAP's client revokes a token with the token itself, where a public client says its name alone.
    if (c.req.path.endsWith('/revocation') && /^bearer /i.test(incoming.headers.authorization ?? ''))
      delete incoming.headers.authorization;
    await Promise.all([library(incoming, outgoing), finished(outgoing).catch(() => undefined)]);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}
