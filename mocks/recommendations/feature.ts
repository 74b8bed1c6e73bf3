import { knownProducts } from '../catalog/known-products.ts';
import type { Feature } from '../shared/feature.ts';
import { recommendationsHandlers } from './handlers.ts';

export const recommendations: Feature = {
  handlers: recommendationsHandlers,
  exercises: {
    'suggestions come as promised, and a page that is none is refused': async ({ call, gives }) => {
      for (const lang of ['fr', 'en']) {
        await call('GET', `/recommendations?page=home&lang=${lang}`);
        await call('GET', `/recommendations?page=product&productCode=${knownProducts.booklet}&lang=${lang}`);
      }
      await gives(400, 'GET', '/recommendations?page=compte');
      await gives(400, 'GET', '/recommendations');
    },
  },
};
