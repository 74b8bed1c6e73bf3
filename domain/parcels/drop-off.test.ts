import { expect, test } from 'vitest';
import { faultsOf, saveStep } from '../journey/journey.ts';
import { depositPlacesOf, mayPrintAtDropOff } from './delivery.ts';
import { customsNeeded, theContents, theParcelAnswers, theParcelOptions } from './examples.ts';
import { answersOf, parcelJourney, parcelOf, pricedParcelOf } from './journey.ts';

const options = theParcelOptions();
const declared = theParcelOptions({ customs: customsNeeded });
const journey = parcelJourney(options);
const without = theParcelAnswers({ printing: 'drop-off' });

test('a parcel without a printer is composed, and composed again from what was ordered', () => {
  const parcel = parcelOf(without, options);
  expect(parcel?.printing).toBe('drop-off');
  expect(parcel && answersOf(parcel, options)).toMatchObject({ printing: 'drop-off' });
  expect(parcelOf(theParcelAnswers({ printing: 'self' }), options)?.printing).toBe('self');
});

test.each([
  ['of our own', {}, options, true],
  ['of a carrier whose labels a counter prints', { carrier: 'CHRP' }, options, true],
  ['of another carrier', { carrier: 'LPFR' }, options, false],
  ['of which customs are told', {}, declared, false],
])('a label %s may be printed at the drop-off: %#', (_, over, offered, isOffered) => {
  const answers = { ...without, ...theContents(), ...over };
  expect(mayPrintAtDropOff(answers, offered)).toBe(isOffered);
  const faults = faultsOf(parcelJourney(offered), answers, 'delivery');
  expect(faults).toEqual(isOffered ? {} : { printing: { code: 'not-offered' } });
  expect(pricedParcelOf(answers, offered)?.printing).toBe(isOffered ? 'drop-off' : undefined);
});

test('a parcel without a label is handed in where its label is printed, never in a letterbox', () => {
  expect(depositPlacesOf(without, options).map(({ place }) => place)).toEqual(['post-office', 'pickup-point']);
  expect(depositPlacesOf(theParcelAnswers(), options)).toBe(options.depositPlaces);
  const inLetterbox = { ...without, depositPlace: 'letterbox' };
  expect(faultsOf(journey, inLetterbox, 'summary')).toEqual({ depositPlace: { code: 'place-without-printer' } });
  expect(parcelOf(inLetterbox, options)).toBeNull();
});

test('another destination asks again who prints the label', () => {
  const typed = { origin: 'FR', destination: 'RE', postalCode: '97400', weight: '0,92', format: 'standard' };
  const { answers, dropped } = saveStep(journey, without, { step: 'item', typed });
  expect(answers).not.toHaveProperty('printing');
  expect(dropped).toContain('printing');
});
