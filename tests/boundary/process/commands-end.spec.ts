import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from '@playwright/test';
import { freePort } from '#adapters/testing/free-port.ts';
import { copyProject } from '../../shared/copied-project.ts';
import { projectEnvironment } from '../../tools/run-command.ts';

let project: ReturnType<typeof copyProject>;
// A worker that comes back to this file finds it loaded.
test.beforeAll(() => {
  project = copyProject();
});
test.afterAll(() => project.remove());
// Only a hang meets it: a cold Storybook takes its time on a busy machine.
test.describe.configure({ timeout: 300_000 });

/** Starts a command as a shell does: Ctrl-C reaches its whole group. Resolves when it has printed what it prints last. */
async function started(script: string): Promise<ChildProcess> {
  const names = ['PORT', 'MOCK_BACKEND_PORT', 'IDENTITY_PORT', 'PAYMENT_PORT', 'STORYBOOK_PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())]));
  const command = spawn('npm', ['run', script], {
    cwd: project.folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: projectEnvironment(Object.fromEntries(ports)),
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/Ctrl-C stops everything|for manager and/.test(output)) resolve();
    };
    command.stdout?.on('data', read);
    command.stderr?.on('data', read);
    command.once('close', () => reject(new Error(output)));
  });
  return command;
}

const childOf = (pid = 0) =>
  Number(execFileSync('sh', ['-c', `cat /proc/${pid}/task/${pid}/children 2>/dev/null || pgrep -P ${pid}`]));

/** Who gets the signal. */
const receivers = {
  npm: ({ pid = 0 }: ChildProcess) => pid,
  'npm and all of its group': ({ pid = 0 }: ChildProcess) => -pid,
  'the program': ({ pid }: ChildProcess) => childOf(pid),
  'the storefront': ({ pid }: ChildProcess) => childOf(childOf(pid)),
};

const endings: [script: string, receiver: keyof typeof receivers, signal: NodeJS.Signals][] = [
  ['start', 'npm and all of its group', 'SIGINT'],
  // What `docker stop` does.
  ['start', 'npm', 'SIGTERM'],
  ['start', 'the storefront', 'SIGTERM'],
  // The program cannot pass this signal on: what it started must see for itself that the program is gone.
  ['dev', 'the program', 'SIGKILL'],
  ['storybook', 'npm', 'SIGTERM'],
];

for (const [script, receiver, signal] of endings)
  test(`npm run ${script} ends with all that it started when ${receiver} gets ${signal}`, async () => {
    const command = await started(script);
    let ended = false;
    try {
      // Every process that was started writes to the same pipe: it closes with the last of them.
      const everyEnd = once(command, 'close');
      process.kill(receivers[receiver](command), signal);
      await everyEnd;
      ended = true;
    } finally {
      if (!ended) process.kill(-(command.pid ?? 0), 'SIGKILL');
    }
  });
