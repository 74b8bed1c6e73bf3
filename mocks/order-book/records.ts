import { itemOf, offerOf } from '#mocks/catalog/items.ts';
import { OWN_SHOP, shopGroups } from '../cart/delivery.ts';
import { pricedLines } from '../cart/lines.ts';
import { orderFrom } from '../checkout/order-of-cart.ts';
import type { CartRecord } from '../records/carts.ts';
import type { OrderRecord, WireOrder } from '../records/orders.ts';
import { accounts } from '../session/accounts.ts';
import { dayOf, hours } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { tariffs } from '../tariffs/forwarding.ts';
import { bookOf, isProfessional } from './book.ts';
import type { BookLine, BookOrder } from './book-order.ts';

/** What was read of the book in a world: an order keeps the day on which it was placed. */
const read = new WeakMap<World, Map<string, OrderRecord>>();

/** An order of the book of an account; `undefined`: there is no such order, or it is the other account's. */
export function bookOrder(world: World, owner: string, code: string): OrderRecord | undefined {
  const source = bookOf(owner).get(code);
  if (!source) return undefined;
  const records = read.get(world) ?? new Map<string, OrderRecord>();
  read.set(world, records);
  const record = records.get(code) ?? recordOf(world, { owner, code, source });
  records.set(code, record);
  return record;
}

/** The newest first. */
export const bookOrdersOf = (world: World, owner: string): OrderRecord[] =>
  [...bookOf(owner).keys()]
    .flatMap((code) => bookOrder(world, owner, code) ?? [])
    .toSorted((a, b) => b.order.fr.created.localeCompare(a.order.fr.created));

interface RecordSource {
  owner: string;
  code: string;
  source: BookOrder;
}

function recordOf(world: World, { owner, code, source }: RecordSource): OrderRecord {
  const cart = cartOf(owner, { code, source });
  // Prices and days of arrival are those of the day on which it was placed; an hour at least has passed.
  const past = { ...world, clockOffsetMs: -hours(24 * source.age + 1) };
  const toldAt = Date.now();
  const created = new Date(toldAt + past.clockOffsetMs).toISOString();
  const guid = `livre-${code}`;
  const inWords = (lang: Lang): WireOrder => {
    const order = orderFrom(past, cart, { code, guid, created, lang });
    const entries = order.entries.map((entry, at) => entryOfBook(entry, source.lines[at], lang));
    return { ...order, entries, ...(!isProfessional(owner) && isWaived(source) && { withdrawalWaivedAt: created }) };
  };
  return {
    code,
    owner,
    cartGuid: cart.guid,
    cartCode: cart.code,
    paymentId: null,
    order: { fr: inWords('fr'), en: inWords('en') },
    story: {
      toldAt,
      services: Object.fromEntries(source.lines.flatMap(({ service }, at) => (service ? [[at, service]] : []))),
      senders: source.senders ?? {},
      refunds: source.refunds ?? [],
      ...(source.course && { course: source.course }),
    },
  };
}

/** A contract runs for months: nobody waives its right. */
const isWaived = ({ lines }: BookOrder): boolean => lines.some(({ service }) => service && !service.contract);

type Entry = WireOrder['entries'][number];

/** What the book says of a composition that no journey made. */
const entryOfBook = (entry: Entry, line: BookLine | undefined, lang: Lang): Entry =>
  line?.info
    ? {
        ...entry,
        configurationInfos: [{ configurationLabel: line.info.label[lang], configurationValue: line.info.value[lang] }],
      }
    : entry;

function cartOf(owner: string, { code, source }: Pick<RecordSource, 'code' | 'source'>): CartRecord {
  const account = accounts.find(({ uid }) => uid === owner);
  const address = account?.addresses.find(({ defaultAddress }) => defaultAddress) ?? null;
  const { cents } = tariffs.on(dayOf(Date.now() - hours(24 * source.age)));
  const lines = source.lines.map(({ code: product, seller, quantity = 1, configurationId, service }) => ({
    code: product,
    offerId: offerIdOf(product, seller),
    quantity,
    ...(configurationId && { configurationId }),
    ...(service?.contract && { configuredCents: cents[service.contract.offerCode] ?? 0 }),
  }));
  const isPro = isProfessional(owner);
  return {
    guid: `livre-${code}`,
    code,
    site: isPro ? 'pro' : 'part',
    owner,
    touched: 0,
    lines,
    vouchers: [],
    deliveryAddress: address,
    billingAddress: address && isPro ? { ...address, companyNumber: '73282932000074' } : address,
    deliveryModes: Object.fromEntries(
      shopGroups(pricedLines({ lines }), address).map(({ sellerId, modes }) => [sellerId, modes[0]?.code ?? '']),
    ),
    paymentMode: source.isOnAccount ? 'deferred' : 'card',
    paymentDetails: null,
  };
}

function offerIdOf(product: string, seller = OWN_SHOP): string {
  const item = itemOf(product);
  if (!item) throw new Error(`The order book names ${product}, which the catalogue has not.`);
  const offer = item.offers.find(({ sellerId = OWN_SHOP }) => sellerId === seller) ?? offerOf(item);
  return offer.id;
}
