import { fixedProducts } from '#mocks/records/known-products.ts';
import type { Exercises } from './exercise.ts';

export const recommendationsExercises: Exercises = {
  'suggestions come as promised, and a page that is none is refused': async ({ call, gives }) => {
    for (const lang of ['fr', 'en']) {
      await call('GET', `/recommendations?page=home&lang=${lang}`);
      await call('GET', `/recommendations?page=product&productCode=${fixedProducts.booklet}&lang=${lang}`);
    }
    await gives(400, 'GET', '/recommendations?page=compte');
    await gives(400, 'GET', '/recommendations');
  },
  'what was shown is taken of a visitor who agreed, and of nobody else': async ({ call, gives }) => {
    const headers = { 'occ-personalization-id': 'visite-1' };
    await call('GET', `/recommendations?page=product&productCode=${fixedProducts.booklet}`, { headers });
    await call('GET', '/recommendations?page=home', { headers });
    const body = { page: 'home', productCodes: [fixedProducts.booklet] };
    await gives(204, 'POST', '/recommendations/shown', { headers, body });
    await gives(400, 'POST', '/recommendations/shown', { body });
    await gives(400, 'POST', '/recommendations/shown', { headers, body: { ...body, productCodes: [] } });
  },
};
