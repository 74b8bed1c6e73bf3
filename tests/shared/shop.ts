/** The whole set-up for journeys and figures: pretend services in this process, the production server as a child. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { freePort } from '#adapters/testing/free-port.ts';
import { startMocks } from '#mocks/run.ts';
import { productionCommand } from '#ui/server/production-command.ts';
import { projectEnvironment } from '../tools/run-command.ts';
import { testHeader } from './world-header.ts';

const serverBundle = 'build/server/index.js';
const startDeadlineMs = 20_000;

export interface Shop {
  url: string;
  backendUrl: string;
  /** The process that serves pages, for those who measure it. */
  pid: number;
  /** From the start of the process to its first answer. */
  coldStartMs: number;
  /** What the server wrote, its log above all; the last million characters. */
  output(): string;
  /** With what the server ended, once it did. */
  ended: Promise<number | null>;
  /** Ends the server and starts it again at the same address, as a new release does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** Where the built shop lies; the project itself unless told otherwise. */
  folder?: string;
  env?: Record<string, string>;
  /** What to put before the command, such as `taskset -c 0`. */
  prefix?: string[];
  /** Serves the shop from another backend than the mock one. */
  occBaseUrl?: string;
}

/** Starts everything on free ports and waits until the shop answers. */
export async function startShop({ env = {}, prefix = [], occBaseUrl, folder = '.' }: ShopOptions = {}): Promise<Shop> {
  if (!existsSync(`${folder}/${serverBundle}`))
    throw new Error('There is no production build: run `npm run build` first.');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const clientSecret = randomUUID();
  const mocks = await startMocks({
    ports: { backend: 0, identity: 0, payment: 0 },
    dataDir: null,
    reset: true,
    shopOrigins: [url],
    clientSecret,
  });
  const started = performance.now();
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SHOP_ORIGIN: url,
    ...mocks.shopSettings,
    ...(occBaseUrl ? { OCC_BASE_URL: occBaseUrl } : {}),
    OIDC_CLIENT_ID: 'boutique',
    OIDC_CLIENT_SECRET: clientSecret,
    SESSION_DB: ':memory:',
    FORWARD_TEST_HEADER: testHeader,
    LOG_LEVEL: 'warn',
    DRAIN_DELAY: '0',
    PAGE_CACHE_MB: '0',
    ...env,
  };
  const start = () => serve([...prefix, ...productionCommand], settings, folder);
  let server = start();
  const stop = async () => {
    await server.stop();
    await mocks.close();
  };
  const restart = async () => {
    await server.stop();
    server = start();
    await answers(`${url}/healthz`, server);
  };
  try {
    await answers(`${url}/healthz`, server);
    const coldStartMs = performance.now() - started;
    const { pid, output, exit: ended } = server;
    return { url, backendUrl: mocks.backendUrl, pid, output, ended, coldStartMs, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Server {
  pid: number;
  output(): string;
  ended(): boolean;
  exit: Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts a server as a child process and keeps the end of what it says. */
export function serve([command = '', ...args]: string[], env: Record<string, string>, cwd = '.'): Server {
  const child = spawn(command, args, { cwd, env: projectEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-1_000_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', (error) => keep(Buffer.from(error.message)));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exit: new Promise((resolve) => child.once('exit', resolve)),
    ended: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
    stop: () => end(child),
  };
}

/** Resolves once the address answers 200; rejects with what the server said when it does not. */
export async function answers(url: string, server: Server): Promise<void> {
  const deadline = Date.now() + startDeadlineMs;
  while (Date.now() < deadline && !server.ended()) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer. The server said:\n${server.output().slice(-8000) || '(nothing)'}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await ended;
  clearTimeout(impatient);
}
