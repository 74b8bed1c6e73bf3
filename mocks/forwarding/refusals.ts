import type { components } from '#contracts/generated/forwarding.ts';
import type { WireForwarding } from '../records/forwarding.ts';
import { nowIn, workingDaysAfter } from '../shared/calendar/clock.ts';
import type { World } from '../shared/world.ts';
import { daysBefore, MAX_BENEFICIARIES, offers } from '../tariffs/forwarding.ts';
import { latestStart } from './options.ts';

type Refusal = components['schemas']['Refusal'];
const DAY = 86_400_000;

/** The refusals of a contract, complete or not; the gravest first. */
export const refusalsOf = (world: World, forwarding: WireForwarding): Refusal[] => [
  ...(Object.hasOwn(offers, forwarding.offerCode) ? [] : [{ reason: 'offerUnknown', subject: 'offerCode' }]),
  ...aboutDates(world, forwarding),
  ...aboutAddresses(forwarding),
  ...((forwarding.beneficiaries?.length ?? 0) > MAX_BENEFICIARIES
    ? [{ reason: 'tooManyBeneficiaries', subject: 'beneficiaries' }]
    : []),
];

function aboutDates(world: World, { offerCode, activation, startDate, endDate }: WireForwarding): Refusal[] {
  if (activation === undefined) return [];
  const workingDays = daysBefore(activation);
  if (workingDays === undefined) return [{ reason: 'activationUnknown', subject: 'activation' }];
  if (!startDate) return [];
  const earliestStartDate = workingDaysAfter(nowIn(world), workingDays);
  if (startDate < earliestStartDate) return [{ reason: 'dateTooEarly', subject: 'startDate', earliestStartDate }];
  const latestStartDate = latestStart(nowIn(world));
  if (startDate > latestStartDate) return [{ reason: 'dateTooLate', subject: 'startDate', latestStartDate }];
  const { minDays, maxDays = 0 } = offers[offerCode] ?? {};
  if (minDays === undefined) return [];
  const length = endDate ? Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY) + 1 : 0;
  return length >= minDays && length <= maxDays ? [] : [{ reason: 'endNotOffered', subject: 'endDate' }];
}

function aboutAddresses({ offerCode, addressFrom, addressTo }: WireForwarding): Refusal[] {
  if (!addressFrom) return [];
  if (!isServed(addressFrom.postalCode)) return [{ reason: 'addressNotEligible', subject: 'addressFrom' }];
  if (offers[offerCode]?.contractOption === 'MAIL_KEEPING') return [];
  if (!addressTo) return [{ reason: 'addressMissing', subject: 'addressTo' }];
  if (!isServed(addressTo.postalCode)) return [{ reason: 'addressNotEligible', subject: 'addressTo' }];
  const placeOf = ({ line1, postalCode, town }: NonNullable<typeof addressTo>) =>
    [line1, postalCode, town].join('\n').toLowerCase();
  return placeOf(addressFrom) === placeOf(addressTo) ? [{ reason: 'sameAddress', subject: 'addressTo' }] : [];
}

/** 99999 is the locality that no service serves (SCENARIOS). */
const isServed = (postalCode: string): boolean => postalCode !== '99999';
