/**
 * Everything that journeys and figures need: mock services in this process, the production server as a child process.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { resolve as absolute } from 'node:path';
import { freePort } from '#adapters/testing/free-port.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { startMocks } from '#mocks/run.ts';
import { settings as settingsOfMocks } from '#mocks/shared/settings.ts';
import { productionCommand, productionEnvironment } from '#ui/server/production-command.ts';
import { answers, serve } from './served.ts';
import { lateCarrier, unhurried } from './unhurried.ts';
import { testHeader } from './world-header.ts';

const serverBundle = 'build/server/index.js';

export interface Shop {
  url: string;
  backendUrl: string;
  /** The process that serves pages, whose cost is measured; the first of several. */
  pid: number;
  /** The address of each process. */
  processUrls: readonly string[];
  /** From the start of the process to its first answer. */
  coldStartMs: number;
  /** The last million characters of the server's output, mostly its log. */
  output(): string;
  /** The server's exit code. */
  ended: Promise<number | null>;
  /** Stops all processes, or one of them, and starts them again at the same address, as a new release does. */
  restart(only?: number): Promise<void>;
  /** Ends one process as the system does that is out of memory. */
  kill(process: number): Promise<void>;
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** The folder of the built shop; by default the project. */
  folder?: string;
  env?: Record<string, string>;
  /** A command prefix, such as `taskset -c 0`. */
  prefix?: string[];
  /** What shoppers see, where a proxy stands before the shop. */
  origin?: string;
  /** With an assisted service, whose agents sign in at a provider of their own. */
  assisted?: boolean;
  /** Another backend than the mock one. */
  occBaseUrl?: string;
  /** For figures: deadlines as in production, which a slow machine meets. Tests have far longer ones. */
  asInProduction?: boolean;
  /** Whether what a request only waits for passes at once (`skipping-clock.ts`): for tests of a backend that hangs. */
  skipsWaits?: boolean;
  /** Whether pictures are empty plates, as in tests, where nobody looks at them. */
  hasPlates?: boolean;
  /** The settings of each process behind the address, which answer in turn; by default there is one, without others. */
  processes?: readonly Record<string, string>[];
}

const settingsOfTests = {
  ...productionEnvironment,
  SESSION_DB: ':memory:',
  FORWARD_TEST_HEADER: testHeader,
  LOG_LEVEL: 'warn',
  DRAIN_DELAY: '0',
  PAGE_CACHE_MB: '0',
  LIMITS: 'no',
  // Tests let an operation fail often, and ask how each failure is said.
  BREAKER_FAILURES: '0',
  SESSION_SECRETS: requiredSettings.SESSION_SECRETS,
};

const skippingClock = `--import=${absolute('tests/shared/clocks/skipping-clock.ts')}`;

/** How long the shop waits, and by which clock. */
function paceOf({ asInProduction, skipsWaits }: Pick<ShopOptions, 'asInProduction' | 'skipsWaits'>) {
  if (asInProduction) return {};
  if (!skipsWaits) return unhurried;
  settingsOfMocks.lateCarrier = lateCarrier;
  return { ...unhurried, NODE_OPTIONS: skippingClock };
}

const mocksFor = ({ assisted, ...about }: { shopOrigins: string[]; clientSecret: string; assisted: boolean }) => ({
  ports: { backend: 0, identity: 0, payment: 0, ...(assisted && { agentIdentity: 0 }) },
  assistedService: assisted,
  dataDir: null,
  sharesKeys: true,
  reset: true,
  ...about,
});

/** Starts everything on free ports and waits until the shop answers. */
export async function startShop({
  env = {},
  prefix = [],
  origin,
  occBaseUrl,
  assisted = false,
  folder = '.',
  processes = [{}],
  asInProduction,
  skipsWaits,
  hasPlates = !asInProduction,
}: ShopOptions = {}): Promise<Shop> {
  if (!existsSync(`${folder}/${serverBundle}`))
    throw new Error('There is no production build: run `npm run build` first.');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const ports = processes.length === 1 ? [port] : await Promise.all(processes.map(freePort));
  const processUrls = ports.map((each) => `http://127.0.0.1:${each}`);
  const front = processes.length === 1 ? null : await inTurn({ port, ports });
  const clientSecret = randomUUID();
  settingsOfMocks.hasPlates = hasPlates;
  const mocks = await startMocks(mocksFor({ shopOrigins: [origin ?? url], clientSecret, assisted }));
  const started = performance.now();
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SHOP_ORIGIN: origin ?? url,
    ...mocks.shopSettings,
    ...(occBaseUrl ? { OCC_BASE_URL: occBaseUrl } : {}),
    OIDC_CLIENT_ID: 'boutique',
    OIDC_CLIENT_SECRET: clientSecret,
    ...settingsOfTests,
    ...paceOf({ asInProduction, skipsWaits }),
    ...env,
  };
  const start = (at: number) =>
    serve(
      [...prefix, ...productionCommand],
      { ...settings, PORT: String(ports[at]), ...processes[at] },
      { cwd: folder, hearsWaits: skipsWaits },
    );
  const servers = processes.map((_, at) => start(at));
  const each = servers.map((_, at) => at);
  const answer = (which = each) => Promise.all(which.map((at) => answers(`${processUrls[at]}/healthz`, serverAt(at))));
  const serverAt = (at: number) => {
    const server = servers[at];
    if (!server) throw new Error(`There is no process ${at}.`);
    return server;
  };
  const stopServers = (which = each) => Promise.all(which.map((at) => serverAt(at).stop()));
  const stop = async () => {
    await front?.close();
    await stopServers();
    await mocks.close();
  };
  const restart = async (only?: number) => {
    const which = only === undefined ? each : [only];
    await stopServers(which);
    for (const at of which) servers[at] = start(at);
    await answer(which);
  };
  const kill = (at: number) => serverAt(at).kill();
  try {
    await answer();
    const coldStartMs = performance.now() - started;
    const [first] = servers;
    if (!first) throw new Error('A shop has at least one process.');
    const { pid, output, exit: ended } = first;
    return { url, backendUrl: mocks.backendUrl, pid, processUrls, output, ended, coldStartMs, restart, kill, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One address in front of several processes: each request goes to the next one. */
async function inTurn({ port, ports }: { port: number; ports: readonly number[] }) {
  let turn = 0;
  const server = createServer((asked, response) => {
    turn += 1;
    const { method, url: path, headers } = asked;
    const passed = request({ host: '127.0.0.1', port: ports[turn % ports.length], method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
