import { hadPrice } from '#ui/journey/journey.view.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceOf } from '../stamp-price.server.ts';
import { summaryRows } from '../stamp-summary.view.ts';
import { askedStamps } from './asked-stamps.ts';
import { type LiveView, liveView } from './configuration.view.ts';

/** Nothing of it is kept. */
export async function liveStamps(
  { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
  search: URLSearchParams,
): Promise<LiveView> {
  const options = await ports.stamps.options();
  const answers = askedStamps(search, options) ?? {};
  const price = hadPrice(await priceOf({ answers, options }, { ports, wording }));
  const summary = {
    title: wording.t('journey.summary'),
    rows: summaryRows(answers, { options, wording }),
    totals: price?.totals ?? [],
    ...(price?.note ? { note: price.note } : {}),
  };
  return liveView({ options, answers }, { summary, wording });
}
