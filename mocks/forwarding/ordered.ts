import type { components } from '#contracts/generated/orders.ts';
import type { World } from '../shared/world.ts';
import { configurationsIn, type WholeForwarding } from './records.ts';
import { offers } from './tariffs.ts';

type Contract = Omit<NonNullable<components['schemas']['ServiceState']['contract']>, 'id' | 'status'>;

/** An ordered contract as it was composed; `undefined` of one that the order book has from the beginning. */
export function composedIn(world: World, id: string | undefined): Contract | undefined {
  const found = configurationsIn(world).findFirst((q) => q.where((row) => row.id === id));
  if (!found) return undefined;
  const { offerCode, startDate, endDate, addressFrom, addressTo } = found.forwarding;
  const { contractType = 'definitive', destination = 'national', months = 0 } = offers[offerCode] ?? {};
  return {
    contractType,
    destination,
    startDate,
    endDate: endDate ?? monthsAfter(startDate, months),
    addressFrom: placeOf(addressFrom),
    ...(addressTo && { addressTo: placeOf(addressTo) }),
  };
}

const placeOf = ({ line1, postalCode, town }: WholeForwarding['addressFrom']) => ({
  streetName: line1,
  zipCode: postalCode,
  city: town,
});

function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
