import type { Feature } from '../shared/feature.ts';
import { pointsOfSaleHandlers } from './handlers.ts';

export const pointsOfSale: Feature = {
  handlers: pointsOfSaleHandlers,
};
