import type { Feature } from '../shared/feature.ts';
import { recommendationsHandlers } from './handlers.ts';
import { looksIn, showingsIn } from './visitors.ts';

export const recommendations: Feature = {
  handlers: recommendationsHandlers,
  tables: { looks: looksIn, showings: showingsIn },
  states: {
    'a visitor who looked at a product': async (world, { visitor, product }) => {
      await looksIn(world).create({ visitor: String(visitor), productCode: String(product) });
    },
  },
};
