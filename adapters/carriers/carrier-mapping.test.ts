import { describe, expect, test } from 'vitest';
import type { CarrierChoice, CarrierOffer } from '#adapters/generated/carriers/types.gen.ts';
import { aShipment } from '#domain/carriers/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { fromShipment, toAnswer, toChosen } from './carrier-mapping.ts';

const eur = (value: number) => ({ currencyIso: 'EUR' as const, value });

describe('a shipment is asked about', () => {
  const bare = {
    type: 'PARCEL',
    origin: 'FR',
    originPostalCode: '69002',
    destination: 'FR',
    destinationPostalCode: '29200',
    weight: 1200,
  };

  test('a shipment is sent to the carriers with the described facts and nothing else', () => {
    expect(fromShipment(aShipment({ dimensions: null }))).toEqual(bare);
    const told = { value: euros(40.5), contents: 'sale', fromCompany: true } as const;
    expect(fromShipment(aShipment({ type: 'letter', ...told }))).toEqual({
      ...bare,
      type: 'LETTER',
      dimensions: { length: 300, width: 200, height: 25 },
      value: eur(40.5),
      contents: 'SALE',
      professionalSender: true,
    });
    expect(fromShipment(aShipment({ dimensions: null, toCompany: true }))).toEqual({
      ...bare,
      professionalRecipient: true,
    });
  });
});

const offer: CarrierOffer = {
  quoteId: 'offre-1',
  expiresAt: '2026-11-23T10:30:00.000Z',
  carrierCode: 'POFR',
  delivery: 'HOME',
  totalPriceWithTax: eur(11.69),
  totalPriceWithoutTax: eur(9.74),
  latestDate: '2026-11-25',
  guaranteed: false,
  compensation: eur(46),
  dropOff: { kind: 'POST_OFFICE' },
  printerRequired: true,
  tracked: true,
  signature: false,
  homePickUp: true,
  carbonDioxide: { kilograms: 0.46, method: 'ISO 14083' },
  provisional: false,
  conditions: [],
  fees: [],
};

test('an offer whose delivery cannot be composed here is not shown', () => {
  const offers = ['SIGNATURE', 'DRONE', 'constructor', 'PICKUP_POINT'].map((delivery) => ({ ...offer, delivery }));
  expect(toAnswer({ offers, exclusions: [] }).offers.map(({ way }) => way)).toEqual(['signature', 'point']);
});

test.each([
  ['LETTERBOX', 'letterbox'],
  ['POST_OFFICE', 'post-office'],
  ['PICKUP_POINT', 'pickup-point'],
  ['constructor', 'other'],
])('the drop-off kind « %s » is read as %s', (kind, read) => {
  const answer = toAnswer({ offers: [{ ...offer, dropOff: { kind } }], exclusions: [] });
  expect(answer.offers[0]?.dropOff).toEqual({ kind: read, name: null, metres: null });
});

test.each([
  ['tooHeavy', 'too-heavy'],
  ['tooLong', 'too-long'],
  ['tooThick', 'too-thick'],
  ['tooLarge', 'too-large'],
  ['dimensionsNeeded', 'dimensions-needed'],
  ['destinationNotServed', 'destination-not-served'],
  ['destinationSuspended', 'destination-suspended'],
  ['originNotServed', 'origin-not-served'],
  ['professionalsOnly', 'professionals-only'],
  ['constructor', 'other'],
])('a carrier that is left out for « %s » is left out as %s', (rule, read) => {
  const exclusions = [
    { carrierCode: 'POFR', rule },
    { carrierCode: 'POFR', rule, limit: 30, excess: 2 },
  ];
  expect(toAnswer({ offers: [], exclusions }).exclusions).toEqual([
    { rule: read, limit: null, excess: null },
    { rule: read, limit: 30, excess: 2 },
  ]);
});

describe('an offer that is chosen', () => {
  const choice: CarrierChoice = {
    quoteId: 'offre-2',
    expired: false,
    totalPriceWithTax: eur(11.93),
    totalPriceWithoutTax: eur(9.94),
    parcel: {
      carrierCode: 'POFR',
      delivery: 'HOME',
      cover: 'INCLUDED',
      origin: 'GP',
      originPostalCode: '97100',
      destination: 'FR',
      postalCode: '29200',
      weight: 1200,
      format: 'BULKY',
    },
  };

  test('a chosen offer begins a parcel, without an invented fact', () => {
    expect(toChosen(choice)).toEqual({
      kind: 'chosen',
      parcel: {
        carrier: 'POFR',
        way: 'home',
        cover: 'INCLUDED',
        format: 'bulky',
        origin: 'GP',
        originPostalCode: '97100',
        destination: 'FR',
        postalCode: '29200',
        weight: 1200,
        value: null,
        contents: null,
        fromCompany: false,
        toCompany: false,
      },
    });
  });

  test.each([{ delivery: 'DRONE' }, { format: 'ROUND' }])(
    'a chosen offer with an unknown word begins no parcel: %j',
    (over) => {
      expect(toChosen({ ...choice, parcel: { ...choice.parcel, ...over } })).toBeNull();
    },
  );

  test('a chosen offer begins a parcel without contents of an unknown kind', () => {
    const chosen = toChosen({ ...choice, parcel: { ...choice.parcel, contents: 'constructor' } });
    expect(chosen).toMatchObject({ kind: 'chosen', parcel: { contents: null } });
  });

  test('an expired offer has its former price only where both of its amounts are known', () => {
    const [previousPriceWithTax, previousPriceWithoutTax] = [eur(11.69), eur(9.74)];
    const before = (prices: object) => toChosen({ ...choice, expired: true, ...prices });
    expect(before({ previousPriceWithTax, previousPriceWithoutTax })).toMatchObject({
      kind: 'renewed',
      id: 'offre-2',
      before: { ttc: euros(11.69), ht: euros(9.74) },
      now: { ttc: euros(11.93), ht: euros(9.94) },
    });
    for (const one of [{ previousPriceWithTax }, { previousPriceWithoutTax }, {}])
      expect(before(one)).toMatchObject({ kind: 'renewed', before: null });
  });
});
