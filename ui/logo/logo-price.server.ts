import { pricedLogoOf } from '#domain/logo/journey.ts';
import { quotedBy } from '#ui/journey/price/quoted.server.ts';
import { logo } from './logo.journey.ts';
import { priceView } from './logo-price.view.ts';

export const logoPrice = quotedBy(logo, {
  composed: pricedLogoOf,
  quote: (request, ports) => ports.logos.quote(request),
  view: (quote, { wording }) => priceView(quote, wording),
});
