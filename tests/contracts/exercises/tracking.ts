import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';

interface Order {
  consignments: { status: string; trackingID?: string }[];
}

export const trackingExercises: Exercises = {
  'a professional follows what was sent, and nobody else does': async ({ gives, same }) => {
    const ssu = '/ecom/api/pro/ssu/idships';
    const { body } = await gives<Order>(200, 'GET', '/users/current/orders/CMD-26-PRO-COMPTE?baseSite=pro', {
      as: PRO,
    });
    const number = body.consignments.find(({ trackingID }) => trackingID !== undefined)?.trackingID ?? '';
    for (const lang of ['fr', 'en']) {
      const { body: told } = await gives<{ shipment: { event: { code: string }[] } }>(
        200,
        'GET',
        `${ssu}/${number}?lang=${lang}`,
        { as: PRO },
      );
      same(told.shipment.event[0]?.code, 'ET1');
    }
    await gives(404, 'GET', `${ssu}/6A00000000000`, { as: PRO });
    await gives(403, 'GET', `${ssu}/${number}`, { as: SHOPPER });
    await gives(401, 'GET', `${ssu}/${number}`);
  },
};
