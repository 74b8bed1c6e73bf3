import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export interface Finished {
  /** `null` when a signal ended the command, or it did not start. */
  code: number | null;
  output: string;
}

/** Two hours: a busy machine takes many times as long as a quiet one. */
const hangMs = 7_200_000;

const running = new Set<number>();
const binaries = resolve(import.meta.dirname, '../../node_modules/.bin');

/** Where the programs of tests keep what Node compiled, and find it at the next start (`NODE_COMPILE_CACHE`). */
export const compiledFolder = resolve(import.meta.dirname, '../../test-results/compiled');

/** The project's own Node and tools come first on PATH. */
export const projectEnvironment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  // Without a locale Chromium calls a file whose name has an accent « download ».
  LANG: 'C.UTF-8',
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  ...extra,
});

interface RunOptions {
  env?: Record<string, string>;
  deadlineMs?: number;
}

/** Runs a command to its end and keeps its output; a command that hangs is ended with its children. */
export function runCommand(
  [command = '', ...args]: string[],
  { env = {}, deadlineMs = hangMs }: RunOptions = {},
): Promise<Finished> {
  const child = spawn(command, args, {
    // `CI` keeps tools from writing snapshots, asking questions or opening windows.
    env: projectEnvironment({ CI: 'true', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  if (child.pid) running.add(child.pid);
  const timer = setTimeout(() => {
    output += `\nEnded: no result after ${deadlineMs / 1000} s.\n`;
    endGroup(child.pid);
  }, deadlineMs);
  return new Promise((done) => {
    const finish = (code: number | null) => {
      clearTimeout(timer);
      if (child.pid) running.delete(child.pid);
      done({ code, output });
    };
    child.on('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`;
      finish(null);
    });
    child.on('close', finish);
  });
}

/** Runs commands one after the other, up to the first that fails: its code counts. */
export async function runCommands(commands: string[][], env: Record<string, string> = {}): Promise<Finished> {
  let output = '';
  for (const command of commands) {
    const finished = await runCommand(command, { env });
    output += finished.output;
    if (finished.code !== 0) return { code: finished.code, output };
  }
  return { code: 0, output };
}

/** Ends every running command, for Ctrl-C. */
export function endAll(): void {
  for (const pid of running) endGroup(pid);
}

function endGroup(pid: number | undefined) {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
