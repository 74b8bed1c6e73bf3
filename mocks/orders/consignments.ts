import type { components } from '#contracts/generated/orders.ts';
import { OWN_SHOP } from '../cart/delivery.ts';
import { bookSince } from '../order-book/since.ts';
import { movesIn, type OrderRecord, type WireOrder } from '../records/orders.ts';
import type { SenderStory } from '../records/story.ts';
import { dayOf, hours, minutes, nowIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { settings } from '../shared/settings.ts';
import { trackingNumber } from '../shared/tracking-numbers.ts';
import type { World } from '../shared/world.ts';

type Consignment = components['schemas']['Consignment'];
type Entry = WireOrder['entries'][number];

const days = (count: number): number => hours(24 * count);

/** The stages of what a sender sends, by the backend's clock; the operator needs no acceptance. */
const stages: { after: number; status: string }[] = [
  { after: 0, status: 'WAITING_ACCEPTANCE' },
  { after: minutes(10), status: 'SHIPPING' },
  { after: hours(24), status: 'SHIPPED' },
  { after: hours(96), status: 'RECEIVED' },
  { after: days(40), status: 'CLOSED' },
];
/** Days after the receipt during which a return may begin. */
const RETURN_DAYS = 30;

export const isGoods = ({ product }: Entry): boolean => product.productType === 'PRODUCT';

/** The consignments of an order: `{order}-A` is the operator's where it sends something, then one for each seller. */
export function consignmentsOf(world: World, record: OrderRecord, lang: Lang): Consignment[] {
  const goods = record.order[lang].entries.filter(isGoods);
  const senders = [...new Set(goods.map(({ sellerId = OWN_SHOP }) => sellerId))].toSorted();
  return senders.map((sender, place) =>
    consignmentOf(world, record, {
      sender,
      code: `${record.code}-${String.fromCharCode('A'.charCodeAt(0) + place)}`,
      entries: goods.filter(({ sellerId = OWN_SHOP }) => sellerId === sender),
      lang,
    }),
  );
}

interface SenderEntries {
  code: string;
  sender: string;
  entries: Entry[];
  lang: Lang;
}

function consignmentOf(world: World, record: OrderRecord, { code, sender, entries, lang }: SenderEntries): Consignment {
  const story = storyOf(world, record, { code, sender });
  const [first] = entries;
  const isSent = sentStatuses.has(story.status);
  const isSeller = sender !== OWN_SHOP;
  const number = isSent ? trackingNumber(code, 0, 0) : undefined;
  const carrier = story.carrier ?? (isSent ? { code: 'POFR', name: 'Colissimo' } : undefined);
  const arrival = first?.deliveryMode?.latestDate;
  return {
    code,
    ...(isSeller && { sellerId: sender }),
    ...(isSeller && first?.sellerName && { sellerName: first.sellerName }),
    status: story.status,
    statusDate: new Date(story.since).toISOString(),
    ...(story.reason && { reason: story.reason[lang] }),
    ...(story.deadline !== undefined && { shippingUntil: dayOf(nowIn(world) + days(story.deadline)) }),
    ...(arrival && !endedStatuses.has(story.status) && { targetArrivalDate: arrival }),
    ...(carrier && { carrier }),
    ...(number && { trackingID: number }),
    ...(number &&
      story.isFollowedElsewhere && { trackingUrl: `${settings.backendUrl}/ailleurs/suivi?colis=${number}` }),
    ...(story.returnDays !== undefined && { returnableUntil: dayOf(nowIn(world) + days(story.returnDays)) }),
    contactable: isSeller,
    entries: entries.map((orderEntry) => ({
      orderEntry,
      quantity: orderEntry.quantity,
      shippedQuantity: story.sent ?? (isSent ? orderEntry.quantity : 0),
      quantityDeclined: story.declined ?? (story.status === 'REFUSED' ? orderEntry.quantity : 0),
    })),
  };
}

const sentStatuses = new Set([
  'SHIPPED',
  'TO_COLLECT',
  'RECEIVED',
  'CLOSED',
  'INCIDENT_OPEN',
  'INCIDENT_CLOSED',
  'REFUNDED',
]);
/** No day of arrival is announced any more. */
const endedStatuses = new Set([...sentStatuses, 'REFUSED', 'CANCELED'].filter((each) => each !== 'SHIPPED'));

type SenderState = SenderStory & { since: number };

function storyOf(
  world: World,
  record: OrderRecord,
  { code, sender }: Pick<SenderEntries, 'code' | 'sender'>,
): SenderState {
  const placed = Date.parse(record.order.fr.created);
  const senderStory = record.story?.senders[sender];
  const usual = senderStory
    ? { ...senderStory, since: bookSince(record, { kind: 'goods', status: senderStory.status }) }
    : byAge(world, placed, sender);
  const move = movesIn(world).findFirst((q) => q.where({ orderCode: record.code, part: code }));
  if (!move) return usual;
  const reason: Words | undefined = move.reason ? { fr: move.reason, en: move.reason } : undefined;
  const { reason: _reason, deadline: _deadline, ...others } = usual;
  return { ...others, status: move.status, since: move.at, ...(reason && { reason }) };
}

function byAge(world: World, placed: number, sender: string): SenderState {
  const age = nowIn(world) - placed;
  const { after, status } = stages.findLast((stage) => age >= stage.after) ?? {
    after: 0,
    status: 'WAITING_ACCEPTANCE',
  };
  const daysToReturn = Math.floor((placed + hours(96) + days(RETURN_DAYS) - nowIn(world)) / days(1));
  return {
    status: status === 'WAITING_ACCEPTANCE' && sender === OWN_SHOP ? 'SHIPPING' : status,
    since: placed + after,
    ...(age < hours(24) && { deadline: 2 }),
    ...(status === 'RECEIVED' && daysToReturn >= 0 && { returnDays: daysToReturn }),
  };
}
