import type { components } from '#contracts/generated/orders.ts';
import { configurationsIn, type WholeForwarding } from '../records/forwarding.ts';
import type { World } from '../shared/world.ts';
import { offers } from '../tariffs/forwarding.ts';

type Contract = Pick<
  NonNullable<components['schemas']['ServiceState']['contract']>,
  'contractType' | 'destination' | 'addressFrom' | 'addressTo'
>;

/** An ordered contract as it was composed. */
export interface ComposedContract {
  contract: Contract;
  activation: string;
  startDate: string;
  endDate: string;
  hasCard: boolean;
  /** The holder's. */
  email: string | undefined;
}

/** `undefined` of one that the order book has from the beginning. */
export function composedIn(world: World, id: string | undefined): ComposedContract | undefined {
  const found = configurationsIn(world).findFirst((q) => q.where((row) => row.id === id));
  if (!found) return undefined;
  const { offerCode, activation, startDate, endDate, addressFrom, addressTo } = found.forwarding;
  const { contractType = 'definitive', destination = 'national', contractOption, months = 0 } = offers[offerCode] ?? {};
  return {
    contract: {
      contractType,
      destination,
      addressFrom: placeOf(addressFrom),
      ...(addressTo && { addressTo: placeOf(addressTo) }),
    },
    activation,
    startDate,
    endDate: endDate ?? monthsAfter(startDate, months),
    // Mail that is fetched at a post office comes to no letterbox.
    hasCard: addressTo !== undefined && contractOption !== 'POSTE_RESTANTE',
    email: addressFrom.email,
  };
}

const placeOf = ({ line1, postalCode, town }: WholeForwarding['addressFrom']) => ({ line1, postalCode, town });

function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
