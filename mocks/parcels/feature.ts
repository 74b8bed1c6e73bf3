import { knownProducts } from '../catalog/known-products.ts';
import type { Feature } from '../shared/feature.ts';
import { compositionOfParcel } from './configurations.ts';
import { parcelExercises } from './exercise.ts';
import { parcelHandlers } from './handlers.ts';
import { configurationsIn, quotesIn } from './records.ts';
import { parcelStates } from './states.ts';

export const parcels: Feature = {
  handlers: parcelHandlers,
  tables: { parcelQuotes: quotesIn, parcelConfigurations: configurationsIn },
  compositions: {
    [knownProducts.shippingLabel]: compositionOfParcel,
    [knownProducts.worldLabel]: compositionOfParcel,
  },
  states: parcelStates,
  exercises: parcelExercises,
};
