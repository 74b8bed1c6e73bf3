import { expect, test } from 'vitest';
import { type Answers, saveStep } from '../journey/journey.ts';
import { firstIncomplete } from '../journey/steps.ts';
import { theParcelAnswers, theParcelOptions } from '../parcels/examples.ts';
import { parcelJourney, pricedParcelOf } from '../parcels/journey.ts';
import type { ParcelField } from '../parcels/parcels.ts';
import { euros } from '../shared/money.ts';
import type { ChosenParcel } from './carriers.ts';
import { aChosenParcel, theCarrierAnswers } from './examples.ts';
import { prefillParcel } from './prefill-parcel.ts';

const options = theParcelOptions();
const noSides = theCarrierAnswers({ length: '', width: '', height: '' });
const begun = (chosen: Partial<ChosenParcel> = {}, kept: Answers<ParcelField> = {}, shipment = noSides) =>
  prefillParcel(aChosenParcel(chosen), { composed: kept, shipment }, options);

test('a chosen offer leaves nothing to tell again: the parcel goes on at the addresses', () => {
  const { answers, dropped } = begun();
  expect(firstIncomplete(parcelJourney(options), answers)).toBe('addresses');
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

test.each([
  ['chosen among those that need no printer', { hasNoPrinter: true }, ['drop-off', false]],
  ['chosen among all of them', {}, [undefined, false]],
  ['for a parcel that had none before', { over: { printing: 'drop-off' } }, ['drop-off', false]],
  ['of a carrier whose labels nobody prints', { over: { printing: 'drop-off' }, carrier: 'LPFR' }, [undefined, true]],
] as [string, { hasNoPrinter?: boolean; over?: Answers<ParcelField>; carrier?: string }, unknown[]][])(
  'an offer %s begins a parcel with the label that it promised, or says that it has none',
  (_, { hasNoPrinter = false, over, carrier = 'CHRP' }, expected) => {
    const kept = over ? theParcelAnswers(over) : {};
    const begun = prefillParcel(
      aChosenParcel({ carrier }),
      { composed: kept, shipment: noSides, hasNoPrinter },
      options,
    );
    expect([begun.answers.printing, begun.dropped.includes('printing')]).toEqual(expected);
  },
);

test('a parcel from an offer has the other described facts at its fields', () => {
  const told = { fromCompany: true, toCompany: true, contents: 'gift', value: euros(40.5) } as const;
  expect(begun(told).answers).toMatchObject({
    'sender.codePostal': '69002',
    'sender.isCompany': 'yes',
    'recipient.isCompany': 'yes',
    category: 'gift',
    'article.1.value': '40,5',
  });
});

test.each([
  ['the size that the comparison was told of', 'bulky', {}, { length: '120', width: '20', height: '2,5' }],
  ['the one that was composed before where it was told of none', 'standard', { length: '40' }, { length: '40' }],
  ['and how many there are', 'standard', { quantity: '3' }, { quantity: '3' }],
] as const)('a parcel begins with %s', (_, format, over, expected) => {
  const kept = theParcelAnswers({ ...('length' in over && { width: '20', height: '10' }), ...over });
  const told = format === 'bulky' ? theCarrierAnswers({ type: 'bulky', length: '120' }) : noSides;
  const { answers } = begun({ format }, kept, told);
  expect(answers).toMatchObject({ format, ...expected });
  expect(pricedParcelOf(answers, options)).not.toBeNull();
});

test('a size that the chosen format does not allow was another parcel’s, and does not stay', () => {
  const { answers } = begun({ format: 'standard' }, theParcelAnswers({ length: '120', width: '20', height: '10' }));
  expect(answers).not.toHaveProperty('length');
  expect(firstIncomplete(parcelJourney(options), answers)).toBe('addresses');
});

test('a parcel to a pickup point from an offer lacks the point alone', () => {
  const { answers } = begun({ way: 'point', carrier: 'POFR' });
  expect(firstIncomplete(parcelJourney(options), answers)).toBe('delivery');
});

test('a parcel that was composed before keeps its addresses where they fit, and what goes is named', () => {
  const kept = theParcelAnswers();
  const there = begun({ postalCode: '71000' }, kept);
  expect(there.answers).toMatchObject({ 'recipient.streetName': '4 rue du Port', 'recipient.city': 'Mâcon' });
  expect(there.dropped).toEqual([]);
  const elsewhere = begun({ postalCode: '29200' }, kept);
  expect(elsewhere.dropped).toEqual(['recipient.city']);
  expect(elsewhere.answers['recipient.city']).toBeUndefined();
  expect(elsewhere.answers['sender.streetName']).toBe('12 rue de la République');
});

test.each([
  { destination: 'GP', postalCode: '97110' },
  { postalCode: '75001' },
  { weight: '7,3' },
  { format: 'bulky' },
])('the carrier of an offer does not stay with another parcel that begins at the first screen: %o', (other) => {
  const { answers } = begun();
  expect(answers.carrier).toBe('CHRP');
  const same = saveStep(parcelJourney(options), answers, { step: 'item', typed: answers });
  expect(same.answers.carrier).toBe('CHRP');
  const typed = { ...answers, ...other };
  const elsewhere = saveStep(parcelJourney(options), answers, { step: 'item', typed });
  expect(elsewhere.answers).not.toHaveProperty('carrier');
  expect(elsewhere.dropped).toContain('carrier');
});
