import type { Feature } from '../shared/feature.ts';
import { fromTheStart } from '../shared/states.ts';
import { catalogHandlers } from './handlers.ts';
import { allInterestsIn } from './interests.ts';
import { soldStockIn } from './stock.ts';

export const catalog: Feature = {
  handlers: catalogHandlers,
  tables: { stockTaken: soldStockIn, productInterests: allInterestsIn },
  states: { 'the catalogue': fromTheStart },
};
