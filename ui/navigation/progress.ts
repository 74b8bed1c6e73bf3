/** Milliseconds before the bar appears, and before it disappears (specification §9). */
const throttle = 200;
const hideDelay = 500;

export type Progress = 'hidden' | 'waiting' | 'running' | 'ending';

/** A quick answer never shows the bar; a shown bar always reaches its end. */
function onBusy(progress: Progress, busy: boolean): Progress {
  if (busy) return progress === 'running' ? 'running' : 'waiting';
  return progress === 'running' || progress === 'ending' ? 'ending' : 'hidden';
}

/** A state machine: it receives whether a page is loading, and reports the state of the bar. */
export function progressOf(show: (progress: Progress) => void) {
  let progress: Progress = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: Progress) => {
    if (next === progress) return;
    clearTimeout(timer);
    progress = next;
    show(next);
    if (next === 'waiting') timer = setTimeout(() => become('running'), throttle);
    if (next === 'ending') timer = setTimeout(() => become('hidden'), hideDelay);
  };
  return { busy: (busy: boolean) => become(onBusy(progress, busy)), stop: () => clearTimeout(timer) };
}
