/**
 * `npm start` and `npm run dev`: the mock backend, the identity provider, the payment page and the storefront, all on
 * this machine. Ctrl-C stops everything. `--reset` gives the mock backend its first state back.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { agents } from '#mocks/assisted-service/agents.ts';
import { startMocks } from '#mocks/run.ts';
import { accounts } from '#mocks/session/accounts.ts';
import { pathsOf } from '#ui/routing/paths.ts';
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

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, host);
  });
const taken = [
  { port: ports.shop, name: 'storefront', variable: 'PORT' },
  { port: ports.backend, name: 'mock backend', variable: 'MOCK_BACKEND_PORT' },
  { port: ports.identity, name: 'identity provider', variable: 'IDENTITY_PORT' },
  { port: ports.payment, name: 'payment page', variable: 'PAYMENT_PORT' },
  ...(agentIdentity === undefined
    ? []
    : [{ port: agentIdentity, name: 'identity provider of agents', variable: 'AGENT_IDENTITY_PORT' }]),
];
for (const { port, name, variable } of taken) {
  if (!(await isFree(port))) fail(`Port ${port} (${name}) is taken: set ${variable} or stop the other program.`);
}

/** When there is no build, or a source is newer than it. */
function needsBuild(): boolean {
  const built = 'build/server/index.js';
  if (!existsSync(built)) return true;
  const age = statSync(built).mtimeMs;
  return globSync([
    '{domain,adapters,ui}/**/*.{ts,tsx,css,json,svg}',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
  ]).some((file) => statSync(file).mtimeMs > age);
}
if (!flags.dev && needsBuild()) {
  console.log('Building the shop…');
  execFileSync('react-router', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const clientSecret = process.env.OIDC_CLIENT_SECRET ?? 'secret-de-demonstration';
const mocks = await startMocks({
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
}).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

const [command, ...args] = flags.dev ? ['node', 'ui/server/dev.ts'] : productionCommand;
const shop: ChildProcess = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
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

let stopping = false;
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  shop.kill('SIGTERM');
  await Promise.race([mocks.close(), wait(5000)]);
  process.exit(code);
}
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
shop.on('exit', (code) => void stop(code ?? 1));

for (let tries = 0; !(await answers(`${origin}/healthz`)); tries += 1) {
  if (tries > 300) fail('The storefront did not answer within 30 s.');
  await wait(100);
}
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

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
