/**
 * `npm run figures -- under-load npm test`: runs a command beside busy processes and a busy disk, as on a machine that is slow or
 * shared. `--busy 2` sets the number of processes (6 unless told), `--no-disk` leaves the disk alone. Ends with the command's code.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const megabytes = 8;
/** How long a busy process computes before it looks whether its parent is still there. */
const sliceMs = 50;

if (process.env.BUSY_ROLE === 'processor') keepBusy(() => compute());
else if (process.env.BUSY_ROLE === 'disk') keepBusy(diskWriter());
else process.exitCode = await runBesideLoad();

async function runBesideLoad(): Promise<number> {
  const separator = process.argv.findIndex((each, at) => at > 1 && !/^(--busy|--no-disk|\d+$)/.test(each));
  const [command, ...args] = separator < 0 ? [] : process.argv.slice(separator);
  const { values } = parseArgs({
    args: process.argv.slice(2, separator < 0 ? undefined : separator),
    options: { busy: { type: 'string', default: '6' }, 'no-disk': { type: 'boolean', default: false } },
  });
  const busy = Number(values.busy);
  if (!command || !Number.isInteger(busy) || busy < 0) {
    console.error('Usage: npm run figures -- under-load [--busy 6] [--no-disk] COMMAND [ARGUMENTS]');
    return 2;
  }
  const load = [...Array<string>(busy).fill('processor'), ...(values['no-disk'] ? [] : ['disk'])].map(startBusy);
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await exitCode(child);
  for (const each of load) if (each.connected) each.disconnect();
  return code;
}

function startBusy(role: string): ChildProcess {
  return fork(import.meta.filename, { env: { ...process.env, BUSY_ROLE: role }, execArgv: [] });
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${child.spawnfile} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** Works until its parent is gone, however the parent ended. */
function keepBusy(work: () => void) {
  const turn = () => {
    if (!process.connected) process.exit();
    work();
    setImmediate(turn);
  };
  turn();
}

/** Computes and reads memory, so that the others share the processor's caches too. */
function compute() {
  const numbers = new Float64Array(1 << 20);
  const end = performance.now() + sliceMs;
  for (let at = 0; performance.now() < end; at = (at + 4099) % numbers.length) {
    numbers[at] = Math.sqrt(at + (numbers[at] ?? 0));
  }
}

function diskWriter(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'busy-disk-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const bytes = Buffer.alloc(megabytes << 20, 'x');
  return () => {
    const file = openSync(join(folder, 'written'), 'w');
    writeSync(file, bytes);
    fsyncSync(file);
    closeSync(file);
  };
}
