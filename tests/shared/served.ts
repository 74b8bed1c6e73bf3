/** Servers as child processes of tests and figures. */
import { type ChildProcess, spawn } from 'node:child_process';
import { onWait } from '#mocks/shared/scenarios.ts';
import { projectEnvironment } from '../tools/run-command.ts';
import { callHeader, type WaitMessage } from './clocks/waits.ts';

/** Only a server that hangs takes so long to start or to stop. */
const hangMs = 300_000;

export interface Server {
  pid: number;
  output(): string;
  ended(): boolean;
  exit: Promise<number | null>;
  stop(): Promise<void>;
  /** Ends it at once, without a word to it. */
  kill(): Promise<void>;
}

/** Starts a server as a child process and keeps the end of its output. */
export function serve(
  [command = '', ...args]: string[],
  env: Record<string, string>,
  { cwd = '.', hearsWaits = false }: { cwd?: string; hearsWaits?: boolean } = {},
): Server {
  const child = spawn(command, args, {
    cwd,
    env: projectEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe', ...(hearsWaits ? (['ipc'] as const) : [])],
  });
  if (hearsWaits) tellWaits(child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-1_000_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.on('error', (error) => keep(Buffer.from(error.message)));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exit: new Promise((resolve) => child.once('exit', resolve)),
    ended: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
    stop: () => end(child),
    kill: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.kill('SIGKILL')) await ended;
    },
  };
}

/** Tells a shop which of its calls the mock backend keeps waiting, and ends those waits that the shop skips. */
function tellWaits(child: ChildProcess): void {
  const waits = new Map<string, () => void>();
  const stop = onWait(({ headers, milliseconds, end: endWait }) => {
    const call = headers.get(callHeader);
    if (call === null || !child.connected) return;
    waits.set(call, endWait);
    child.send({ call, ...(Number.isFinite(milliseconds) && { milliseconds }) } satisfies WaitMessage);
  });
  child.on('message', ({ call }: WaitMessage) => waits.get(call)?.());
  child.once('exit', stop);
}

/** Resolves once the address answers 200; otherwise rejects with the server's output. */
export async function answers(url: string, server: Server): Promise<void> {
  const deadline = Date.now() + hangMs;
  while (Date.now() < deadline && !server.ended()) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(hangMs) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer. The server said:\n${server.output().slice(-8000) || '(nothing)'}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), hangMs);
  await ended;
  clearTimeout(impatient);
}
