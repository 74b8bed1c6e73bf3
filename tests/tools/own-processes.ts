import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';

/** Ends whatever this program has started when it ends, also by an uncaught error or a signal. */
export function endOwnProcesses() {
  process.once('exit', () => {
    for (const pid of descendants(process.pid)) end(pid);
  });
  // Ctrl-C sends it to all of a terminal, and what passes signals on sends it again.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Of all generations. */
function descendants(ancestor: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number) => pairs.flatMap(([pid = 0, of]) => (of === parent ? [pid] : []));
  const all = childrenOf(ancestor);
  for (const pid of all) all.push(...childrenOf(pid));
  return all;
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
