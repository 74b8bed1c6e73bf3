import type { Feature } from '../shared/feature.ts';
import { PRO, SHOPPER } from '../testing/shoppers.ts';
import { companyHandlers } from './handlers.ts';

export const company: Feature = {
  handlers: companyHandlers,
  exercises: {
    'a professional is given the last orders, an individual is not': async ({ gives }) => {
      for (const lang of ['fr', 'en'])
        await gives(200, 'GET', `/ecom/api/pro/orders/list?pageSize=3&lang=${lang}`, { as: PRO });
      await gives(403, 'GET', '/ecom/api/pro/orders/list', { as: SHOPPER });
      await gives(401, 'GET', '/ecom/api/pro/orders/list');
    },
  },
};
