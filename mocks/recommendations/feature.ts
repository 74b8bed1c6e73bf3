import { knownProducts } from '../catalog/known-products.ts';
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
  exercises: {
    'suggestions come as promised, and a page that is none is refused': async ({ call, gives }) => {
      for (const lang of ['fr', 'en']) {
        await call('GET', `/recommendations?page=home&lang=${lang}`);
        await call('GET', `/recommendations?page=product&productCode=${knownProducts.booklet}&lang=${lang}`);
      }
      await gives(400, 'GET', '/recommendations?page=compte');
      await gives(400, 'GET', '/recommendations');
    },
    'what was shown is taken of a visitor who agreed, and of nobody else': async ({ call, gives }) => {
      const headers = { 'occ-personalization-id': 'visite-1' };
      await call('GET', `/recommendations?page=product&productCode=${knownProducts.booklet}`, { headers });
      await call('GET', '/recommendations?page=home', { headers });
      const body = { page: 'home', productCodes: [knownProducts.booklet] };
      await gives(204, 'POST', '/recommendations/shown', { headers, body });
      await gives(400, 'POST', '/recommendations/shown', { body });
      await gives(400, 'POST', '/recommendations/shown', { headers, body: { ...body, productCodes: [] } });
    },
  },
};
