import { fixedProducts } from '../records/known-products.ts';
import type { Feature } from '../shared/feature.ts';
import { compositionOfStamps } from './compositions.ts';
import { stampHandlers } from './handlers.ts';
import { stampConfigurationsIn, stampFavouritesIn, stampQuotesIn } from './records.ts';
import { stampStates } from './states.ts';

export const stamps: Feature = {
  handlers: stampHandlers,
  tables: {
    stampQuotes: stampQuotesIn,
    stampFavourites: stampFavouritesIn,
    stampConfigurations: stampConfigurationsIn,
  },
  compositions: {
    [fixedProducts.printableStamp]: compositionOfStamps,
  },
  states: stampStates,
};
