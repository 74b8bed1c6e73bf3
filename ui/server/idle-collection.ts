import { performance } from 'node:perf_hooks';

interface Process {
  /** Bytes of the heap and of buffers, garbage included. */
  allocatedBytes(): number;
  /** The share of the time since the last call in which the event loop was busy, from 0 to 1. */
  busy(): number;
  collect(): void;
}

/** Below this share the process is idle. */
const restful = 0.05;
/** Bytes above the last collection's result that are worth a collection. */
const slack = 20_000_000;

/**
 * Collects garbage after a burst. V8 does not: nothing is allocated any more, and it takes the burst's last allocation rate
 * for the current one. Returns a function to call every few seconds.
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
