/** Loads one server and measures its cost. */
import { readFileSync } from 'node:fs';
import { runCommand } from '../tools/run-command.ts';
import { beenHere } from './burst.ts';

export interface Load {
  requestsPerSecond: number;
  /** `null` where the system has no /proc. */
  cpuMsPerRequest: number | null;
  residentMb: number | null;
  errors: number;
}

const ticksPerSecond = 100;

interface LoadOptions {
  seconds: number;
  /** With gzip, as browsers ask. */
  zipped?: boolean;
}

/** Warms the server up for as long as it is measured, because large programs are compiled gradually. */
export async function load(url: string, pid: number, { seconds, zipped = false }: LoadOptions): Promise<Load> {
  const encoding = ['-H', `cookie=${beenHere}`, ...(zipped ? ['-H', 'accept-encoding=gzip'] : [])];
  await fire(url, [...encoding, '-d', String(seconds)]);
  const before = cpuMs(pid);
  const { requests, errors, timeouts, non2xx } = await fire(url, [...encoding, '-d', String(seconds)]);
  const after = cpuMs(pid);
  return {
    requestsPerSecond: requests.average,
    cpuMsPerRequest: before === null || after === null ? null : (after - before) / requests.total,
    residentMb: residentMb(pid),
    errors: errors + timeouts + non2xx,
  };
}

interface Fired {
  requests: { average: number; total: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

async function fire(url: string, options: string[]): Promise<Fired> {
  const { code, output } = await runCommand(['autocannon', '--json', '-c', '10', ...options, url]);
  const json = output.split('\n').find((line) => line.startsWith('{'));
  if (code !== 0 || !json) throw new Error(`autocannon failed on ${url}:\n${output}`);
  return JSON.parse(json);
}

/** User and system time of a process since it started. */
function cpuMs(pid: number): number | null {
  const fields = proc(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields ? ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond : null;
}

function residentMb(pid: number): number | null {
  const kib = /VmRSS:\s+(\d+)/.exec(proc(pid, 'status') ?? '')?.[1];
  return kib ? (Number(kib) * 1024) / 1e6 : null;
}

function proc(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return null;
  }
}
