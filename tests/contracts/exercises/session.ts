import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';

export const sessionExercises: Exercises = {
  'everybody is told who they are, and which countries there are': async ({ call, gives }) => {
    await gives(200, 'GET', '/users/anonymous');
    for (const as of [SHOPPER, PRO]) await gives(200, 'GET', '/users/current', { as });
    for (const lang of ['fr', 'en']) await call('GET', `/countries?lang=${lang}`);
  },

  'another client of OCC reads what a site has': async ({ gives, same }) => {
    for (const path of ['basesites', 'languages', 'currencies', 'titles', 'cardtypes', 'countries/FR/regions'])
      for (const lang of ['fr', 'en']) await gives(200, 'GET', `/${path}?lang=${lang}`);
    await gives(200, 'GET', '/users/anonymous/consenttemplates');
    await gives(200, 'GET', '/users/current/paymentdetails?saved=true', { as: SHOPPER });
    const verify = async (body: object) =>
      (await gives<{ decision: string }>(200, 'POST', '/users/current/addresses/verification', { as: SHOPPER, body }))
        .body.decision;
    same([await verify(home), await verify({ ...home, firstName: '' })], ['ACCEPT', 'REJECT']);
  },
};
