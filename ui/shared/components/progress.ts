/** How the bar at the top of the page waits before it shows, and lingers before it goes. */
export const throttle = 200;
export const hideDelay = 500;

export type Progress = 'hidden' | 'waiting' | 'running' | 'ending';

/** A quick answer never shows the bar; a shown bar always reaches its end. */
export function onBusy(progress: Progress, busy: boolean): Progress {
  if (busy) return progress === 'running' ? 'running' : 'waiting';
  return progress === 'running' ? 'ending' : progress === 'ending' ? 'ending' : 'hidden';
}

/** What happens when the time of a state is over. */
export function onTime(progress: Progress): Progress {
  return progress === 'waiting' ? 'running' : progress === 'ending' ? 'hidden' : progress;
}

export const timeOf: Partial<Record<Progress, number>> = { waiting: throttle, ending: hideDelay };
