import type { Exercises } from './exercise.ts';

interface Stores {
  stores: { name: string }[];
  pagination: { totalResults: number };
}

interface Counts {
  countriesAndRegionsStoreCount: { count: number }[];
}

export const pickupExercises: Exercises = {
  'pickup points are searched as promised, also where there is none': async ({ call }) => {
    for (const lang of ['fr', 'en']) {
      await call('GET', `/stores?query=75001&fields=FULL&lang=${lang}`);
      await call('GET', `/stores?postalCode=33000&town=Bordeaux&countryIsoCode=FR&pageSize=100&lang=${lang}`);
    }
    await call('GET', '/stores?query=99999');
    await call('GET', '/stores?latitude=x&longitude=y');
  },
  'a point of a search is read alone as well, and the points are counted': async ({ gives, same }) => {
    const { body } = await gives<Stores>(200, 'GET', '/stores?query=75001&pageSize=1');
    const [{ name } = { name: 'none' }] = body.stores;
    same((await gives<{ name: string }>(200, 'GET', `/stores/${name}`)).body.name, name);
    await gives(404, 'GET', '/stores/nowhere');
    const all = await gives<Stores>(200, 'GET', '/stores');
    const { countriesAndRegionsStoreCount: counts } = (await gives<Counts>(200, 'GET', '/stores/storescounts')).body;
    same(
      counts.map(({ count }) => count),
      [all.body.pagination.totalResults],
    );
  },
};
