import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Fields, isTicked, journeyOfFields, offeredChoice } from './fields.ts';
import { type Answers, faultsOf, saveStep } from './journey.ts';
import { firstIncomplete } from './steps.ts';

/** A box of so many kilograms, for a country; the sum of both sides is limited. */
interface Box {
  country: 'FR' | 'BE';
  weight: number;
  fragile: boolean;
  size: { length: number; width: number };
}
type Input = Exclude<keyof Box, 'size'> | 'consent' | 'length' | 'width';
type Fault = { code: 'required' | 'not-offered' | 'not-a-number' } | { code: 'too-heavy' | 'too-large'; most: number };
type Values = Box & { consent?: undefined };

const numberOf = (text = '') => (/^[0-9]+$/.test(text) ? Number(text) : null);
const fields: Fields<Values, Fault, 'size'> = {
  consent: {
    parse: (text) => (isTicked(text) ? { value: undefined } : { fault: { code: 'required' } }),
    print: () => 'yes',
  },
  country: { parse: (text) => offeredChoice(text, ['FR', 'BE'] as const), invalidates: ['length', 'width'] },
  weight: {
    parse(text, { values: { country } }) {
      const weight = numberOf(text);
      const most = country === 'BE' ? 10 : 30;
      if (weight === null) return { fault: { code: 'not-a-number' } };
      return weight > most ? { fault: { code: 'too-heavy', most } } : { value: weight };
    },
  },
  fragile: {
    isOptional: true,
    parse: (text) => ({ value: isTicked(text) }),
    print: (isFragile) => (isFragile ? 'yes' : ''),
  },
  size: {
    inputs: ['length', 'width'],
    parse(answers) {
      const [length, width] = [numberOf(answers.length), numberOf(answers.width)];
      if (length === null || width === null) return { faults: { length: { code: 'required' } } };
      return length + width > 100
        ? { faults: { width: { code: 'too-large', most: 100 - length } } }
        : { value: { length, width } };
    },
    print: ({ length, width }) => ({ length: String(length), width: String(width) }),
  },
};
const { consent, country, weight, fragile, size } = fields;
const journey = journeyOfFields<'item' | 'size', Input, Fault, Values>({
  item: { consent, country, weight, fragile },
  size: { size },
});
const whole: Answers<Input> = { consent: 'yes', country: 'FR', weight: '12', length: '40', width: '20' };
const box: Box = { country: 'FR', weight: 12, fragile: false, size: { length: 40, width: 20 } };

test('the answers of a journey mean what is composed, and what is composed is printed as these answers', () => {
  expect(journey.valuesOf(whole)).toEqual(box);
  expect(journey.answersOf(box)).toEqual(whole);
  const composed = fc.record<Box>({
    country: fc.constantFrom('FR', 'BE'),
    weight: fc.integer({ min: 0, max: 10 }),
    fragile: fc.boolean(),
    size: fc.record({ length: fc.integer({ min: 0, max: 50 }), width: fc.integer({ min: 0, max: 50 }) }),
  });
  fc.assert(
    fc.property(composed, (one) => {
      expect(journey.valuesOf(journey.answersOf(one))).toEqual(one);
    }),
  );
});

test('a question that may not stay empty is asked for, and one that may is read', () => {
  expect(faultsOf(journey, {}, 'item')).toEqual({
    consent: { code: 'required' },
    country: { code: 'required' },
    weight: { code: 'required' },
  });
  expect(journey.read({ weight: ' \u00a0' }).faults.weight).toEqual({ code: 'required' });
  expect(journey.read({}).values).toEqual({ fragile: false });
});

test('a question reads what the questions before it mean, and each step has the faults of its own inputs', () => {
  const heavy = { ...whole, country: 'BE', weight: '12', width: '90' };
  expect(faultsOf(journey, heavy, 'item')).toEqual({ weight: { code: 'too-heavy', most: 10 } });
  expect(faultsOf(journey, heavy, 'size')).toEqual({ width: { code: 'too-large', most: 60 } });
  expect(journey.read(heavy).values).toEqual({ country: 'BE', fragile: false });
  expect(journey.valuesOf(heavy)).toBeNull();
  expect(firstIncomplete(journey, heavy)).toBe('item');
});

test('an answer that changes drops the inputs that it invalidates', () => {
  const { answers, dropped } = saveStep(journey, whole, { step: 'item', typed: { ...whole, country: 'BE' } });
  expect([dropped, answers]).toEqual([['length', 'width'], { consent: 'yes', country: 'BE', weight: '12' }]);
});

test('a box is ticked by « yes » alone', () => {
  expect(['yes', 'no', ''].map(isTicked)).toEqual([true, false, false]);
});

test('the same answers are read once', () => {
  const parse = vi.fn(fields.country.parse);
  const counted = journeyOfFields<'item', Input, Fault, Pick<Values, 'country'>>({ item: { country: { parse } } });
  const answers = { country: 'FR' };
  for (let times = 0; times < 3; times += 1) expect(counted.read(answers).values).toEqual({ country: 'FR' });
  expect(parse).toHaveBeenCalledOnce();
});

test('a step that is not needed has no fault, and its answers mean nothing', () => {
  const sized = journeyOfFields<'item' | 'size', Input, Fault, Omit<Values, 'size'> & Partial<Pick<Box, 'size'>>>(
    { item: { consent, country, weight, fragile }, size: { size } },
    { size: (answers) => answers.fragile === 'yes' },
  );
  const { size: _, ...unsized } = box;
  const wrong = { ...whole, length: '' };
  expect(sized.valuesOf(whole)).toEqual(unsized);
  expect(sized.valuesOf({ ...whole, fragile: 'yes' })).toEqual({ ...box, fragile: true });
  expect([firstIncomplete(sized, wrong), firstIncomplete(sized, { ...wrong, fragile: 'yes' })]).toEqual([null, 'size']);
  expect(sized.answersOf(unsized)).toEqual({ consent: 'yes', country: 'FR', weight: '12' });
  expect(sized.answersOf({ ...box, fragile: true })).toEqual({ ...whole, fragile: 'yes' });
});
