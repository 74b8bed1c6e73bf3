import type { components } from '#contracts/generated/returns.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { bookReturnCode } from '#mocks/returns/book-returns.ts';
import type { Exercises } from './exercise.ts';

type Wire = components['schemas'];

const me = { as: SHOPPER };
const path = '/users/current/orderReturns';
const of = (name: string) => `CMD-26-${name}`;

export const returnsExercises: Exercises = {
  'a return is asked for once however often, has no label before it is accepted, and is cancelled once': async ({
    gives,
    same,
  }) => {
    const orderCode = of('RETOUR-POSSIBLE');
    const items = `/users/current/orders/${orderCode}/consignments/${orderCode}-A/returnableItems`;
    const before = await gives<Wire['ReturnableItems']>(200, 'GET', items, me);
    same(before.body.entries[0]?.returnableQuantity, 1);
    const returnRequestEntryInputs = [{ orderEntryNumber: 0, quantity: 1, reasonCode: 'CHANGED_MIND' }];
    const body = {
      orderCode,
      consignmentCode: `${orderCode}-A`,
      methodCode: 'RETURN_METHOD_BY_MAIL',
      comment: 'Trop grand.',
      returnRequestEntryInputs,
    };
    const ask = () => gives<Wire['ReturnRequest']>(201, 'POST', path, { ...me, key: 'r', body });
    const [first, again] = [await ask(), await ask()];
    same(again.body.code, first.body.code);
    await gives(409, 'POST', path, { ...me, key: 'r', body: { ...body, comment: 'Autre.' } });
    same((await gives(400, 'POST', path, { ...me, key: 's', body })).reason, 'ALREADY_RETURNED');
    await gives(400, 'POST', path, { ...me, body: { ...body, returnRequestEntryInputs: [] } });
    await gives(400, 'POST', path, { ...me, body: { ...body, methodCode: 'X' } });
    await gives(404, 'POST', path, { ...me, body: { ...body, orderCode: 'CMD-0' } });
    const after = await gives<Wire['ReturnableItems']>(200, 'GET', `${items}?lang=en`, me);
    same(after.body.entries[0]?.reason, 'ALREADY_RETURNED');

    const one = `${path}/${first.body.code}`;
    await gives(400, 'GET', `${one}/label`, me);
    await gives(400, 'PATCH', one, { ...me, body: { status: 'X' } });
    for (const _ of ['once', 'again'])
      same(
        (await gives<Wire['ReturnRequest']>(200, 'PATCH', one, { ...me, body: { status: 'CANCELLING' } })).body.status,
        'CANCELED',
      );
    await gives(404, 'GET', one, { as: PRO });
    await gives(404, 'PATCH', one, { as: PRO, body: { status: 'CANCELLING' } });
  },

  'every return of the book is read by its owner alone, and only the accepted one has a label': async ({
    gives,
    same,
  }) => {
    const statuses: string[] = [];
    for (let place = 0; place < 7; place += 1) {
      const one = `${path}/${bookReturnCode(place, false)}`;
      const { body } = await gives<Wire['ReturnRequest']>(200, 'GET', one, me);
      statuses.push(body.status);
      await gives(200, 'GET', `${path}?orderCode=${body.order.code}&lang=en`, me);
      await gives(404, 'GET', one, { as: PRO });
      await gives(body.labelAvailable ? 200 : 400, 'GET', `${one}/label`, me);
      if (!body.cancellable && body.status !== 'CANCELED')
        await gives(409, 'PATCH', one, { ...me, body: { status: 'CANCELLING' } });
    }
    same(statuses, ['WAITING_ACCEPTANCE', 'IN_PROGRESS', 'REFUSED', 'RECEIVED', 'NO_RECEPTION', 'CLOSED', 'CANCELED']);
    await gives(404, 'GET', `${path}?orderCode=CMD-0`, me);
    await gives(404, 'GET', `${path}/00000000-0000-4000-8000-999999999999/label`, me);
    await gives(404, 'GET', '/users/current/orders/CMD-0/consignments/A/returnableItems', me);
    await gives(
      200,
      'GET',
      `/users/current/orders/${of('VENDEUR-CLOS')}/consignments/${of('VENDEUR-CLOS')}-A/returnableItems`,
      me,
    );
  },
};
