import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';

const me = { as: SHOPPER };
const lists = '/users/current/deposit-lists';
const free = '/users/current/depositable-labels';

interface Free {
  labels: { trackingId: string; orderCode: string }[];
  depositDates: string[];
}
interface List {
  number: string;
  status: string;
  labels: { trackingId: string }[];
}

export const depositListExercises: Exercises = {
  'a shopper puts the labels of several orders on one deposit list, and cancels it': async ({ gives, same }) => {
    const { body } = await gives<Free>(200, 'GET', `${free}?lang=en`, me);
    const [date] = body.depositDates;
    const trackingIds = body.labels.slice(0, 3).map(({ trackingId }) => trackingId);
    const made = await gives<List>(201, 'POST', lists, { ...me, body: { depositDate: date, trackingIds } });
    same(
      made.body.labels.map(({ trackingId }) => trackingId),
      trackingIds,
    );
    const again = await gives<List>(201, 'POST', lists, { ...me, body: { depositDate: date, trackingIds } });
    same(again.body, made.body);
    const left = await gives<Free>(200, 'GET', free, me);
    same(left.body.labels.length, body.labels.length - 3);
    const one = `${lists}/${made.body.number}`;
    await gives(400, 'POST', lists, { ...me, body: { depositDate: date, trackingIds: trackingIds.slice(1) } });
    await gives(400, 'POST', lists, { ...me, body: { depositDate: '2020-01-01', trackingIds } });
    await gives(400, 'POST', lists, { ...me, body: { depositDate: date, trackingIds: [] } });
    for (const lang of ['fr', 'en']) await gives(200, 'GET', `${one}/file?lang=${lang}`, me);
    await gives(200, 'GET', one, me);
    await gives(404, 'GET', one, { as: PRO });
    await gives(404, 'GET', `${one}/file`, { as: PRO });
    await gives(404, 'PATCH', one, { as: PRO, body: { status: 'CANCELLED' } });
    for (const _ of [1, 2]) {
      const cancelled = await gives<List>(200, 'PATCH', one, { ...me, body: { status: 'CANCELLED' } });
      same(cancelled.body.status, 'CANCELLED');
    }
    await gives(400, 'GET', `${one}/file`, me);
    const freed = await gives<Free>(200, 'GET', free, me);
    same(freed.body.labels.length, body.labels.length);
    const all = await gives<{ depositLists: List[] }>(200, 'GET', lists, me);
    same(all.body.depositLists.map(({ number, status }) => [number, status]).slice(0, 1), [
      [made.body.number, 'CANCELLED'],
    ]);
  },
};
