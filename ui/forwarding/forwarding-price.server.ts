import type { ForwardingQuote } from '#domain/forwarding/forwarding.ts';
import { pricedForwardingOf } from '#domain/forwarding/journey.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import { quotedBy } from '#ui/journey/price/quoted.server.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { forwarding } from './forwarding.journey.ts';

export const forwardingPrice = quotedBy(forwarding, {
  composed: pricedForwardingOf,
  quote: (priced, ports) => ports.forwardings.quote(priced),
  view: (quote, { wording }) => priceView(quote, wording),
});

/** The backend's price, which is the whole price of the contract. */
export const priceView = ({ id, lines, ttc, ht, validUntil }: ForwardingQuote, wording: Wording): PriceView => ({
  quote: { id, ttc, ht },
  validUntil,
  totals: quoteRows({ lines, ttc, ht }, wording),
});
