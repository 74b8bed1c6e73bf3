/**
 * `npm start` and `npm run dev`: the mock backend, the identity provider, the payment page and the storefront, all on
 * this machine. Ctrl-C stops everything. `--reset` gives the mock backend its first state back.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type Mocks, startMocks } from '#mocks/run.ts';
import { accounts } from '#mocks/session/accounts.ts';
import { agents } from '#mocks/shared/requests/agents.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { buildMark } from './build-mark.ts';
import { describeTakenPorts } from './ports.ts';
import { productionCommand, productionEnvironment } from './production-command.ts';

const { values: flags } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, reset: { type: 'boolean', default: false } },
});
const host = '127.0.0.1';
const portOf = (name: string, fallback: number) => {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`${name}: expected a port, 1 to 65535.`);
  return port;
};
const ports = {
  shop: portOf('PORT', 3000),
  backend: portOf('MOCK_BACKEND_PORT', 3001),
  identity: portOf('IDENTITY_PORT', 3002),
  payment: portOf('PAYMENT_PORT', 3003),
};
/** `ASSISTED_SERVICE=yes` opens the pages for agents; with `AGENT_IDENTITY_PORT` they sign in at a provider of their own. */
const assistedService = process.env.ASSISTED_SERVICE === 'yes';
const agentIdentity =
  assistedService && process.env.AGENT_IDENTITY_PORT ? portOf('AGENT_IDENTITY_PORT', 3004) : undefined;
const origin = `http://${host}:${ports.shop}`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const taken = await describeTakenPorts([
  { port: ports.shop, variable: 'PORT' },
  { port: ports.backend, variable: 'MOCK_BACKEND_PORT' },
  { port: ports.identity, variable: 'IDENTITY_PORT' },
  { port: ports.payment, variable: 'PAYMENT_PORT' },
  ...(agentIdentity === undefined ? [] : [{ port: agentIdentity, variable: 'AGENT_IDENTITY_PORT' }]),
]);
if (taken) fail(taken);

/** The build, then the shop. */
let child: ChildProcess | undefined;
let mocks: Mocks | undefined;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

if (!flags.dev && buildMark().needsBuild()) await build();
console.log('Starting the shop and its mock services…');
const clientSecret = process.env.OIDC_CLIENT_SECRET ?? 'secret-de-demonstration';
mocks = await startMocks({
  ports: {
    backend: ports.backend,
    identity: ports.identity,
    payment: ports.payment,
    ...(agentIdentity !== undefined && { agentIdentity }),
  },
  assistedService,
  reset: flags.reset,
  shopOrigins: [origin],
  clientSecret,
  ...(process.env.IDENTITY_CLIENTS && { identityClients: process.env.IDENTITY_CLIENTS }),
}).catch((error: NodeJS.ErrnoException) => {
  // What the system refuses is explained by `run.mjs`.
  if (error.code) throw error;
  return fail(error.message);
});

const shop = start(flags.dev ? ['node', 'ui/server/dev.ts'] : productionCommand, {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...productionEnvironment,
    LOG_LEVEL: 'warn',
    DRAIN_DELAY: '0',
    ...process.env,
    NODE_ENV: flags.dev ? 'development' : 'production',
    HOST: host,
    PORT: String(ports.shop),
    SHOP_ORIGIN: origin,
    ...mocks.shopSettings,
    OIDC_CLIENT_SECRET: clientSecret,
    // Of this machine only: a shop for visitors has secrets of its own.
    SESSION_SECRETS: process.env.SESSION_SECRETS ?? 'secret-de-demonstration-des-sessions',
    SECURE_COOKIES: 'no',
  },
});

shop.on('exit', (code) => void stop(code ?? 1));
await once(shop, 'message');

console.log(`
  The shop        ${origin}
  Mock backend    ${mocks.backendUrl}   contracts, shoppers, scenarios
  Sign-in         ${mocks.issuer}
  Payment page    ${mocks.paymentUrl}

  Shoppers, password « timbre-demo »
${accounts.map(({ uid, profile, legalEntity }) => `    ${uid.padEnd(32)}${profile === 'pro' ? `professional, certification ${legalEntity?.certificationStatus ?? 'unknown'}` : 'individual'}`).join('\n')}

${assistedService ? `  Agents at ${origin}${pathsOf('part').assistance()}: ${agents.map(({ uid }) => uid).join(', ')}, the same password\n\n` : ''}  Cookies go without Secure and __Host- here: this shop speaks plain http.
  Ctrl-C stops everything.
`);

/** A child that ends when the channel to this program closes, however this program ended. */
function start([command = '', ...args]: readonly string[], options: SpawnOptions): ChildProcess {
  child = spawn(command, args, options);
  return child;
}

async function build() {
  const building = start(['react-router', 'build'], { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  let errors = '';
  building.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code, signal] = await once(building, 'close');
  if (signal) fail(`The build was ended by ${signal}: run this again.`);
  // `run.mjs` prints it, or what to do about a full disk.
  if (code !== 0) throw new Error(errors);
}

/** Ends when all that was started has ended. */
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  const childEnds = child?.kill('SIGTERM') && once(child, 'exit');
  await Promise.all([childEnds, mocks?.close()]);
  process.exit(code);
}
