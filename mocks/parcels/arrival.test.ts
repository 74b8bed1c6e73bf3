import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { workingDaysAfterDay } from '../shared/calendar/clock.ts';
import { CARRIERS } from '../tariffs/carriers.ts';
import { DELIVERIES } from '../tariffs/parcels.ts';
import { arrivalOf } from './arrival.ts';
import { delayBy, isMade } from './carriers.ts';
import { DEPOSIT_PLACES, daysFor, validUntil } from './options.ts';
import { placeOf, zoneBetween } from './places.ts';

const { world } = newBackend();
const parcel = { origin: 'FR', weight: 500, format: 'STANDARD' };

test('no promised day is before the chosen or first day of deposit plus the carrier’s time, and days keep their order', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
      fc.record({
        carrierCode: fc.constantFrom(...CARRIERS),
        delivery: fc.constantFrom(...DELIVERIES),
        destination: fc.constantFrom('FR', 'RE', 'BE'),
      }),
      fc.record({ place: fc.constantFrom(...DEPOSIT_PLACES), at: fc.nat(6) }),
      (now, { carrierCode, delivery, destination }, { place, at }) => {
        const zone = zoneBetween('FR', placeOf(destination) as NonNullable<ReturnType<typeof placeOf>>);
        fc.pre(isMade(delivery, zone, carrierCode));
        world.clockOffsetMs = now.getTime() - Date.now();
        const days = daysFor(place, now.getTime());
        const date = days[at % days.length] ?? '';
        expect(date <= validUntil(now.getTime())).toBe(true);
        const [first = ''] = daysFor('POST_OFFICE', now.getTime());
        const whole = { ...parcel, destination, carrierCode };
        const promised = arrivalOf(world, whole, delivery);
        const chosen = arrivalOf(world, { ...whole, deposit: { place, depositDate: date } }, delivery);
        const delay = delayBy(delivery, zone, carrierCode);
        expect(promised >= workingDaysAfterDay(first, delay)).toBe(true);
        expect(chosen >= workingDaysAfterDay(date, delay)).toBe(true);
        expect(chosen >= promised).toBe(true);
      },
    ),
  );
});

test.each([
  ['2026-11-28T09:00:00Z', 'POFR', 'HOME', '2026-12-01'],
  ['2026-11-28T11:30:00Z', 'POFR', 'HOME', '2026-12-02'],
  ['2026-11-28T11:30:00Z', 'POFR', 'PICKUP_POINT', '2026-12-03'],
  ['2026-11-28T11:30:00Z', 'CHRP', 'HOME', '2026-12-01'],
])(
  'a parcel at %s by %s (%s) arrives by %s: Saturday counts until the offices close',
  (now, carrierCode, delivery, day) => {
    world.clockOffsetMs = Date.parse(now) - Date.now();
    expect(arrivalOf(world, { ...parcel, destination: 'FR', carrierCode }, delivery as 'HOME')).toBe(day);
  },
);
