import { performance } from 'node:perf_hooks';

interface Process {
  /** Bytes that are held outside of the heap and in it, garbage included. */
  allocatedBytes(): number;
  /** The share of the time since the last call in which the process had something to do, from 0 to 1. */
  busy(): number;
  collect(): void;
}

/** Below this share of its time a process is at rest. */
const restful = 0.05;
/** What a process may hold more than after the last collection: less is no reason to stop for one. */
const slack = 20_000_000;

/**
 * After a burst the collector stays away: nothing is allocated any more, and its own reducer takes the burst's last
 * measure for the rate of now. Returns what is to be called every few seconds.
 */
export function idleCollection({ allocatedBytes, busy, collect }: Process): () => void {
  let baseline = allocatedBytes();
  let collecting = false;
  return () => {
    const isAtRest = busy() < restful;
    if (collecting) baseline = allocatedBytes();
    collecting = isAtRest && !collecting && allocatedBytes() > baseline + slack;
    if (collecting) collect();
  };
}

/** This process, where it was started with `--expose-gc` (`production-command.ts`); otherwise undefined. */
export function thisProcess(): Process | undefined {
  const { gc } = globalThis;
  if (!gc) return undefined;
  let last = performance.eventLoopUtilization();
  return {
    allocatedBytes() {
      const { heapTotal, external } = process.memoryUsage();
      return heapTotal + external;
    },
    busy() {
      const before = last;
      last = performance.eventLoopUtilization();
      return performance.eventLoopUtilization(last, before).utilization;
    },
    collect: () => void gc({ type: 'major', execution: 'async' }),
  };
}
