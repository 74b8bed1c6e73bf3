import { catalogItems } from '#mocks/catalog/items.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import type { Exercises } from './exercise.ts';

export const catalogExercises: Exercises = {
  'the catalogue answers as promised, for every product and in both languages': async ({ call, gives }) => {
    for (const lang of ['fr', 'en']) {
      for (const { code } of catalogItems) await gives(200, 'GET', `/products/${code}?lang=${lang}`);
      const found = await call<{ pagination: { totalPages: number } }>(
        'GET',
        `/products/search?pageSize=96&lang=${lang}`,
      );
      for (let page = 0; page < found.body.pagination.totalPages; page += 1)
        await call('GET', `/products/search?pageSize=96&currentPage=${page}&lang=${lang}`);
      await call('GET', `/catalogs/boutique/Online/categories/racine?lang=${lang}`);
      await call('GET', `/products/suggestions?term=timb&lang=${lang}`);
      await call('GET', `/products/${fixedProducts.outOfStock}/references?referenceType=SIMILAR&lang=${lang}`);
      await call('GET', `/brands?lang=${lang}`);
      const { body } = await call<{ shops: { id: string }[] }>('GET', `/shops?lang=${lang}`);
      for (const { id } of body.shops) await call('GET', `/shops/${id}?lang=${lang}`);
    }
    const queries = ['carnet', 'carnet:price-asc', ':relevance:allCategories:timbres', ':relevance:brandCode:rien'];
    await call('GET', '/products/search?query=:relevance:allCategories:timbres:format:carnet:ownBrand:true&rank=r1');
    for (const query of [...queries, 'anveloppe', 'xyzxyz', 'aide', ':::::', '%F0%9F%93%AE', ':relevance:shops:rien'])
      await call('GET', `/products/search?query=${query}`);
    await call('GET', `/products/search?filters=code:${fixedProducts.booklet},${fixedProducts.envelopes}`);
    await call('GET', `/products/${fixedProducts.fourOffers}?offerId=1`);
    await gives(200, 'GET', `/products/${fixedProducts.booklet}/reviews?maxCount=5`);
  },

  'a notice of the return of a product is asked for, and a repeat is answered alike': async ({ gives }) => {
    const interest = `/productinterests?productCode=${fixedProducts.outOfStock}&notificationType=BACK_IN_STOCK`;
    const [known, other] = [{ body: { email: 'nom@exemple.fr' } }, { body: { email: 'autre@exemple.fr' } }];
    for (const sent of [known, known, other]) await gives(202, 'POST', interest, sent);
    await gives(400, 'POST', interest, { body: { email: 'nom@exemple' } });
    await gives(400, 'POST', interest.replace(fixedProducts.outOfStock, fixedProducts.booklet), known);
    await gives(400, 'POST', interest.replace(fixedProducts.outOfStock, fixedProducts.forwarding), known);
    await gives(400, 'POST', interest.replace('BACK_IN_STOCK', 'AUTRE'), known);
    await gives(404, 'POST', interest.replace(fixedProducts.outOfStock, 'inconnu'), known);
  },

  'what the catalogue refuses, it refuses as promised': async ({ gives }) => {
    await gives(404, 'GET', '/products/inconnu');
    await gives(404, 'GET', '/products/inconnu/references');
    await gives(404, 'GET', '/products/inconnu/reviews');
    for (const unknown of ['boutique/Online/categories/inconnue', 'boutique/Staged/categories/racine'])
      await gives(404, 'GET', `/catalogs/${unknown}`);
    await gives(404, 'GET', '/shops/inconnue');
    await gives(400, 'GET', '/products/search?currentPage=-1');
    await gives(400, 'GET', '/products/suggestions');
  },
};
