import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';

const soon: (run: () => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (run) => setTimeout(run, 200);

/** Counts what happened, when idle: where the visitor did not agree the document names no site, and nothing is loaded. */
export function measure(event: MeasuredEvent | undefined): void {
  const { site } = document.documentElement.dataset;
  if (site && event)
    soon(() => void import('./collector.client.ts').then(({ send }) => send(site, event)).catch(() => {}));
}
