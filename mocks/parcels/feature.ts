import { fixedProducts } from '../records/known-products.ts';
import type { Compositions, Feature } from '../shared/feature.ts';
import { batchHandlers } from './batch-handlers.ts';
import { compositionOfBatch } from './batches.ts';
import { compositionOfParcel } from './configurations.ts';
import { parcelHandlers } from './handlers.ts';
import { batchesIn, configurationsIn, quotesIn } from './records.ts';
import { savedArticleHandlers, savedArticlesIn } from './saved-articles.ts';
import { savedParcelHandlers, savedParcelsIn } from './saved-parcels.ts';
import { parcelStates } from './states.ts';

/** One parcel, or many in one line. */
const composition: Compositions[string] = (world, id) =>
  compositionOfParcel(world, id) ?? compositionOfBatch(world, id);

export const parcels: Feature = {
  handlers: [...parcelHandlers, ...batchHandlers, ...savedArticleHandlers, ...savedParcelHandlers],
  tables: {
    parcelQuotes: quotesIn,
    parcelConfigurations: configurationsIn,
    parcelBatches: batchesIn,
    savedArticles: savedArticlesIn,
    savedParcels: savedParcelsIn,
  },
  compositions: {
    [fixedProducts.shippingLabel]: composition,
    [fixedProducts.worldLabel]: composition,
  },
  states: parcelStates,
};
