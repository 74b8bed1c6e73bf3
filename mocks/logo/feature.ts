import { fixedProducts } from '../records/known-products.ts';
import type { Feature } from '../shared/feature.ts';
import { compositionOfLogo } from './configurations.ts';
import { logoHandlers } from './handlers.ts';
import { configurationsIn, picturesIn, quotesIn, resubmissionsIn } from './records.ts';
import { logoStates } from './states.ts';

export const logo: Feature = {
  handlers: logoHandlers,
  tables: {
    logoPictures: picturesIn,
    logoQuotes: quotesIn,
    logoConfigurations: configurationsIn,
    logoResubmissions: resubmissionsIn,
  },
  compositions: { [fixedProducts.logoStamp]: compositionOfLogo },
  states: logoStates,
};
