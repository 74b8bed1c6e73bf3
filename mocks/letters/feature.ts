import { fixedProducts } from '../records/known-products.ts';
import type { Feature } from '../shared/feature.ts';
import { compositionOfLetter } from './configurations.ts';
import { lettersHandlers } from './handlers.ts';
import { configurationsIn, documentsIn, quotesIn } from './records.ts';
import { lettersStates } from './states.ts';

export const letters: Feature = {
  handlers: lettersHandlers,
  tables: { letterDocuments: documentsIn, letterQuotes: quotesIn, letterConfigurations: configurationsIn },
  compositions: {
    [fixedProducts.onlineLetter]: compositionOfLetter,
    [fixedProducts.redLetter]: compositionOfLetter,
    [fixedProducts.registeredLetter]: compositionOfLetter,
  },
  states: lettersStates,
};
