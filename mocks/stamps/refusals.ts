import type { components } from '#contracts/generated/stamps.ts';
import { liesIn, placeOf } from '../registered-mail/destinations.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import { printableRefusals } from '../shared/printable.ts';
import type { World } from '../shared/world.ts';
import { stepsFor, tariffs } from '../tariffs/stamps.ts';
import { letterOf } from './letters.ts';
import type { WireLine, WireStamps } from './records.ts';
import { cellsOf, supportOf, supportsOn } from './supports.ts';
import { isVisualSold } from './visuals.ts';

export type Refusal = components['schemas']['Refusal'];

export const MAX_LINES = 5;
export const MAX_QUANTITY = 240;
export const MAX_RECIPIENTS = 1000;

/** The refusals of stamps, complete or not; the gravest first. */
export const refusalsOf = (world: World, stamps: WireStamps, owner: string | null): Refusal[] => [
  ...stamps.lines.flatMap((line, index) => aboutLine(world, { ...line, owner }, `lines.${index}`)),
  ...aboutCount(stamps),
  ...aboutPaper(world, stamps),
  ...aboutRecipients(stamps),
];

/** Whether these refusals still allow a price. */
export const isPriced = (refusals: readonly Refusal[]): boolean =>
  refusals.every(
    ({ subject }) =>
      ['support', 'startCell'].includes(subject) || subject.startsWith('recipients') || subject.endsWith('.visual'),
  );

function aboutLine(
  world: World,
  { visual, letterType, destination, weight, owner }: WireLine & { owner: string | null },
  at: string,
): Refusal[] {
  const place = placeOf(destination);
  const letter = letterOf(letterType);
  const unknown = [
    ...(isVisualSold(world, visual, owner) ? [] : [{ reason: 'visualUnknown', subject: `${at}.visual` }]),
    ...(letter ? [] : [{ reason: 'letterTypeUnknown', subject: `${at}.letterType` }]),
    ...(place ? [] : [{ reason: 'destinationUnknown', subject: `${at}.destination` }]),
  ];
  if (!letter || !place) return unknown;
  if (place.suspension)
    return [...unknown, { reason: 'destinationSuspended', subject: `${at}.destination`, ...place.suspension }];
  if (!letter.zones.includes(place.zone))
    return [...unknown, { reason: 'letterTypeElsewhere', subject: `${at}.letterType` }];
  const maxWeight = stepsFor(tariffs.on(dayOf(nowIn(world))), letterType, place.zone).at(-1)?.[0] ?? 0;
  return weight > maxWeight ? [...unknown, { reason: 'tooHeavy', subject: `${at}.weight`, maxWeight }] : unknown;
}

function aboutRecipients({ lines: [line], support, recipients = [] }: WireStamps): Refusal[] {
  if (recipients.length === 0) return [];
  const matchingSupport = supportOf(support ?? '');
  const at = recipients.findIndex(({ address: { country, postalCode } }) => {
    const { destination = '' } = line ?? {};
    return country.isocode !== destination || !liesIn(postalCode, destination);
  });
  return [
    ...(matchingSupport && !matchingSupport.recipient
      ? [{ reason: 'recipientsNotPrinted', subject: 'recipients' }]
      : []),
    ...(at >= 0 ? [{ reason: 'recipientElsewhere', subject: `recipients.${at}.address` }] : []),
    ...printableRefusals(recipients, 'recipients'),
  ];
}

function aboutCount({ lines, recipients }: WireStamps): Refusal[] {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(lines.length > MAX_LINES ? [{ reason: 'tooManyLines', subject: 'lines', maxQuantity: MAX_LINES }] : []),
    ...(count > MAX_QUANTITY && !recipients
      ? [{ reason: 'tooMany', subject: 'lines', maxQuantity: MAX_QUANTITY }]
      : []),
  ];
}

function aboutPaper(world: World, { support, startCell = 1 }: WireStamps): Refusal[] {
  if (support === undefined) return [];
  const matchingSupport = supportsOn(dayOf(nowIn(world))).find(({ code }) => code === support);
  if (!matchingSupport) return [{ reason: 'supportUnknown', subject: 'support' }];
  return startCell <= cellsOf(matchingSupport) ? [] : [{ reason: 'startCellUnknown', subject: 'startCell' }];
}
