import type { Exercises } from './exercise.ts';

export const serviceNoticesExercises: Exercises = {
  'each audience reads its own notices': async ({ gives }) => {
    for (const mode of ['part', 'pro'])
      for (const lang of ['fr', 'en']) await gives(200, 'GET', `/ecom/api/${mode}/apim/notices?lang=${lang}`);
    await gives(400, 'GET', '/ecom/api/personne/apim/notices');
  },
};
