import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';

export const sessionExercises: Exercises = {
  'everybody is told who they are, and which countries there are': async ({ call, gives }) => {
    await gives(200, 'GET', '/users/anonymous');
    for (const as of [SHOPPER, PRO]) await gives(200, 'GET', '/users/current', { as });
    for (const lang of ['fr', 'en']) await call('GET', `/countries?lang=${lang}`);
  },
};
