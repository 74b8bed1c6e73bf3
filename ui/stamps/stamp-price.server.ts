import { pricedStampsOf } from '#domain/stamps/journey.ts';
import { isAddressed } from '#domain/stamps/recipients.ts';
import { quotedBy } from '#ui/journey/price/quoted.server.ts';
import { priceView } from './stamp-price.view.ts';
import { stamps } from './stamps.journey.ts';

export const stampPrice = quotedBy(stamps, {
  composed(answers, options) {
    const priced = pricedStampsOf(answers, options);
    // One stamp is priced while nobody is listed.
    return priced && { priced, isLeast: isAddressed(answers, options) && !priced.recipients };
  },
  quote: ({ priced }, ports) => ports.stamps.quote(priced),
  view: (quote, { composed: { isLeast }, wording }) => ({
    ...priceView(quote, wording),
    ...(isLeast && { isLeast }),
  }),
});
