import type { components } from '#contracts/generated/orders.ts';
import { configurationsIn, type WholeForwarding } from '../records/forwarding.ts';
import { lastDayOfMonths } from '../shared/calendar/clock.ts';
import type { World } from '../shared/world.ts';
import { offers } from '../tariffs/forwarding.ts';
import { laterBy } from './contract-life.ts';

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
  /** Of an offer of whole months. */
  months: number | undefined;
  hasCard: boolean;
  /** The holder's. */
  email: string | undefined;
}

/** `undefined` of one that the order book has from the beginning. */
export function composedIn(world: World, id: string | undefined): ComposedContract | undefined {
  const found = configurationsIn(world).findFirst((q) => q.where((row) => row.id === id));
  if (!found) return undefined;
  const { offerCode, activation, startDate, endDate, addressFrom, addressTo } = found.forwarding;
  return {
    ...ofOffer(offerCode, {
      startDate,
      endDate,
      addressFrom: placeOf(addressFrom),
      addressTo: addressTo && placeOf(addressTo),
    }),
    activation,
    startDate,
    email: addressFrom.email,
  };
}

interface OfOffer extends Pick<Contract, 'addressFrom'> {
  startDate: string;
  /** `undefined`: the offer decides it. */
  endDate?: string | undefined;
  addressTo: Contract['addressTo'];
}

/** What an offer decides of a contract. */
export function ofOffer(
  offerCode: string,
  { startDate, endDate, addressFrom, addressTo }: OfOffer,
): Pick<ComposedContract, 'contract' | 'endDate' | 'months' | 'hasCard'> {
  const offer = offers[offerCode];
  if (!offer) throw new Error(`There is no forwarding offer ${offerCode}.`);
  const { contractType, destination, contractOption, months } = offer;
  const to = contractOption === 'MAIL_KEEPING' ? undefined : addressTo;
  return {
    contract: { contractType, destination, addressFrom, ...(to && { addressTo: to }) },
    endDate: lastDayOf({ offerCode, startDate, ...(endDate && { endDate }) }),
    months,
    // Mail that is fetched at a post office comes to no letterbox.
    hasCard: to !== undefined && contractOption !== 'POSTE_RESTANTE',
  };
}

/** The last day of a contract: chosen, or decided by its offer. */
export function lastDayOf({
  offerCode,
  startDate,
  endDate,
}: Pick<WholeForwarding, 'offerCode' | 'startDate' | 'endDate'>): string {
  const { months, maxDays = 1 } = offers[offerCode] ?? {};
  return endDate ?? (months ? lastDayOfMonths(startDate, months) : laterBy(startDate, maxDays - 1));
}

const placeOf = ({ line1, postalCode, town }: WholeForwarding['addressFrom']) => ({ line1, postalCode, town });
