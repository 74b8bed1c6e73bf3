import type { components } from '#contracts/generated/registered-mail.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import { printableRefusals } from '../shared/printable.ts';
import type { World } from '../shared/world.ts';
import { DEPOSIT_PLACES, datesFor, isFetchedFrom } from './deposit.ts';
import { liesIn, placeOf, stepsTo } from './destinations.ts';
import { PRINT_FORMATS } from './options.ts';
import type { WireMail } from './records.ts';

export type Refusal = components['schemas']['Refusal'];

/** The refusals of a letter, complete or not; the gravest first. */
export const refusalsOf = (world: World, mail: WireMail): Refusal[] => [
  ...aboutDestination(world, mail),
  ...aboutRecipient(mail),
  ...aboutDeposit(world, mail),
  ...aboutFormat(mail),
  ...printableRefusals(mail),
];

/** Whether these refusals still allow a price. */
export const isPriced = (refusals: readonly Refusal[]): boolean =>
  !refusals.some(({ subject }) => ['destination', 'weight', 'level', 'acknowledgement'].includes(subject));

function aboutDestination(world: World, { destination, weight, level, acknowledgement }: WireMail): Refusal[] {
  const place = placeOf(destination);
  if (!place) return [{ reason: 'destinationUnknown', subject: 'destination' }];
  if (place.suspension) return [{ reason: 'destinationSuspended', subject: 'destination', ...place.suspension }];
  const maxWeight = stepsTo(place, dayOf(nowIn(world))).at(-1)?.[0] ?? 0;
  return [
    ...(weight > maxWeight ? [{ reason: 'tooHeavy', subject: 'weight', maxWeight }] : []),
    ...(level === undefined || place.levels.some((each) => each === level)
      ? []
      : [{ reason: 'levelNotOffered', subject: 'level' }]),
    ...(acknowledgement && !place.acknowledgement
      ? [{ reason: 'acknowledgementNotOffered', subject: 'acknowledgement' }]
      : []),
  ];
}

function aboutRecipient({ destination, recipient }: WireMail): Refusal[] {
  if (!recipient || liesIn(recipient.postalCode, destination)) return [];
  return [{ reason: 'postalCodeElsewhere', subject: 'recipient.postalCode' }];
}

function aboutDeposit(world: World, { deposit, sender }: WireMail): Refusal[] {
  if (!deposit) return [];
  const place = DEPOSIT_PLACES.find((each) => each === deposit.place);
  if (!place) return [{ reason: 'placeUnknown', subject: 'deposit.place' }];
  if (place === 'LETTERBOX' && sender && !isFetchedFrom(sender))
    return [{ reason: 'letterboxNotServed', subject: 'deposit.place' }];
  const dates = datesFor(place, nowIn(world));
  const [earliestDepositDate = ''] = dates;
  if (deposit.depositDate < earliestDepositDate)
    return [{ reason: 'dateTooEarly', subject: 'deposit.depositDate', earliestDepositDate }];
  return dates.includes(deposit.depositDate) ? [] : [{ reason: 'dateNotOffered', subject: 'deposit.depositDate' }];
}

const aboutFormat = ({ printFormat }: WireMail): Refusal[] =>
  printFormat === undefined || Object.hasOwn(PRINT_FORMATS, printFormat)
    ? []
    : [{ reason: 'printFormatUnknown', subject: 'printFormat' }];
