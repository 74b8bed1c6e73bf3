import { fixedProducts } from '../records/known-products.ts';
import type { Feature } from '../shared/feature.ts';
import { compositionOfMail } from './configurations.ts';
import { registeredMailHandlers } from './handlers.ts';
import { configurationsIn, quotesIn } from './records.ts';
import { registeredMailStates } from './states.ts';

export const registeredMail: Feature = {
  handlers: registeredMailHandlers,
  tables: { registeredMailQuotes: quotesIn, registeredMailConfigurations: configurationsIn },
  compositions: {
    [fixedProducts.registeredVignette]: compositionOfMail,
  },
  states: registeredMailStates,
};
