/**
 * `npm run figures -- NAME …`: what is measured, walked or listed beside the tests, by its name; without one, the list.
 * What follows the name goes to the program.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectEnvironment } from '#tests/tools/run-command.ts';
import { figures } from './figures.ts';

const [name = '', ...options] = process.argv.slice(2);
const figure = figures.find((each) => each.name === name);

if (figure) {
  const { command, env = {}, isBuilt } = figure;
  if (isBuilt) await run(['react-router', 'build']);
  await run([...command, ...options], env);
} else {
  console.log('npm run figures -- NAME');
  for (const each of figures) console.log(`  ${each.name.padEnd(18)} ${each.shows}`);
  process.exitCode = name === '' ? 0 : 2;
}

/** Ends this program with the command's status where it fails. A signal is the command's: it ends what it has started. */
async function run([program = '', ...args]: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: projectEnvironment(env) });
  const passOn = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, passOn);
  const [status] = await once(child, 'exit');
  if (status !== 0) process.exit(status ?? 1);
}
