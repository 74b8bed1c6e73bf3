/** Short alternating loads on several servers, so that other load on a shared machine affects all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

export interface Target {
  url: string;
  pid: number;
  /** With gzip, as browsers ask. */
  zipped?: boolean;
}

/** The cookie of somebody who has the shop's sheet: the document of a first visit brings it. */
export const beenHere = 'lpel_sid=0';

const connections = 10;
const burstMs = 400;

/** CPU milliseconds for each request, by target. */
type Round = ReadonlyMap<string, number>;

/** Loads each target briefly, round after round. `null` where the system does not report CPU time. */
export async function inRounds(targets: Readonly<Record<string, Target>>, rounds: number): Promise<Round[] | null> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const all: (Round | null)[] = [];
  // The first rounds warm the servers up.
  for (let round = -3; round < rounds; round += 1) {
    const taken = await roundOf(targets, agent);
    if (round >= 0) all.push(taken);
  }
  agent.destroy();
  const counted = all.filter((round) => round !== null);
  return counted.length === rounds ? counted : null;
}

/** The median ratio of two targets' costs. */
export function ratioIn(rounds: readonly Round[], one: string, other: string): number {
  const ratios = rounds.map((round) => (round.get(one) ?? Number.NaN) / (round.get(other) ?? Number.NaN));
  return ratios.toSorted((less, more) => less - more)[Math.floor(ratios.length / 2)] ?? Number.NaN;
}

async function roundOf(targets: Readonly<Record<string, Target>>, agent: Agent): Promise<Round | null> {
  const costs = new Map<string, number>();
  for (const [name, target] of Object.entries(targets)) {
    const cost = await costOf(target, agent);
    if (cost !== null) costs.set(name, cost);
  }
  return costs.size === Object.keys(targets).length ? costs : null;
}

async function costOf({ url, pid, zipped }: Target, agent: Agent): Promise<number | null> {
  const [before, until] = [cpuMs(pid), performance.now() + burstMs];
  let answered = 0;
  const headers = { 'accept-encoding': zipped ? 'gzip' : 'identity', cookie: beenHere };
  const ask = async () => {
    while (performance.now() < until) {
      await whole(url, { agent, headers });
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const after = cpuMs(pid);
  return before === null || after === null ? null : (after - before) / answered;
}

const whole = (url: string, options: { agent: Agent; headers: Record<string, string> }) =>
  new Promise<void>((resolve, reject) => {
    get(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.on('data', () => {}).on('end', resolve);
    }).on('error', reject);
  });

/** The CPU time of a process with all its threads. */
export function cpuMs(pid: number): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const taken = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return taken.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
  } catch {
    return null;
  }
}
