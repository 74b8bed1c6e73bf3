import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';

export const companyExercises: Exercises = {
  'a professional is given the last orders, an individual is not': async ({ gives }) => {
    for (const lang of ['fr', 'en'])
      await gives(200, 'GET', `/ecom/api/pro/orders/list?pageSize=3&lang=${lang}`, { as: PRO });
    await gives(403, 'GET', '/ecom/api/pro/orders/list', { as: SHOPPER });
    await gives(401, 'GET', '/ecom/api/pro/orders/list');
  },
};
