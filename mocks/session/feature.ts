import type { Feature } from '../shared/feature.ts';
import { fromTheStart } from '../shared/states.ts';
import { PRO, SHOPPER } from '../testing/shoppers.ts';
import { sessionHandlers } from './handlers.ts';
import { usersIn } from './records.ts';

export const session: Feature = {
  handlers: sessionHandlers,
  tables: { users: usersIn },
  states: { 'a signed-in shopper': fromTheStart },
  exercises: {
    'everybody is told who they are, and which countries there are': async ({ call, gives }) => {
      await gives(200, 'GET', '/users/anonymous');
      for (const as of [SHOPPER, PRO]) await gives(200, 'GET', '/users/current', { as });
      for (const lang of ['fr', 'en']) await call('GET', `/countries?lang=${lang}`);
    },
  },
};
