import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { type Promised, pactWith } from '#adapters/testing/pact.ts';

const { boolean, eachLike, integer, number, regex, string } = Matchers;
const pact = pactWith('points-of-sale');
const given = { 'the catalogue': {} };
const lyon = { address: '12 rue de la République', postalCode: '69002', city: 'Lyon', country: 'FR', count: 20 };
const search = {
  address: lyon.address,
  postalCode: lyon.postalCode,
  town: lyon.city,
  countryIsoCode: 'FR',
  radius: '15000',
  pageSize: '20',
};
const hour = (formattedHour: string) => ({ formattedHour: regex('^[0-2][0-9]:[0-5][0-9]$', formattedHour) });

test('points of sale are found near an address, with what they sell and their hours', async () => {
  const promised: Promised = {
    to: 'points of sale near an address',
    given,
    call: 'GET /pointsOfSale',
    query: search,
    answers: {
      isPlaceKnown: true,
      pointsOfSale: eachLike({
        name: string('69382-1'),
        displayName: string('Bureau de poste Lyon'),
        distanceKm: number(0.4),
        geoPoint: { latitude: number(45.7565), longitude: number(4.8352) },
        address: { line1: string('12 rue de la République'), postalCode: string('69002'), town: string('Lyon') },
        openingHours: {
          weekDayOpeningList: MatchersV3.arrayContaining({
            weekDay: 'lundi',
            closed: boolean(false),
            openingTime: hour('08:30'),
            closingTime: hour('18:30'),
          }),
        },
        features: eachLike('PARCEL_DEPOSIT'),
      }),
      pagination: { currentPage: 0, pageSize: 20, totalPages: integer(1), totalResults: integer(1) },
    },
  };
  expect(await pact([promised], ({ pointsOfSale }) => pointsOfSale.near(lyon))).toMatchObject({
    kind: 'found',
    points: [{ id: '69382-1', distance: 0.4, place: { latitude: 45.7565, longitude: 4.8352 }, sells: ['parcels'] }],
  });
});

test('a place that nobody knows is unknown', async () => {
  const promised: Promised = {
    to: 'points of sale near an unknown place',
    given,
    call: 'GET /pointsOfSale',
    query: { ...search, address: '1 rue', postalCode: '99999', town: 'Nulle-Part' },
    answers: {
      isPlaceKnown: false,
      pointsOfSale: [],
      pagination: { currentPage: 0, pageSize: 20, totalPages: 0, totalResults: 0 },
    },
  };
  const nowhere = { ...lyon, address: '1 rue', postalCode: '99999', city: 'Nulle-Part' };
  expect(await pact([promised], ({ pointsOfSale }) => pointsOfSale.near(nowhere))).toEqual({ kind: 'unknown-place' });
});
