import { boughtLogo, extendedLogo } from '../logo/ordered.ts';
import type { OrderRecord } from '../records/orders.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { contractOf } from './contracts.ts';
import {
  days,
  type Entry,
  isLabelled,
  isMaking,
  isUsable,
  nextDay,
  type Piece,
  piecesOf,
  type WireState,
} from './services.ts';

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
  // A vignette's day stands among what was composed, which the order book's have not, and nobody refunds it.
  const isLabel = first.service === 'smt';
  const isDayed = isLabel || record.story !== undefined;
  const validUntil = isDayed && pieces.find((piece) => piece.status === status)?.validUntil;
  const subscription = subscriptionOf(world, record, { entry, lang });
  const contract = contractOf(world, record, entry);
  const serviceState: WireState = {
    status: contract?.status === 'OBJECTED' ? 'CANCELLED' : status,
    statusDate: last.statusDate,
    ...(until && { availableUntil: until }),
    ...(validUntil && { validUntil }),
    ...(validUntil && isLabel && status !== 'AWAITING_DROP_OFF' && { refundableFrom: nextDay(validUntil) }),
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
  return pieces.find(isMaking)?.status ?? pieces.find(isUsable)?.status ?? first;
}

function subscriptionOf(world: World, record: OrderRecord, { entry, lang }: { entry: Entry; lang: Lang }) {
  if (entry.product.service !== 'mtelLogo') return undefined;
  const { status, refusal, endDate } = boughtLogo(world, record, entry) ??
    extendedLogo(world, record, entry) ?? {
      status: 'APPROVED',
      refusal: null,
      endDate: dayOf(nowIn(world) + days(365)),
    };
  const reason = refusal?.message?.[lang];
  return { status, ...(reason && { reason }), ...(endDate && { endDate }) };
}
