import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLogo, aLogoPicture, theLogoOptions } from './examples.ts';
import { lapsesOf } from './lapse.ts';
import { distanceOf, fitOf, mostScale, placedBox, scaleOf } from './placement.ts';

const { frame, picture, noticeDays } = theLogoOptions();
const place = (scale: number, across = 0, down = 0, size = { width: 800, height: 1000 }) =>
  fitOf(placedBox(size, { scale, across, down }, frame), frame);

describe('a picture in its frame', () => {
  test('a picture fits completely at 100 per cent, whatever its shape', () => {
    const side = fc.integer({ min: 1, max: 8000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(place(100, 0, 0, { width, height })).toBe('whole');
      }),
    );
  });

  test.each([
    [100, 0, 0, 'whole'],
    [100, 1, 0, 'bleed'],
    [100, 2, 0, 'bleed'],
    [100, 2.1, 0, 'cut'],
    [150, 0, 0, 'cut'],
    [100, 0, 30, 'outside'],
    [100, -25, 0, 'outside'],
  ] as const)('a picture at %i %% moved by %d and %d mm is %s', (scale, across, down, expected) => {
    expect(place(scale, across, down)).toBe(expected);
  });

  test('a vector picture has no largest scale', () => {
    expect(mostScale(aLogoPicture({ isVector: true }), { frame, picture })).toBeNull();
    expect(mostScale(aLogoPicture(), { frame, picture })).toBe(261);
  });
});

test.each([
  ['', 0],
  ['2,5', 2.5],
  ['-2.5', -2.5],
  ['−3', -3],
  ['50', 50],
  ['50,1', null],
  ['1,25', null],
  ['deux', null],
])('« %s » millimetres are %o', (typed, expected) => {
  expect(distanceOf(typed)).toBe(expected);
});

test('a size is whole per cents, and 100 where none is typed', () => {
  expect([scaleOf(undefined), scaleOf('10'), scaleOf('400'), scaleOf('401'), scaleOf('-5')]).toEqual([
    100,
    10,
    400,
    null,
    null,
  ]);
});

test('a subscription that ends within the days of the notices is told of, the soonest first, and no other', () => {
  const ending = (id: string, endDate: string | null, label: 'approved' | 'expired' = 'approved') =>
    aLogo({ id, endDate, label });
  const logos = [
    ending('month', '2026-12-24'),
    ending('later', '2026-12-25'),
    ending('today', '2026-11-24'),
    ending('over', '2026-11-23'),
    ending('never', null),
    ending('expired', '2026-11-30', 'expired'),
    ending('week', '2026-12-01'),
  ];
  const found = lapsesOf(logos, { today: '2026-11-24', noticeDays });
  expect(found.map(({ logo: { id }, remainingDays }) => [id, remainingDays])).toEqual([
    ['today', 0],
    ['week', 7],
    ['month', 30],
  ]);
  expect(lapsesOf(logos, { today: '2026-11-24', noticeDays: [] }).map(({ remainingDays }) => remainingDays)).toEqual([
    0,
  ]);
});
