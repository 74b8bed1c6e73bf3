import { expect, test } from 'vitest';
import type { components } from '#contracts/generated/forwarding.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { home } from '../records/shoppers.ts';
import { dayOf, hours, lastDayOfMonths, numericDay } from '../shared/calendar/clock.ts';
import { offers } from '../tariffs/forwarding.ts';

type Wire = components['schemas'];

const brest = { ...home, line1: '3 rue de Siam', postalCode: '29200', town: 'Brest' };
const geneva = { ...home, line1: '3 rue de Lausanne', postalCode: '1201', town: 'Genève', country: { isocode: 'CH' } };
const from = `${home.line1}, ${home.postalCode} ${home.town}`;
const [start, end] = [dayIn(30), dayIn(50)];

test.each([
  ['temporary-national-1', brest, ['Vers', '29200 Brest']],
  ['temporary-international-1', geneva, ['Vers', '1201 Genève, Suisse']],
  ['keeping-2', undefined, ['Courrier gardé', from]],
])('a cart says of %s where its mail is and its first and last day', async (offerCode, addressTo, place) => {
  const { call } = newBackend();
  const body = {
    offerCode,
    activation: 'POST_OFFICE',
    startDate: start,
    endDate: end,
    addressFrom: home,
    ...(addressTo && { addressTo }),
    beneficiaries: ['Compte Particulier'],
  };
  const path = '/users/anonymous/forwarding';
  const { quoteId } = (await call<Wire['ForwardingQuote']>('POST', `${path}/quotes`, { body })).body;
  const sold = { ...body, quoteId };
  const kept = await call<Wire['ForwardingConfiguration']>('POST', `${path}/configurations`, { body: sold });
  const { configurationId, productCode: code } = kept.body;
  const { guid } = (await call('POST', '/users/anonymous/carts')).body;
  const entry = { product: { code }, quantity: 1, configurationId };
  await call('POST', `/users/anonymous/carts/${guid}/entries`, { body: entry });
  const { entries } = (await call('GET', `/users/anonymous/carts/${guid}?lang=fr`)).body;
  const infos = entries[0]?.configurationInfos?.map((info) => [info.configurationLabel, info.configurationValue]);
  expect(infos?.slice(1)).toEqual([place, ['Premier jour', numericDay(start)], ['Dernier jour', numericDay(end)]]);
});

function dayIn(days: number): string {
  return dayOf(Date.now() + hours(24 * days));
}

test.each([
  ['temporary-national-1', 1],
  ['temporary-national-6', 6],
  ['temporary-national-12', 12],
  ['restante-1', 1],
  ['keeping-2', 2],
])('the longest %s lasts %i whole months, whenever it begins', (code, months) => {
  const longest = Math.max(
    ...Array.from({ length: 4 * 366 }, (_, at) => {
      const first = dayOf(Date.parse('2026-01-01T12:00:00Z') + hours(24 * at));
      return (Date.parse(lastDayOfMonths(first, months)) - Date.parse(first)) / hours(24) + 1;
    }),
  );
  expect(offers[code]?.maxDays).toBe(longest);
});
