/**
 * Loaded into a shop by `--import`: what a request of the shop only waits for passes at once, and what a machine takes for
 * its work counts little beside deadlines of a minute (`unhurried`). When the mock backend keeps all calls waiting that a
 * request has under way, the clock of this request skips to the next deadline or to the end of a wait. `x-waited` says how
 * many milliseconds were skipped until the answer began: a page that waits for a second deadline says two. `x-calls` says
 * how many calls it made.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { Server, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { callHeader, type WaitMessage } from './waits.ts';

/**
 * So many looks in a row must find a request waiting: its program may be between two calls. Only a look before which the
 * process had nothing to do counts: on a busy machine an answer that has come waits long for its turn.
 */
const looks = 10;
const lookEvery = 20;
/** Shorter pauses are no deadlines. */
const shortest = 1000;
/** Deadlines that end together: calls of one deadline begin some milliseconds apart. */
const together = 5;

const real = {
  now: performance.now.bind(performance),
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  timeout: AbortSignal.timeout,
};

interface Event {
  at: number;
  happen(): void;
}

class Visit {
  skipped = 0;
  made = 0;
  /** The calls under way; `until` when the mock backend keeps one waiting. */
  readonly calls = new Map<string, { until: number | null }>();
  readonly deadlines = new Set<Event>();
  /** Short pauses under way, which pass by themselves. */
  readonly pauses = new Set<object>();
  looks = 0;

  now = () => real.now() + this.skipped;

  look(): void {
    const calls = [...this.calls];
    const waits = calls.flatMap(([id, call]) =>
      call.until === null ? [] : [{ at: call.until, happen: () => end(id, call) }],
    );
    const onlyWaits = waits.length > 0 && waits.length === calls.length && this.pauses.size === 0;
    this.looks = onlyWaits ? this.looks + 1 : 0;
    if (this.looks >= looks) this.#skip([...this.deadlines, ...waits]);
  }

  #skip(events: readonly Event[]): void {
    this.looks = 0;
    const next = Math.min(...events.map(({ at }) => at));
    if (!Number.isFinite(next)) return;
    const due = events.filter(({ at }) => at <= next + together);
    this.skipped += Math.max(0, Math.max(...due.map(({ at }) => at)) - this.now());
    for (const event of due) {
      this.deadlines.delete(event);
      event.happen();
    }
  }
}

const current = new AsyncLocalStorage<Visit>();
/** The requests of the shop that the mock backend keeps waiting. */
const visits = new Map<string, Visit>();
let lastCall = 0;

function end(id: string, call: { until: number | null }): void {
  call.until = null;
  process.send?.({ call: id } satisfies WaitMessage);
}

process.on('message', ({ call, milliseconds }: WaitMessage) => {
  const visit = visits.get(call);
  if (visit?.calls.has(call))
    visit.calls.set(call, { until: visit.now() + (milliseconds ?? Number.POSITIVE_INFINITY) });
});
process.channel?.unref();

/** Milliseconds for which the process had nothing to do until the last look. */
let idleBefore = 0;

setInterval(() => {
  const { idle } = performance.eventLoopUtilization();
  const wasBusy = idle === idleBefore;
  idleBefore = idle;
  if (wasBusy) return;
  for (const visit of new Set(visits.values())) visit.look();
}, lookEvery).unref();

interface Call {
  addHeader(name: string, value: string): void;
}
const names = new WeakMap<object, string>();
subscribe('undici:request:create', (message) => {
  const visit = current.getStore();
  if (!visit) return;
  const { request } = message as { request: Call };
  lastCall += 1;
  const call = `${process.pid}-${lastCall}`;
  names.set(request, call);
  visit.made += 1;
  visit.calls.set(call, { until: null });
  visits.set(call, visit);
  request.addHeader(callHeader, call);
});
for (const over of ['undici:request:trailers', 'undici:request:error'])
  subscribe(over, (message) => {
    const call = names.get((message as { request: Call }).request);
    if (call === undefined) return;
    visits.get(call)?.calls.delete(call);
    visits.delete(call);
  });

const emit = Server.prototype.emit as (...all: unknown[]) => boolean;
Server.prototype.emit = function emitInVisit(this: Server, ...all: unknown[]) {
  const pass = () => emit.apply(this, all);
  const [event, , response] = all;
  if (event !== 'request' || !(response instanceof ServerResponse)) return pass();
  const visit = new Visit();
  const writeHead = response.writeHead as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    response.setHeader('x-waited', Math.round(visit.skipped));
    response.setHeader('x-calls', visit.made);
    return writeHead.apply(response, head);
  };
  return current.run(visit, pass);
};

performance.now = () => current.getStore()?.now() ?? real.now();

AbortSignal.timeout = (milliseconds) => {
  const visit = current.getStore();
  if (!visit) return real.timeout.call(AbortSignal, milliseconds);
  const controller = new AbortController();
  const happen = () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  visit.deadlines.add({ at: visit.now() + milliseconds, happen });
  real.setTimeout(happen, milliseconds).unref();
  return controller.signal;
};

const timers = new WeakMap<object, () => void>();

function pause(visit: Visit, run: () => void, milliseconds: number): NodeJS.Timeout {
  const timer = real.setTimeout(() => {
    visit.pauses.delete(timer);
    run();
  }, milliseconds);
  visit.pauses.add(timer);
  timers.set(timer, () => visit.pauses.delete(timer));
  return timer;
}

globalThis.setTimeout = ((run: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) => {
  const visit = current.getStore();
  if (visit && milliseconds < shortest) return pause(visit, () => run(...args), milliseconds);
  const timer = real.setTimeout(run, milliseconds, ...args);
  if (!visit) return timer;
  const happen = () => {
    real.clearTimeout(timer);
    run(...args);
  };
  const deadline = { at: visit.now() + milliseconds, happen };
  visit.deadlines.add(deadline);
  timers.set(timer, () => visit.deadlines.delete(deadline));
  return timer;
}) as typeof setTimeout;
globalThis.clearTimeout = ((timer: NodeJS.Timeout | undefined) => {
  if (timer) timers.get(timer)?.();
  real.clearTimeout(timer);
}) as typeof clearTimeout;
