import type { Exercises } from './exercise.ts';

export const pickupExercises: Exercises = {
  'pickup points are searched as promised, also where there is none': async ({ call }) => {
    for (const lang of ['fr', 'en']) {
      await call('GET', `/stores?query=75001&fields=FULL&lang=${lang}`);
      await call('GET', `/stores?postalCode=33000&town=Bordeaux&countryIsoCode=FR&pageSize=100&lang=${lang}`);
    }
    await call('GET', '/stores?query=99999');
    await call('GET', '/stores?latitude=x&longitude=y');
  },
};
