import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAddress } from '../address/examples.ts';
import type { Answers } from '../journey/journey.ts';
import { pointOf, zoneLabelOf } from './delivery.ts';
import { customsNeeded, theContents, theParcelAnswers, theParcelOptions } from './examples.ts';
import { answersOf, parcelOf, pricedParcelOf } from './journey.ts';
import type { ParcelField } from './parcels.ts';
import { fits, senderOf, swapParties, withAddress } from './parties.ts';

const options = theParcelOptions();
const withCustoms = theParcelOptions({ customs: customsNeeded });

test('a parcel is priced as soon as it is described, and by no way that does not take it', () => {
  const { origin, destination, postalCode, weight, format } = theParcelAnswers();
  const described = { origin, destination, postalCode, weight, format } as Answers<ParcelField>;
  expect(pricedParcelOf(described, options)).toEqual({
    origin: 'FR',
    destination: 'FR',
    postalCode: '71000',
    weight: 920,
    format: 'standard',
    size: null,
    quantity: 1,
    carrier: null,
    printing: 'self',
    reference: '',
  });
  expect(pricedParcelOf({ ...described, way: 'point', weight: '25' }, options)).not.toHaveProperty('way');
  expect(pricedParcelOf({ ...described, weight: '' }, options)).toBeNull();
  expect(pricedParcelOf({ ...described, way: 'point' }, options)).toMatchObject({ way: 'point', point: null });
});

test('a parcel is whole when every step is, and its contents are declared only where customs ask', () => {
  expect(parcelOf(theParcelAnswers(), options)).toMatchObject({ weight: 920, way: 'home', declaration: null });
  expect(parcelOf(theParcelAnswers({ hazmat: '' }), options)).toBeNull();
  expect(parcelOf(theParcelAnswers(), withCustoms)).toBeNull();
  expect(parcelOf({ ...theParcelAnswers(), ...theContents() }, options)?.declaration).toBeNull();
  expect(parcelOf({ ...theParcelAnswers(), ...theContents() }, withCustoms)?.declaration).toEqual({
    category: 'gift',
    explanation: '',
    invoice: '',
    licence: '',
    certificate: '',
    importer: '',
    eori: '',
    nonDelivery: 'return',
    articles: [{ description: 'Livre', quantity: 2, weight: 300, value: { cents: 1250 }, hsCode: '', origin: 'FR' }],
  });
});

test('a configured parcel opens its journey again with the same answers', () => {
  const answers = fc.record({
    weight: fc.integer({ min: 2, max: 2000 }).map((tens) => String(tens / 100)),
    format: fc.constantFrom('standard', 'bulky'),
    way: fc.constantFrom('home', 'signature', 'point'),
    cover: fc.constantFrom('INCLUDED', 'R1', 'R2'),
    carrier: fc.constantFrom('POFR', 'CHRP'),
    quantity: fc.integer({ min: 1, max: 20 }).map(String),
    length: fc.integer({ min: 1, max: 50 }).map(String),
    width: fc.integer({ min: 1, max: 50 }).map(String),
    height: fc.integer({ min: 1, max: 50 }).map(String),
    category: fc.constantFrom('gift', 'documents', 'sample'),
    depositDate: fc.constantFrom('2026-11-24', '2026-11-25'),
    value: fc.integer({ min: 1, max: 99_999 }).map((cents) => String(cents / 100)),
    reference: fc.constantFrom('', 'CC-42'),
    nonDelivery: fc.constantFrom('return', 'abandon'),
    importer: fc.constantFrom('', 'CHE-123'),
    eori: fc.constantFrom('', 'FR123456789'),
    hsCode: fc.constantFrom('', '490199'),
    articles: fc.constantFrom('1', '2'),
  });
  fc.assert(
    fc.property(answers, ({ value, hsCode, ...over }) => {
      const told = { 'recipient.email': 'contact@exemple.fr', 'recipient.mobilePhone': '0612345678' };
      const contents = theContents({
        category: over.category,
        'article.1.weight': '0,01',
        'article.1.quantity': '1',
        'article.1.value': value,
        'article.1.hsCode': hsCode,
        'article.2.description': 'Carte',
        'article.2.quantity': '1',
        'article.2.weight': '0,01',
        'article.2.value': '2',
        'article.2.origin': 'CH',
      });
      const all = theParcelAnswers({ pickupPoint: 'FR:69381-1', ...told, ...contents, ...over });
      const parcel = parcelOf(all, withCustoms);
      // The longest side is the length.
      const sides = [over.length, over.width, over.height].map(Number);
      const [length, width, height] = sides.toSorted((one, other) => other - one);
      expect(parcel).toMatchObject({
        carrier: over.carrier,
        quantity: Number(over.quantity),
        size: { length, width, height },
        reference: over.reference,
      });
      if (parcel) expect(parcelOf(answersOf(parcel, withCustoms), withCustoms)).toEqual(parcel);
    }),
  );
});

describe('the two addresses', () => {
  test('change places, with the postal code that is told first', () => {
    const other = swapParties(theParcelAnswers(), options);
    expect(other).toMatchObject({
      postalCode: '69002',
      'sender.codePostal': '71000',
      'sender.companyName': 'Atelier 3M & Fils',
      'recipient.firstName': 'Compte',
      'recipient.email': 'particulier@exemple.fr',
    });
    expect(swapParties(other, options)).toEqual(theParcelAnswers());
  });

  test('two addresses in two territories are not swapped', () => {
    const abroad = theParcelAnswers({ destination: 'BE', postalCode: '1000' });
    expect(swapParties(abroad, options)).toEqual(abroad);
  });

  test('the addresses of a parcel that waits at a point are not exchanged: the recipient has none', () => {
    const waiting = theParcelAnswers({ way: 'point' });
    expect(swapParties(waiting, options)).toEqual(waiting);
    expect(swapParties({ ...waiting, carrier: 'CHRP' }, options)).not.toEqual(waiting);
  });

  test('an address of the book is offered where it fits the parcel', () => {
    const answers = theParcelAnswers();
    const [mine, elsewhere] = [anAddress({ codePostal: '71000' }), anAddress({ codePostal: '97400' })];
    expect(fits(mine, { party: 'sender', answers, options })).toBe(true);
    expect(fits(elsewhere, { party: 'sender', answers, options })).toBe(false);
    expect(fits(mine, { party: 'recipient', answers, options })).toBe(true);
    expect(fits(anAddress({ codePostal: '69002' }), { party: 'recipient', answers, options })).toBe(false);
    const waiting = { ...answers, way: 'point' };
    expect(fits(anAddress({ codePostal: '69002' }), { party: 'recipient', answers: waiting, options })).toBe(true);
    expect(withAddress(answers, { party: 'recipient', address: mine })).toMatchObject({
      'recipient.streetName': mine.streetName,
      'recipient.city': mine.city,
    });
    expect(withAddress(answers, { party: 'recipient', address: mine })['recipient.companyName']).toBeUndefined();
  });

  test('the sender begins as the account’s main address in France, otherwise with its names', () => {
    const holder = { civility: 'mr', firstName: 'Compte', lastName: 'Particulier' } as const;
    const known = senderOf({ ...holder, address: anAddress({ email: '' }) }, 'particulier@exemple.fr');
    expect(known).toMatchObject({
      'sender.email': 'particulier@exemple.fr',
      'sender.codePostal': anAddress().codePostal,
    });
    expect(senderOf({ ...holder, address: anAddress({ country: 'BE' }) }, 'particulier@exemple.fr')).toEqual({
      'sender.civility': 'mr',
      'sender.firstName': 'Compte',
      'sender.lastName': 'Particulier',
      'sender.email': 'particulier@exemple.fr',
    });
  });
});

test.each([
  [{}, 'national'],
  [{ destination: 'BE' }, 'international'],
  [{ destination: 'RE', way: 'eco-om' }, 'eco-om'],
  [{ destination: 'RE', way: 'standard-om' }, 'standard-om'],
  [{ destination: 'RE' }, undefined],
  [{ origin: 'GP', destination: 'GP' }, 'national'],
  [{ origin: 'GP', destination: 'FR', way: 'standard-om' }, 'standard-om'],
] as const)('the zone of %o is %s', (over, zone) => {
  expect(zoneLabelOf(theParcelAnswers(over), options)).toBe(zone);
});

test.each(['FR:69381-1', '69381-1'])(
  'a pick-up point is read by its number, with its country or without: %s',
  (text) => {
    expect(pointOf(theParcelAnswers({ pickupPoint: text }))).toEqual({ country: 'FR', id: '69381-1' });
  },
);
