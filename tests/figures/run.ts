/**
 * `npm run figures -- NAME …`: what is measured, walked or listed beside the tests, by its name; without one, the list.
 * What follows the name goes to the program.
 */
import { spawnSync } from 'node:child_process';
import { projectEnvironment } from '#tests/tools/run-command.ts';
import { figures } from './figures.ts';

const [name = '', ...options] = process.argv.slice(2);
const figure = figures.find((each) => each.name === name);

if (figure) {
  const { command, env = {}, isBuilt } = figure;
  if (isBuilt) run(['react-router', 'build']);
  run([...command, ...options], env);
} else {
  console.log('npm run figures -- NAME');
  for (const each of figures) console.log(`  ${each.name.padEnd(18)} ${each.shows}`);
  process.exitCode = name === '' ? 0 : 2;
}

/** Ends this program with the command's status where it fails. */
function run([program = '', ...args]: readonly string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: projectEnvironment(env) });
  if (status !== 0) process.exit(status ?? 1);
}
