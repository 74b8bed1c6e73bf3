import { describe, expect, test } from 'vitest';
import type { Answers } from '../journey/journey.ts';
import { firstIncomplete } from '../journey/steps.ts';
import { euros } from '../shared/money.ts';
import type { CarrierField } from './carriers.ts';
import { aShipment, theCarrierAnswers, theCarrierOptions } from './examples.ts';
import { carrierJourney } from './journey.ts';

const journey = carrierJourney(theCarrierOptions());
const faultsWith = (over: Answers<CarrierField>) => journey.read(theCarrierAnswers(over)).faults;
const shipmentWith = (over: Answers<CarrierField>) => journey.valuesOf(theCarrierAnswers(over));

describe('what is asked of a shipment', () => {
  test('a shipment requires its kind, both places and its weight, and nothing else', () => {
    expect(journey.read({}).faults).toEqual({
      type: { code: 'required' },
      origin: { code: 'required' },
      originPostalCode: { code: 'required' },
      destination: { code: 'required' },
      postalCode: { code: 'required' },
      weight: { code: 'required' },
    });
    const bare = { length: '', width: '', height: '' };
    expect(faultsWith(bare)).toEqual({});
    expect(shipmentWith(bare)).toMatchObject({ dimensions: null, value: null, contents: null });
  });

  test('a shipment weighs at most a tonne', () => expect(faultsWith({ weight: '1000' })).toEqual({}));

  test.each<[Answers<CarrierField>, object]>([
    [{ type: 'boat' }, { type: { code: 'not-offered' } }],
    [{ origin: 'BE' }, { origin: { code: 'not-offered' } }],
    [{ destination: 'XX' }, { destination: { code: 'not-offered' } }],
    [{ contents: 'gold' }, { contents: { code: 'not-offered' } }],
    [{ originPostalCode: '6900' }, { originPostalCode: { code: 'postal-code-fr' } }],
    [{ originPostalCode: '97110' }, { originPostalCode: { code: 'postal-code-elsewhere' } }],
    [{ destination: 'GP', postalCode: '29200' }, { postalCode: { code: 'postal-code-elsewhere' } }],
    [{ destination: 'BE', postalCode: '?' }, { postalCode: { code: 'postal-code-international' } }],
    [{ weight: '1000,01' }, { weight: { code: 'too-heavy', most: 1_000_000 } }],
    [{ weight: 'lourd' }, { weight: { code: 'weight' } }],
    [{ weight: '1,234' }, { weight: { code: 'weight' } }],
    [{ height: '0' }, { height: { code: 'height' } }],
    [{ height: '2,55' }, { height: { code: 'height' } }],
    [{ width: '' }, { width: { code: 'dimension-missing' } }],
    [
      { length: ' ', width: '' },
      { length: { code: 'dimension-missing' }, width: { code: 'dimension-missing' } },
    ],
    [{ value: 'beaucoup' }, { value: { code: 'amount' } }],
    [{ value: '1000000' }, { value: { code: 'too-much-worth', most: { cents: 99_999_999 } } }],
    [{ length: '10000' }, { length: { code: 'length' } }],
  ])('a shipment’s fields are validated: %o', (over, faults) => {
    expect(faultsWith(over)).toEqual(faults);
    expect(shipmentWith(over)).toBeNull();
  });

  test('a shipment’s measures are parsed with a comma or a point, with units and without', () => {
    const sides = { length: '2,5', width: '2.5 cm', height: '30' };
    expect(
      shipmentWith({ ...sides, weight: '1.2 kg', value: '40 €', postalCode: ' 29 200 ', toCompany: 'yes' }),
    ).toMatchObject({
      dimensions: { length: 25, width: 25, height: 300 },
      weight: 1200,
      value: { cents: 4000 },
      postalCode: '29200',
      fromCompany: false,
      toCompany: true,
    });
  });

  test.each([aShipment(), aShipment({ dimensions: null, value: euros(40.5), contents: 'gift', fromCompany: true })])(
    'a shipment has answers that mean it: %o',
    (shipment) => {
      expect(journey.valuesOf(journey.answersOf(shipment))).toEqual(shipment);
    },
  );
});

test('the offers are reached once the shipment is told', () => {
  expect(firstIncomplete(journey, {})).toBe('item');
  expect(firstIncomplete(journey, theCarrierAnswers())).toBeNull();
});
