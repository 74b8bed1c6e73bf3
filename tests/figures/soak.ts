/**
 * `npm run figures -- soak`: five minutes of visitors at one process, sixty with `--minutes 60`. Every answer is
 * as it should be, and memory and descriptors are as flat at the end as in the middle.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startShop } from '../shared/shop.ts';
import { askAt, visitWhile } from './rehearsal-visitors.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes: expected a number above 0.');
const visitors = 4;
/** Between two looks at the process. */
const lookMs = 1000;
/** Garbage is collected when the process finds time: what is flat rises by so much at most. */
const mostGrowth = 1.1;

interface Look {
  residentMb: number;
  descriptors: number;
}

function lookAt(pid: number): Look {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { residentMb: (Number(kib) * 1024) / 1e6, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const shop = await startShop({ asInProduction: true, env: { FORWARD_TEST_HEADER: '', PAGE_CACHE_MB: '16' } });
const looks: Look[] = [];
const soaking = async () => {
  for (const until = performance.now() + minutes * 60_000; performance.now() < until; ) {
    await wait(lookMs);
    looks.push(lookAt(shop.pid));
  }
};
const visited = await visitWhile(askAt(shop.url), visitors, soaking());
await shop.stop();

const third = Math.floor(looks.length / 3);
const parts = { middle: looks.slice(third, 2 * third), end: looks.slice(2 * third) };
const of = (part: readonly Look[]) => ({
  'resident MB': median(part.map(({ residentMb }) => residentMb)),
  descriptors: median(part.map(({ descriptors }) => descriptors)),
});
const [middle, end] = [of(parts.middle), of(parts.end)];
console.table({ middle, end });
console.log(JSON.stringify(visited));
const faults = [
  ...Object.entries(visited.failed).map(([what, times]) => `${what}: ${times} times`),
  ...(end['resident MB'] > middle['resident MB'] * mostGrowth ? ['Memory grows.'] : []),
  ...(end.descriptors > middle.descriptors + visitors ? ['Descriptors grow.'] : []),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
