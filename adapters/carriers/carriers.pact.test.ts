import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { isoDay, isoMoment, type Promised, pactWith, price } from '#adapters/testing/pact.ts';
import { aShipment } from '#domain/carriers/examples.ts';

const { boolean, eachLike, like, regex, string } = Matchers;
const pact = pactWith('carriers');

const today = '2026-11-23';
const visitor = '/users/anonymous/carriers' as const;
const given = { 'a day': { today } };
const sent = {
  type: 'PARCEL',
  origin: 'FR',
  originPostalCode: '69002',
  destination: 'FR',
  destinationPostalCode: '29200',
  weight: 1200,
};
const dimensions = { length: 300, width: 200, height: 25 };
const shipment = aShipment({ dimensions: null });

/** What the shop begins a parcel with. */
const parcel = {
  carrierCode: string('CHRP'),
  delivery: 'HOME',
  cover: string('INCLUDED'),
  origin: string('FR'),
  originPostalCode: string('69002'),
  destination: string('FR'),
  postalCode: string('29200'),
  weight: like(1200),
  format: 'STANDARD',
};
const totals = { totalPriceWithTax: price(23), totalPriceWithoutTax: price(23) };

test('the options of a comparison are public', async () => {
  const promised: Promised = {
    to: 'who is asked in a comparison, and about what',
    given,
    call: `GET ${visitor}/options`,
    answers: {
      validFrom: isoDay('2026-01-01'),
      carriers: eachLike(string('POFR')),
      firstPrice: price(2.02),
      firstPriceWithoutTax: price(2.02),
      types: eachLike(string('PARCEL')),
      origins: eachLike({ code: string('FR'), name: string('France métropolitaine') }),
      destinations: eachLike({ code: string('FR'), name: string('France métropolitaine') }),
      contents: eachLike(string('GIFT')),
    },
  };
  const options = await pact([promised], ({ carriers }) => carriers.options());
  expect(options.carriers).toEqual(['POFR']);
  expect(options.firstPrice).toEqual({ ttc: { cents: 202 }, ht: { cents: 202 } });
});

describe('a carrier', () => {
  test('a carrier that accepts the shipment makes offers', async () => {
    const promised: Promised = {
      to: 'the offers of a carrier',
      given,
      call: `POST ${visitor}/CHRP/offers`,
      sends: sent,
      answers: {
        offers: eachLike({
          quoteId: string('offre-1'),
          expiresAt: isoMoment('2026-11-23T09:30:00.000Z'),
          carrierCode: string('CHRP'),
          delivery: regex('^(HOME|PICKUP_POINT)$', 'HOME'),
          ...totals,
          depositDate: isoDay('2026-11-23'),
          latestDate: isoDay('2026-11-24'),
          guaranteed: boolean(true),
          compensation: price(250),
          dropOff: { kind: string('POST_OFFICE') },
          printerRequired: boolean(true),
          tracked: boolean(true),
          signature: boolean(true),
          homePickUp: boolean(true),
          carbonDioxide: { kilograms: like(0.96), method: string('Selon la norme ISO 14083.') },
          provisional: boolean(false),
          conditions: eachLike(string('Le poids réel compte.')),
          fees: eachLike({ name: string('Si le poids réel dépasse le poids déclaré'), amount: price(5) }),
        }),
        exclusions: [],
      },
    };
    const answer = await pact([promised], ({ carriers }) => carriers.offersOf('CHRP', shipment, false));
    expect(answer).toMatchObject({ offers: [{ way: 'home', isGuaranteed: true }], exclusions: [] });
  });

  test('a carrier that excludes the shipment names the rule and the excess', async () => {
    const promised: Promised = {
      to: 'the offers of a carrier that the shipment does not fit',
      given,
      call: `POST ${visitor}/LPFR/offers`,
      sends: { ...sent, dimensions: { ...dimensions, height: 50 } },
      answers: { offers: [], exclusions: [{ rule: 'tooThick', limit: 30, excess: 20 }] },
    };
    const thick = aShipment({ dimensions: { ...dimensions, height: 50 } });
    expect(await pact([promised], ({ carriers }) => carriers.offersOf('LPFR', thick, false))).toEqual({
      offers: [],
      exclusions: [{ rule: 'too-thick', limit: 30, excess: 20 }],
    });
  });
});

describe('a choice', () => {
  const choice = `POST ${visitor}/quotes/offre-1/choices` as const;

  test('a valid offer that is chosen begins a parcel', async () => {
    const promised: Promised = {
      to: 'the choice of an offer',
      given: { ...given, 'an offer of a carrier': { quote: 'offre-1' } },
      call: choice,
      answers: { quoteId: string('offre-1'), expired: false, ...totals, parcel },
    };
    const chosen = await pact([promised], ({ carriers }) => carriers.choose('offre-1'));
    expect(chosen).toMatchObject({ kind: 'chosen', parcel: { way: 'home', carrier: 'CHRP' } });
  });

  test('an expired offer that is chosen has its old price and its new price', async () => {
    const promised: Promised = {
      to: 'the choice of an offer that is over',
      given: { ...given, 'an offer of a carrier': { quote: 'offre-1', over: 'yes' } },
      call: choice,
      answers: {
        quoteId: string('offre-2'),
        expired: true,
        previousPriceWithTax: price(22),
        previousPriceWithoutTax: price(22),
        ...totals,
        parcel,
      },
    };
    const chosen = await pact([promised], ({ carriers }) => carriers.choose('offre-1'));
    expect(chosen).toMatchObject({ kind: 'renewed', id: 'offre-2', before: { ttc: { cents: 2200 } } });
  });
});
