import type { Exercises } from './exercise.ts';

export const pointsOfSaleExercises: Exercises = {
  'points of sale are searched as promised, also where there is none': async ({ call }) => {
    for (const lang of ['fr', 'en'])
      await call('GET', `/pointsOfSale?postalCode=33000&town=Bordeaux&countryIsoCode=FR&pageSize=100&lang=${lang}`);
    await call('GET', '/pointsOfSale?postalCode=99999');
  },
};
