import type { components } from '#contracts/generated/orders.ts';
import { boughtLogo } from '../logo/ordered.ts';
import { bookSince } from '../order-book/since.ts';
import { isPrintedAtDropOff } from '../parcels/drop-off.ts';
import { parcelOfLabel, zoneOf } from '../parcels/of-label.ts';
import { validUntil } from '../parcels/options.ts';
import { automaticRefundsIn, depositListsIn, filesIn, labelRefundsIn, redemptionsIn } from '../records/label-files.ts';
import { movesIn, type OrderRecord, stateCallsIn, type WireOrder } from '../records/orders.ts';
import type { ServiceStory } from '../records/story.ts';
import { lastDayOf as lastDayOfVignette } from '../registered-mail/deposit.ts';
import { configurationsIn as mailsIn } from '../registered-mail/records.ts';
import { dayOf, hours, nowIn, parisInstant } from '../shared/calendar/clock.ts';
import { dropOffCodeOf, numberAbroad, trackingNumber } from '../shared/tracking-numbers.ts';
import type { World } from '../shared/world.ts';
import { FILE_DAYS } from '../tariffs/service-limits.ts';

export type WireState = components['schemas']['ServiceState'];
export type Entry = WireOrder['entries'][number];

export const days = (count: number): number => hours(24 * count);

/** How long the backend makes what was ordered, in milliseconds. */
export const making: Readonly<Record<string, number>> = {
  smt: 4000,
  vrel: 4000,
  mtel: 10_000,
  mtelLogo: 4000,
  reex: 6000,
  cel: 60_000,
};

/** One label of an entry, or the whole entry where it has none. */
export interface Piece {
  /** A tracking number; the number of the entry where it has no labels. */
  id: string;
  entryNumber: number;
  service: string;
  status: string;
  statusDate: string;
  availableUntil: string | null;
  /** The last day on which a label or a vignette is taken. */
  validUntil: string | null;
  downloadedAt: string | null;
  /** What is shown where the parcel is handed in, of a label that is printed there. */
  dropOffCode: string | null;
}

/** Services whose entry is printed as labels with a number each. */
const labelled = new Set(['smt', 'vrel']);

/** Their files may be had until a day; and stamps, whose file is all there is of them, no longer. */
const dated = new Set(['smt', 'mtel']);
const expiring = new Set([...labelled, 'mtel']);

export const isLabelled = ({ product }: Entry): boolean => labelled.has(product.service ?? '');

/** A letter is printed and posted by the operator; anything else is a file of the shopper's. */
const afterDownload: Record<string, string> = {
  smt: 'READY_FOR_SHIPMENT',
  vrel: 'READY_FOR_SHIPMENT',
  mtel: 'PICKUP_COMPLETE',
  mtelLogo: 'PICKUP_COMPLETE',
};

const AWAITING_DROP_OFF = 'AWAITING_DROP_OFF';
const DEPOSITED = 'DEPOSITED';

const ready = new Set(['READY_TO_DOWNLOAD', 'READY_FOR_PICKUP']);
/** Its file may be had, for the first time or again. */
export const isDownloadable = ({ service, status }: Pick<Piece, 'service' | 'status'>): boolean =>
  ready.has(status) ||
  (service in afterDownload && ['READY_FOR_SHIPMENT', 'PICKUP_COMPLETE'].includes(status)) ||
  (service === 'mtelLogo' && status === 'PAYMENT_CAPTURED');

/** Its code waits for its parcel; such a label has no file. */
export const isAwaitingDropOff = ({ status }: Pick<Piece, 'status'>): boolean => status === AWAITING_DROP_OFF;

/** It waits for the shopper. */
export const isUsable = (piece: Pick<Piece, 'service' | 'status'>): boolean =>
  isDownloadable(piece) || isAwaitingDropOff(piece);

const unmade = new Set(['CREATED', 'READY', 'WAITING']);
export const isMaking = ({ status }: Pick<Piece, 'status'>): boolean => unmade.has(status);

/** The labels of an entry, or the entry as one piece, as they stand now. */
export function piecesOf(world: World, record: OrderRecord, entry: Entry): Piece[] {
  const count = isLabelled(entry) ? entry.quantity : 1;
  return Array.from({ length: count }, (_, place) => pieceOf(world, record, { entry, place }));
}

function numberOf(world: World, { code }: OrderRecord, { entry, place }: { entry: Entry; place: number }): string {
  const parcel = parcelOfLabel(world, entry.configurationId, place);
  const isAbroad = parcel && zoneOf(parcel) === 'INTERNATIONAL';
  return (isAbroad ? numberAbroad : trackingNumber)(code, entry.entryNumber, place);
}

/** Until when a piece of this status is to be downloaded, and may be used. */
const datesOf = (service: string, status: Piece['status'], last: string | null) => ({
  availableUntil: isDated(service, status) ? last : null,
  validUntil: labelled.has(service) && (isTaken({ status }) || isAwaitingDropOff({ status })) ? last : null,
});

function pieceOf(world: World, record: OrderRecord, { entry, place }: { entry: Entry; place: number }): Piece {
  const { code } = record;
  const service = entry.product.service ?? '';
  const entryNumber = entry.entryNumber;
  const id = isLabelled(entry) ? numberOf(world, record, { entry, place }) : String(entryNumber);
  const story = record.story?.services[entryNumber];
  const first = story
    ? sinceOfBook(world, record, { story, place })
    : (ofLogo(world, record, entry) ?? byAge(world, record, { entry, place }));
  const move = movesIn(world).findFirst((q) =>
    q.where((one) => one.orderCode === code && isOf(one.part, id, entryNumber)),
  );
  const file = filesIn(world).findFirst((q) => q.where({ orderCode: code, piece: id }));
  const used = redemptionsIn(world).findFirst((q) => q.where({ orderCode: code, trackingId: id }));
  const currentState = used ? { status: DEPOSITED, since: Date.parse(used.at) } : first;
  const isUnused = service === 'smt' && !story?.scanned?.includes(place);
  const now = move
    ? { status: move.status, since: move.at }
    : handedInOrRefunded(world, code, { id, isUnused, ...stateAfterDownload(service, currentState, file?.at) });
  return {
    id,
    entryNumber,
    service,
    status: now.status,
    statusDate: new Date(now.since).toISOString(),
    ...datesOf(service, now.status, story?.isDateless ? null : lastDayOf(world, record, entry)),
    downloadedAt: file?.at ?? null,
    dropOffCode: story?.isPrintedAtDropOff || isOfCode(world, entry, place) ? dropOffCodeOf(id) : null,
  };
}

/** What became of a label: a counter has its parcel, or its money goes back. */
function handedInOrRefunded(
  world: World,
  orderCode: string,
  { status, since, ...label }: Since & { id: string; isUnused: boolean },
): Since {
  const scannedAt = scannedOnList(world, label.id);
  if (scannedAt) return { status: DEPOSITED, since: Date.parse(scannedAt) };
  const requestedAt = refundedFrom(world, orderCode, { status, since, ...label });
  return requestedAt ? afterRefund(world, requestedAt) : { status, since };
}

/** When a counter scanned the deposit list that held this label. */
const scannedOnList = (world: World, id: string): string | undefined =>
  depositListsIn(world).findFirst((q) => q.where(({ accepted = [] }) => accepted.includes(id)))?.scannedAt;

const isOfCode = (world: World, { configurationId }: Entry, place: number): boolean =>
  isPrintedAtDropOff(parcelOfLabel(world, configurationId, place) ?? {});

/** A file that was downloaded waits no longer. */
function stateAfterDownload(service: string, { status, since }: Since, at: string | undefined): Since {
  const after = afterDownload[service];
  return at && after && (ready.has(status) || status === 'PAYMENT_CAPTURED')
    ? { status: after, since: Date.parse(at) }
    : { status, since };
}

/** The file of stamps may be had again until its last day. */
const isDated = (service: string, status: string): boolean =>
  status === 'READY_FOR_PICKUP' || (service === 'mtel' && status === 'PICKUP_COMPLETE');

const isOf = (part: string, id: string, entryNumber: number) => part === id || part === String(entryNumber);

interface Since {
  status: string;
  since: number;
}

export const placedAt = ({ order }: OrderRecord): number => Date.parse(order.fr.created);

/** A shipping label that waits for its parcel. */
const takenOnce: ReadonlySet<string> = new Set([...ready, 'READY_FOR_SHIPMENT']);
export const isTaken = ({ status }: Pick<Piece, 'status'>): boolean => takenOnce.has(status);

/** A label's file may be had as long as the label is taken, stamps for a week; the order book's have four days left. */
function lastDayOf(world: World, record: OrderRecord, { product: { service }, configurationId }: Entry): string {
  if (record.story) return dayOf(nowIn(world) + days(4));
  if (service === 'mtel') return dayOf(placedAt(record) + days(FILE_DAYS));
  if (service !== 'vrel') return validUntil(placedAt(record));
  const mail = mailsIn(world).findFirst((q) => q.where({ id: configurationId ?? '' }))?.mail;
  return lastDayOfVignette(mail?.deposit.depositDate ?? dayOf(placedAt(record)));
}

export const nextDay = (day: string): string => dayOf(Date.parse(`${day}T12:00:00Z`) + days(1));

function sinceOfBook(
  world: World,
  record: OrderRecord,
  { story, place }: { story: ServiceStory; place: number },
): Since {
  const status = story.labels?.[place] ?? story.status;
  const calls = stateCallsIn(world).findFirst((q) => q.where({ orderCode: record.code }))?.count ?? 0;
  const isMade = record.story?.course !== 'third' || calls >= 3;
  return isMade
    ? { status, since: bookSince(record, { kind: 'services', status }) }
    : { status: 'CREATED', since: placedAt(record) };
}

/** The sheet of a logo is there as soon as the logo is approved; of one that is extended, at once. */
function ofLogo(world: World, record: OrderRecord, entry: Entry): Since | undefined {
  const logo = boughtLogo(world, record, entry);
  if (!logo) return undefined;
  const since = logo.submittedAt;
  if (logo.status === 'REFUSED') return { status: 'CANCELLED', since };
  return { status: logo.endDate === null ? 'READY' : 'PAYMENT_CAPTURED', since };
}

function byAge(world: World, record: OrderRecord, { entry, place }: { entry: Entry; place: number }): Since {
  const service = entry.product.service ?? '';
  const placed = placedAt(record);
  const made = placed + (making[service] ?? 0);
  if (nowIn(world) < made) return { status: 'CREATED', since: placed };
  const expired =
    service === 'mtel' ? placed + days(FILE_DAYS) : parisInstant(nextDay(lastDayOf(world, record, entry)), '00:00');
  if (expiring.has(service) && nowIn(world) >= expired) return { status: 'LABEL_EXPIRED', since: expired };
  if (service === 'cel') return { status: 'READY_FOR_SHIPMENT', since: made };
  if (isOfCode(world, entry, place)) return { status: AWAITING_DROP_OFF, since: made };
  return { status: dated.has(service) ? 'READY_FOR_PICKUP' : 'READY_TO_DOWNLOAD', since: made };
}

/** Whether labels that expire unused are refunded without a request, as it was chosen on the order. */
export const hasAutomaticRefund = (world: World, orderCode: string): boolean =>
  automaticRefundsIn(world).findFirst((q) => q.where({ orderCode }))?.enabled ?? false;

/** When the refund of a label was asked for; an unused one may be refunded without a request, as soon as it has expired. */
function refundedFrom(
  world: World,
  orderCode: string,
  { id, isUnused, status, since }: Since & { id: string; isUnused: boolean },
): string | undefined {
  const request = labelRefundsIn(world).findFirst((q) => q.where({ orderCode, trackingId: id }));
  if (request) return request.requestedAt;
  const isUnasked = isUnused && status === 'LABEL_EXPIRED' && hasAutomaticRefund(world, orderCode);
  return isUnasked ? new Date(since).toISOString() : undefined;
}

/** The money is back an hour after it was asked for. */
function afterRefund(world: World, requestedAt: string): Since {
  const requested = Date.parse(requestedAt);
  const paid = requested + hours(1);
  return nowIn(world) < paid ? { status: 'REFUND_PENDING', since: requested } : { status: 'REFUNDED', since: paid };
}
