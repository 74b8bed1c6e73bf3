import type { components } from '#contracts/generated/orders.ts';
import { lifeOf } from '../forwarding/life.ts';
import { type ComposedContract, composedIn } from '../forwarding/ordered.ts';
import { contractEventsIn } from '../forwarding/records.ts';
import { filesIn, labelRefundsIn } from '../labels/records.ts';
import { boughtLogo } from '../logo/ordered.ts';
import { dayOf, hours, nowIn } from '../shared/clock.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { FILE_DAYS } from '../stamps/records.ts';
import { movesIn, type OrderRecord, stateCallsIn, type WireOrder } from './records.ts';
import { toldSince } from './since.ts';
import type { ServiceStory } from './story.ts';
import { trackingNumber } from './tracking.ts';

export type WireState = components['schemas']['ServiceState'];
type Entry = WireOrder['entries'][number];

const days = (count: number): number => hours(24 * count);

/** Days during which a label may be used, and after which it is said to be so no longer. */
const LABEL_DAYS = 60;
/** How long the backend makes what was ordered, in milliseconds. */
const making: Record<string, number> = { smt: 4000, vrel: 4000, mtel: 10_000, mtelLogo: 4000, reex: 6000, cel: 60_000 };

/** One label of an entry, or the whole entry where it has none. */
export interface Piece {
  /** A tracking number; the number of the entry where it has no labels. */
  id: string;
  entryNumber: number;
  service: string;
  status: string;
  statusDate: string;
  availableUntil: string | null;
  downloadedAt: string | null;
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

const ready = new Set(['READY_TO_DOWNLOAD', 'READY_FOR_PICKUP']);
/** Its file may be had, for the first time or again. */
export const isDownloadable = ({ service, status }: Pick<Piece, 'service' | 'status'>): boolean =>
  ready.has(status) ||
  (service in afterDownload && ['READY_FOR_SHIPMENT', 'PICKUP_COMPLETE'].includes(status)) ||
  (service === 'mtelLogo' && status === 'PAYMENT_CAPTURED');

const unmade = new Set(['CREATED', 'READY', 'WAITING']);
export const isMaking = ({ status }: Pick<Piece, 'status'>): boolean => unmade.has(status);

/** The labels of an entry, or the entry as one piece, as they stand now. */
export function piecesOf(world: World, record: OrderRecord, entry: Entry): Piece[] {
  const count = isLabelled(entry) ? entry.quantity : 1;
  return Array.from({ length: count }, (_, place) => pieceOf(world, record, { entry, place }));
}

function pieceOf(world: World, record: OrderRecord, { entry, place }: { entry: Entry; place: number }): Piece {
  const { code } = record;
  const service = entry.product.service ?? '';
  const entryNumber = entry.entryNumber;
  const id = isLabelled(entry) ? trackingNumber(code, entryNumber, place) : String(entryNumber);
  const story = record.story?.services[entryNumber];
  const first = story
    ? told(world, record, { story, place })
    : (ofLogo(world, record, entry) ?? byAge(world, record, service));
  const move = movesIn(world).findFirst((q) =>
    q.where((one) => one.orderCode === code && isOf(one.part, id, entryNumber)),
  );
  const file = filesIn(world).findFirst((q) => q.where({ orderCode: code, piece: id }));
  const refund = labelRefundsIn(world).findFirst((q) => q.where({ orderCode: code, trackingId: id }));
  const base = move ? { status: move.status, since: move.at } : first;
  const taken =
    !move && file && (ready.has(base.status) || base.status === 'PAYMENT_CAPTURED') && service in afterDownload
      ? { status: afterDownload[service] ?? base.status, since: Date.parse(file.at) }
      : base;
  const now = !move && refund ? refunded(world, refund.requestedAt) : taken;
  return {
    id,
    entryNumber,
    service,
    status: now.status,
    statusDate: new Date(now.since).toISOString(),
    availableUntil: isDated(service, now.status) && !story?.isDateless ? lastDayOf(world, record, service) : null,
    downloadedAt: file?.at ?? null,
  };
}

/** The file of stamps may be had again until its last day. */
const isDated = (service: string, status: string): boolean =>
  status === 'READY_FOR_PICKUP' || (service === 'mtel' && status === 'PICKUP_COMPLETE');

const isOf = (part: string, id: string, entryNumber: number) => part === id || part === String(entryNumber);

interface Since {
  status: string;
  since: number;
}

const placedAt = ({ order }: OrderRecord): number => Date.parse(order.fr.created);

/** A label may be downloaded for thirty days, stamps for a week; the order book's always have ten left. */
const lastDayOf = (world: World, record: OrderRecord, service: string): string =>
  dayOf(record.story ? nowIn(world) + days(10) : placedAt(record) + days(service === 'mtel' ? FILE_DAYS : 30));

function told(world: World, record: OrderRecord, { story, place }: { story: ServiceStory; place: number }): Since {
  const status = story.labels?.[place] ?? story.status;
  const calls = stateCallsIn(world).findFirst((q) => q.where({ orderCode: record.code }))?.count ?? 0;
  const isMade = record.story?.course !== 'third' || calls >= 3;
  return isMade
    ? { status, since: toldSince(record, { kind: 'services', status }) }
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

function byAge(world: World, record: OrderRecord, service: string): Since {
  const placed = placedAt(record);
  const made = placed + (making[service] ?? 0);
  if (nowIn(world) < made) return { status: 'CREATED', since: placed };
  const expired = placed + days(service === 'mtel' ? FILE_DAYS : LABEL_DAYS);
  if (expiring.has(service) && nowIn(world) >= expired) return { status: 'LABEL_EXPIRED', since: expired };
  if (service === 'cel') return { status: 'READY_FOR_SHIPMENT', since: made };
  return { status: dated.has(service) ? 'READY_FOR_PICKUP' : 'READY_TO_DOWNLOAD', since: made };
}

/** The money is back an hour after it was asked for. */
function refunded(world: World, requestedAt: string): Since {
  const asked = Date.parse(requestedAt);
  const paid = asked + hours(1);
  return nowIn(world) < paid ? { status: 'REFUND_PENDING', since: asked } : { status: 'REFUNDED', since: paid };
}

/** How far the entry of a service has come; nothing for goods. */
export function serviceStateOf(world: World, record: OrderRecord, { entry, lang }: { entry: Entry; lang: Lang }) {
  if (entry.product.productType !== 'ESERVICE') return {};
  const pieces = piecesOf(world, record, entry);
  const [first] = pieces;
  if (!first) return {};
  const last = pieces.toSorted((a, b) => a.statusDate.localeCompare(b.statusDate)).at(-1) ?? first;
  const status = statusOfAll(pieces);
  const downloaded = pieces
    .flatMap(({ downloadedAt }) => downloadedAt ?? [])
    .toSorted()
    .at(-1);
  const until = pieces.find((piece) => piece.status === status)?.availableUntil;
  const subscription = subscriptionOf(world, record, { entry, lang });
  const contract = contractOf(world, record, entry);
  const serviceState: WireState = {
    status,
    statusDate: last.statusDate,
    ...(until && { availableUntil: until }),
    ...(downloaded && { downloadedAt: downloaded }),
    ...(isLabelled(entry) && pieces.length === 1 && { trackingId: first.id }),
    ...(subscription && { subscription }),
    ...(contract && { contract }),
  };
  return { serviceState };
}

/** Of an entry with several labels: what they share, or how far their refunds are, or what the first of them is. */
function statusOfAll(pieces: readonly Piece[]): string {
  const statuses = new Set(pieces.map(({ status }) => status));
  const [first = ''] = statuses;
  if (statuses.size === 1) return first;
  if (statuses.has('REFUND_PENDING')) return 'REFUND_PENDING';
  if (statuses.has('REFUNDED')) return 'PARTIALLY_REFUNDED';
  return pieces.find(isMaking)?.status ?? pieces.find(isDownloadable)?.status ?? first;
}

function subscriptionOf(world: World, record: OrderRecord, { entry, lang }: { entry: Entry; lang: Lang }) {
  if (entry.product.service !== 'mtelLogo') return undefined;
  const { status, refusal, endDate } = boughtLogo(world, record, entry) ?? {
    status: 'APPROVED',
    refusal: null,
    endDate: dayOf(nowIn(world) + days(365)),
  };
  const reason = refusal?.message?.[lang];
  return { status, ...(reason && { reason }), ...(endDate && { endDate }) };
}

/** The mail-forwarding contract of an entry: made when the entry is, from the book or as it was composed. */
export function contractOf(world: World, record: OrderRecord, entry: Entry): WireState['contract'] {
  const lived = livedOf(world, record, entry);
  if (!lived) return undefined;
  const { contract, life, status } = lived;
  const { letters: _letters, steps, startDate, endDate, ...how } = life;
  const id = contractIdOf(record, entry);
  // One that came to nothing has no way to go.
  const isOver = status === 'CANCELLED' || status === 'OBJECTED';
  const dates = { startDate, endDate };
  if (isOver) return { id, status, ...contract, ...dates };
  // Somebody is asked for on the telephone: nothing is entered meanwhile.
  const isVerified = status !== 'TO_BE_VERIFIED';
  return { id, status, ...contract, ...dates, steps, ...(isVerified ? how : { activation: how.activation }) };
}

export const contractIdOf = ({ code }: OrderRecord, { entryNumber }: Entry): string =>
  `CONTRAT-${code.replace(/^CMD-/, '')}-${entryNumber}`;

/** A contract with all that happened to it; `undefined` of another service. */
export function livedOf(world: World, record: OrderRecord, entry: Entry) {
  if (entry.product.service !== 'reex') return undefined;
  const story = record.story?.services[entry.entryNumber]?.contract;
  const [piece] = piecesOf(world, record, entry);
  const move = movesIn(world).findFirst((q) => q.where({ orderCode: record.code, part: String(entry.entryNumber) }));
  const made = piece && isMaking(piece) && story?.status !== 'TO_BE_VERIFIED' ? 'CREATED' : 'READY_FOR_PICKUP';
  const isAwaited = record.story?.course === 'third' && made === 'CREATED';
  const contractId = contractIdOf(record, entry);
  const now = nowIn(world);
  const events = [
    ...(story?.past ?? []).map(([kind, daysAgo]) => ({ kind, at: (record.story?.toldAt ?? now) - days(daysAgo) })),
    ...contractEventsIn(world).findMany((q) => q.where({ contractId })),
  ];
  const { contract, email, ...composed } =
    composedIn(world, entry.configurationId) ?? ofTheBook(world, record, { entry, story });
  const objectedAt = events.find(({ kind }) => kind === 'objected')?.at;
  const status =
    objectedAt === undefined ? (move?.status ?? (isAwaited ? 'CREATED' : (story?.status ?? made))) : 'OBJECTED';
  const madeAt = status === 'CREATED' ? null : placedAt(record) + (making.reex ?? 0);
  return {
    contract,
    email: email ?? record.owner,
    status,
    objectedAt,
    life: lifeOf({ placedAt: placedAt(record), madeAt, ...composed, events, now }),
  };
}

interface Told {
  entry: Entry;
  story: ServiceStory['contract'];
}

/** A contract that nobody composed: the order book has it from the beginning. */
function ofTheBook(world: World, record: OrderRecord, { entry, story }: Told): ComposedContract {
  const {
    contractType,
    destination = 'national',
    activation = 'CODE_COURRIER',
    startsIn,
    lastsDays = 365,
  } = story ?? {};
  const told = record.story?.toldAt ?? nowIn(world);
  const start = startsIn === undefined ? placedAt(record) + days(7) : told + days(startsIn);
  return {
    contract: {
      contractType: contractType ?? (entry.product.code === 'reexpedition-definitive' ? 'definitive' : 'temporary'),
      destination,
      addressFrom: { streetName: '12 rue de la République', zipCode: '69002', city: 'Lyon' },
      addressTo: { streetName: '3 rue de Siam', zipCode: '29200', city: 'Brest' },
    },
    activation,
    startDate: dayOf(start),
    endDate: dayOf(start + days(lastsDays)),
    hasCard: true,
    email: undefined,
  };
}
