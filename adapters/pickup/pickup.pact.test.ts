import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { type Promised, pactWith } from '#adapters/testing/pact.ts';

const { boolean, eachLike, integer, number, regex, string } = Matchers;
const pact = pactWith('pickup');
const given = { 'the catalogue': {} };
const lyon = { address: '12 rue de la République', postalCode: '69002', city: 'Lyon', country: 'FR', count: 20 };
const search = {
  address: lyon.address,
  postalCode: lyon.postalCode,
  town: lyon.city,
  countryIsoCode: 'FR',
  radius: '30000',
  fields: 'FULL',
  pageSize: '20',
};
const hour = (formattedHour: string) => ({ formattedHour: regex('^[0-2][0-9]:[0-5][0-9]$', formattedHour) });

test('pickup points are found near an address, with their hours', async () => {
  const promised: Promised = {
    to: 'pickup points near an address',
    given,
    call: 'GET /stores',
    query: search,
    answers: {
      stores: eachLike({
        name: string('69382-1'),
        displayName: string('Bureau de poste Lyon'),
        distanceKm: number(0.4),
        geoPoint: { latitude: number(45.75), longitude: number(4.83) },
        address: {
          line1: string('12 rue de la République'),
          postalCode: string('69002'),
          town: string('Lyon'),
          country: { isocode: 'FR' },
        },
        openingHours: {
          weekDayOpeningList: MatchersV3.arrayContaining({
            weekDay: 'lundi',
            closed: boolean(false),
            openingTime: hour('08:30'),
            closingTime: hour('18:30'),
          }),
        },
        pickupStatus: string('OPEN'),
      }),
      pagination: { currentPage: 0, pageSize: 20, totalPages: integer(1), totalResults: integer(1) },
    },
  };
  const { points } = await pact([promised], ({ pickupPoints }) => pickupPoints.near(lyon));
  expect(points).toMatchObject([
    { id: '69382-1', distance: 0.4, hours: { week: [[{ opens: '08:30', closes: '18:30' }], [], [], [], [], [], []] } },
  ]);
});

test('a search where no pickup point exists finds nothing', async () => {
  const promised: Promised = {
    to: 'pickup points where there are none',
    given,
    call: 'GET /stores',
    query: { ...search, address: '1 rue', postalCode: '99999', town: 'Nulle-Part' },
    answers: { stores: [], pagination: { currentPage: 0, pageSize: 20, totalPages: 0, totalResults: 0 } },
  };
  const nowhere = { ...lyon, address: '1 rue', postalCode: '99999', city: 'Nulle-Part' };
  expect(await pact([promised], ({ pickupPoints }) => pickupPoints.near(nowhere))).toEqual({ points: [], total: 0 });
});
