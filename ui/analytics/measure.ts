import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';
import { whenIdle } from '#ui/lean/when-idle.ts';

/** A page that the browser prepares in advance may never be shown. */
const whenVisible = (run: () => void) =>
  (document as { prerendering?: boolean }).prerendering
    ? document.addEventListener('prerenderingchange', run, { once: true })
    : run();

/** Sends an event when the browser is idle; without consent the document has no site id, and nothing is loaded. */
export function measure(event: MeasuredEvent | undefined): void {
  const { site } = document.documentElement.dataset;
  if (site && event)
    whenVisible(() =>
      whenIdle(() => void import('./collector.client.ts').then(({ send }) => send(site, event)).catch(() => {})),
    );
}
