import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consentOf } from './consent.ts';

const nothing = { measurement: null, personalisation: null, signal: null };

test('a visitor who was never asked has agreed to nothing', () => {
  expect(consentOf(nothing)).toEqual({
    measurement: false,
    personalisation: false,
    isAnswered: false,
    signalled: false,
  });
});

test('each answer counts for itself', () => {
  expect(consentOf({ ...nothing, measurement: '1', personalisation: '0' })).toMatchObject({
    measurement: true,
    personalisation: false,
    isAnswered: true,
  });
});

test('a visitor who answered half is asked again', () => {
  expect(consentOf({ ...nothing, measurement: '1' })).toMatchObject({ measurement: true, isAnswered: false });
});

test('the signal of the browser refuses all, whatever was accepted before, and nothing is asked', () => {
  expect(consentOf({ measurement: '1', personalisation: '1', signal: '1' })).toEqual({
    measurement: false,
    personalisation: false,
    isAnswered: true,
    signalled: true,
  });
});

test('consent is given by exactly 1 alone', () => {
  fc.assert(
    fc.property(
      fc.string().filter((value) => value !== '1'),
      (value) => {
        const consent = consentOf({ measurement: value, personalisation: value, signal: null });
        expect([consent.measurement, consent.personalisation]).toEqual([false, false]);
      },
    ),
  );
});
