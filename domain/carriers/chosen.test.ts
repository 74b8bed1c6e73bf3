import { expect, test } from 'vitest';
import { firstIncomplete } from '../journey/steps.ts';
import { pricedParcelOf } from '../parcels/composing.ts';
import { theParcelAnswers, theParcelOptions } from '../parcels/examples.ts';
import { parcelJourney } from '../parcels/journey.ts';
import { euros } from '../shared/money.ts';
import { prefilled } from './chosen.ts';
import { aChosenParcel } from './examples.ts';

const options = theParcelOptions();

test('a chosen offer leaves nothing to tell again: the parcel goes on at the addresses', () => {
  const { answers, dropped } = prefilled(aChosenParcel(), {}, options);
  expect(firstIncomplete(parcelJourney(options), answers)).toBe('adresses');
  expect(dropped).toEqual([]);
  expect(pricedParcelOf(answers, options)).toMatchObject({
    carrier: 'CHRP',
    way: 'home',
    cover: 'INCLUDED',
    postalCode: '29200',
    weight: 1200,
    format: 'standard',
  });
});

test('what else was told is there where the parcel asks for it', () => {
  const told = { fromCompany: true, toCompany: true, contents: 'gift', value: euros(40.5) } as const;
  expect(prefilled(aChosenParcel(told), {}, options).answers).toMatchObject({
    'sender.codePostal': '69002',
    'sender.isCompany': 'yes',
    'recipient.isCompany': 'yes',
    category: 'gift',
    'article.1.value': '40,5',
  });
});

test('to a point, the point is all that the delivery lacks', () => {
  const { answers } = prefilled(aChosenParcel({ way: 'point', carrier: 'POFR' }), {}, options);
  expect(firstIncomplete(parcelJourney(options), answers)).toBe('livraison');
});

test('a parcel that was composed before keeps its addresses where they fit, and what goes is named', () => {
  const kept = theParcelAnswers();
  const there = prefilled(aChosenParcel({ postalCode: '71000' }), kept, options);
  expect(there.answers).toMatchObject({ 'recipient.streetName': '4 rue du Port', 'recipient.city': 'Mâcon' });
  expect(there.dropped).toEqual([]);
  const elsewhere = prefilled(aChosenParcel({ postalCode: '29200' }), kept, options);
  expect(elsewhere.dropped).toEqual(['recipient.city']);
  expect(elsewhere.answers['recipient.city']).toBeUndefined();
  expect(elsewhere.answers['sender.streetName']).toBe('12 rue de la République');
});

test('the carrier of an offer does not stay when the parcel goes elsewhere', () => {
  const { answers } = prefilled(aChosenParcel(), {}, options);
  const again = prefilled(
    aChosenParcel({ carrier: 'POFR', destination: 'GP', postalCode: '97110', way: 'eco-om' }),
    answers,
    options,
  );
  expect(again.answers).toMatchObject({ carrier: 'POFR', way: 'eco-om' });
});
