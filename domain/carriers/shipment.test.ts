import { describe, expect, test } from 'vitest';
import type { Answers } from '../journey/journey.ts';
import { firstIncomplete } from '../journey/steps.ts';
import { theCarrierAnswers, theCarrierOptions } from './examples.ts';
import type { CarrierField } from './fields.ts';
import { carrierJourney } from './journey.ts';
import { millimetresOf, shipmentFaults, shipmentOf } from './shipment.ts';

const options = theCarrierOptions();
const faultsWith = (over: Answers<CarrierField>) => shipmentFaults(theCarrierAnswers(over), options);

describe('what is asked of a shipment', () => {
  test('is its kind, both places and its weight, and nothing else', () => {
    expect(shipmentFaults({}, options)).toEqual({
      type: { code: 'required' },
      origin: { code: 'required' },
      originPostalCode: { code: 'required' },
      destination: { code: 'required' },
      postalCode: { code: 'required' },
      weight: { code: 'required' },
    });
    const bare = theCarrierAnswers({ length: '', width: '', height: '' });
    expect(shipmentFaults(bare, options)).toEqual({});
    expect(shipmentOf(bare, options)).toMatchObject({ dimensions: null, value: null, contents: null });
  });

  test('is at most a tonne', () => expect(faultsWith({ weight: '1000' })).toEqual({}));

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
    [{ height: '0' }, { height: { code: 'centimetres' } }],
    [{ height: '2,55' }, { height: { code: 'centimetres' } }],
    [{ width: '' }, { width: { code: 'dimension-missing' } }],
    [
      { length: ' ', width: '' },
      { length: { code: 'dimension-missing' }, width: { code: 'dimension-missing' } },
    ],
    [{ value: 'beaucoup' }, { value: { code: 'amount' } }],
    [{ value: '1000000' }, { value: { code: 'too-much-worth', most: { cents: 99_999_999 } } }],
    [{ length: '10000' }, { length: { code: 'centimetres' } }],
  ])('is checked: %o', (over, faults) => {
    expect(faultsWith(over)).toEqual(faults);
    expect(shipmentOf(theCarrierAnswers(over), options)).toBeNull();
  });

  test('is understood with a comma or a point, with units and without', () => {
    expect([millimetresOf('2,5'), millimetresOf('2.5 cm'), millimetresOf('30')]).toEqual([25, 25, 300]);
    expect(
      shipmentOf(
        theCarrierAnswers({ weight: '1.2 kg', value: '40 €', postalCode: ' 29200 ', toCompany: 'yes' }),
        options,
      ),
    ).toMatchObject({ weight: 1200, value: { cents: 4000 }, postalCode: '29200', fromCompany: false, toCompany: true });
  });
});

test('the offers are reached once the shipment is told', () => {
  expect(firstIncomplete(carrierJourney(options), {})).toBe('votre-colis');
  expect(firstIncomplete(carrierJourney(options), theCarrierAnswers())).toBeNull();
});
