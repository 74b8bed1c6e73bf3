/**
 * `npm run rehearsal`: a production in small on this machine, with the engines that it runs on: what happens to shoppers while
 * they restart, die and are replaced, and what reaches the shop through them. `-- cluster varnish` plays some parts only.
 * Prints what was tried with its figures; fails where a promise is broken or an engine is missing.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { endOwnProcesses } from '../tools/own-processes.ts';
import { type Check, checksOf, rows } from './rehearsal/checks.ts';
import { cluster, sentinel } from './rehearsal/failover.ts';
import { restarts } from './rehearsal/restarts.ts';
import { smuggling } from './rehearsal/smuggling.ts';
import { varnish } from './rehearsal/varnish.ts';

interface Part {
  programs: readonly string[];
  play(check: Check): Promise<void>;
}

const parts: Record<string, Part> = {
  restarts: { programs: ['nginx', 'openssl', 'redis-server'], play: restarts },
  cluster: { programs: ['redis-server'], play: cluster },
  sentinel: { programs: ['redis-server'], play: sentinel },
  varnish: { programs: ['redis-server', 'varnishd'], play: varnish },
  smuggling: { programs: ['nginx', 'openssl', 'varnishd'], play: smuggling },
};

endOwnProcesses();
const { positionals } = parseArgs({ allowPositionals: true });
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = chosen.find((name) => !parts[name]);
const missing = chosen.flatMap((name) => parts[name]?.programs ?? []).find((each) => spawnSync(each, ['-V']).error);

if (unknown !== undefined) stop(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}.`);
else if (missing !== undefined) stop(`The rehearsal needs ${missing}, which is not on the path.`);
else await play();

async function play() {
  for (const name of chosen) await parts[name]?.play(checksOf(name));
  console.table(rows);
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
}

function stop(reason: string) {
  console.error(reason);
  process.exitCode = 1;
}
