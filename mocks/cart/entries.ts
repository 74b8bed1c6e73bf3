import type { components } from '#contracts/generated/cart.ts';
import type { CatalogItem, CatalogOffer } from '#mocks/catalog/item.ts';
import { itemOf, offerOf } from '#mocks/catalog/items.ts';
import type { CartLine, CartRecord } from '../records/carts.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { type Problem, refusal, unknownIdentifier } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { entryAnswer } from './answer.ts';
import { changeCart } from './carts.ts';
import { composedFor, compositionOf } from './composed.ts';
import { available, isSameArticle, limitedGoodsOf, type PricedLine, pricedLines } from './lines.ts';
import { MAX_ORDER_CENTS } from './totals.ts';

export type Modification = components['schemas']['CartModification'];

interface Wanted {
  code: string;
  offerId?: string | undefined;
  configurationId?: string | undefined;
  quantity: number;
}

/** Adds to the line of the same article, or makes one. */
export async function addEntry(world: World, cart: CartRecord, wanted: Wanted, lang: Lang): Promise<Modification> {
  const { item, offer } = soldAs(wanted);
  const { configurationId } = wanted;
  const composed = composedFor(world, { code: item.code, configurationId, owner: cart.owner });
  const article = {
    code: item.code,
    offerId: offer.id,
    ...(composed && configurationId && { configurationId }),
    ...(composed?.cents !== undefined && { configuredCents: composed.cents }),
    ...(composed?.totalCents !== undefined && { configuredTotalCents: composed.totalCents }),
  };
  const index = cart.lines.findIndex((line) => isSameArticle(line, article));
  const before = cart.lines[index]?.quantity ?? 0;
  if (composed && before > 0) return { statusCode: 'maxOrderQuantityExceeded', quantityAdded: 0, quantity: before };
  const quantity = composed?.quantity ?? before + wanted.quantity;
  return setQuantity(world, cart, { item, offer, article, index, before, quantity }, lang);
}

export async function updateEntry(
  world: World,
  cart: CartRecord,
  { entryNumber, quantity }: { entryNumber: number; quantity: number },
  lang: Lang,
): Promise<Modification> {
  const line = lineAt(cart, entryNumber);
  if (quantity === 0) return removeEntry(world, cart, entryNumber);
  const sold = soldAs(line);
  if (sold.item.productType === 'ESERVICE' && quantity !== line.quantity)
    throw entryRefusal('quantityFixed', entryNumber);
  const change = { ...sold, article: line, index: entryNumber, before: line.quantity, quantity };
  return setQuantity(world, cart, change, lang);
}

export async function removeEntry(world: World, cart: CartRecord, entryNumber: number): Promise<Modification> {
  const { quantity } = lineAt(cart, entryNumber);
  await changeCart(world, cart, (draft) => {
    draft.lines.splice(entryNumber, 1);
  });
  return { statusCode: 'success', quantityAdded: -quantity, quantity: 0 };
}

function lineAt(cart: CartRecord, entryNumber: number): CartLine {
  const line = cart.lines[entryNumber];
  if (!line) throw entryRefusal('notFound', entryNumber);
  return line;
}

function soldAs({ code, offerId }: { code: string; offerId?: string | undefined }) {
  const item = itemOf(code);
  if (!item) throw unknownIdentifier(code, 'product');
  const offer = offerOf(item, offerId);
  if (offerId && offer.id !== offerId) throw unknownIdentifier(offerId, 'offer');
  return { item, offer };
}

interface Change {
  item: CatalogItem;
  offer: CatalogOffer;
  article: Omit<CartLine, 'quantity'>;
  /** -1 for a new line. */
  index: number;
  before: number;
  quantity: number;
}

async function setQuantity(world: World, cart: CartRecord, change: Change, lang: Lang): Promise<Modification> {
  const { item, offer, before } = change;
  // What was composed is as many pieces as were composed.
  const most = change.article.configurationId ? change.quantity : item.maxQuantity;
  const limits = { stock: available(world, item, offer), most };
  const quantity = Math.min(change.quantity, limits.stock, limits.most);
  const statusCode = statusOf(change.quantity, limits);
  if (quantity <= 0) return { statusCode, quantityAdded: 0, quantity: before };

  refuseAboveMaximum(cart, change, { quantity, lang });
  const changed = await changeCart(world, cart, (draft) => {
    const line = draft.lines[change.index];
    if (line) line.quantity = quantity;
    else draft.lines.push({ ...change.article, quantity });
  });
  const entryNumber = change.index < 0 ? changed.lines.length - 1 : change.index;
  const entry = pricedLines(changed).find((line) => line.entryNumber === entryNumber);
  return {
    statusCode,
    quantityAdded: quantity - before,
    quantity,
    ...(entry && { entry: entryAnswer(world, entry, lang) }),
  };
}

function statusOf(quantity: number, { stock, most }: { stock: number; most: number }): string {
  if (stock <= 0) return 'noStock';
  if (quantity <= stock && quantity <= most) return 'success';
  return stock <= most ? 'lowStock' : 'maxOrderQuantityExceeded';
}

function refuseAboveMaximum(
  cart: CartRecord,
  { offer, article, before, index }: Change,
  { quantity, lang }: { quantity: number; lang: Lang },
): void {
  const unitCents = article.configuredCents ?? offer.priceCents;
  const goods = limitedGoodsOf(pricedLines(cart)) + (quantity - before) * unitCents;
  if (article.configuredTotalCents === undefined && quantity > before && goods > MAX_ORDER_CENTS) {
    throw entryRefusal('maxAmount', index < 0 ? cart.lines.length : index, { limit: priceOf(MAX_ORDER_CENTS, lang) });
  }
}

const entryRefusal = (reason: string, entryNumber: number, more: Pick<Problem, 'limit'> = {}) =>
  refusal(400, {
    type: 'CartEntryError',
    reason,
    subject: String(entryNumber),
    subjectType: 'entry',
    message: `Entry ${entryNumber}: ${reason}.`,
    ...more,
  });

/**
 * OCC's check before checkout: lines that are out of stock shrink or are removed, and a changed price is announced
 * once.
 */
export async function validateCart(world: World, record: CartRecord, lang: Lang): Promise<Modification[]> {
  const cart = await atTodaysPrices(world, record);
  const lines = pricedLines(cart);
  const availableFor = ({ item, offer, quantity }: PricedLine) => Math.min(quantity, available(world, item, offer));
  const modifications = lines.flatMap((line) => [
    ...shortOf(line, availableFor(line)),
    ...updatePrice(line, { announcedCents: cart.lines[line.entryNumber]?.announcedCents, lang }),
  ]);
  if (modifications.length === 0) return [];
  await changeCart(world, cart, (draft) => {
    draft.lines = lines
      .map((line) => ({ ...articleOf(line, cart), quantity: availableFor(line) }))
      .filter(({ quantity }) => quantity > 0);
  });
  return modifications.map(({ line, ...modification }) => ({ ...modification, entry: entryAnswer(world, line, lang) }));
}

/** What is composed costs what its service says today; the price that a line had is announced as the one before. */
async function atTodaysPrices(world: World, cart: CartRecord): Promise<CartRecord> {
  const centsOf = ({ code, configurationId, configuredCents }: CartLine) =>
    configuredCents === undefined ? undefined : compositionOf(world, { code, configurationId })?.cents;
  const isOver = (line: CartLine) => (centsOf(line) ?? line.configuredCents) !== line.configuredCents;
  if (!cart.lines.some(isOver)) return cart;
  return changeCart(world, cart, ({ lines }) => {
    for (const line of lines.filter(isOver)) {
      line.announcedCents ??= line.configuredCents ?? 0;
      line.configuredCents = centsOf(line) ?? 0;
    }
  });
}

/** The line with the price that is now announced. */
function articleOf({ entryNumber, item, offer }: PricedLine, { lines }: CartRecord): Omit<CartLine, 'quantity'> {
  const { announcedCents: _, ...line } = lines[entryNumber] ?? {};
  return { ...line, code: item.code, offerId: offer.id };
}

const shortOf = (line: PricedLine, quantity: number) =>
  quantity < line.quantity
    ? [{ statusCode: quantity === 0 ? 'noStock' : 'lowStock', quantityAdded: quantity - line.quantity, quantity, line }]
    : [];

const updatePrice = (line: PricedLine, { announcedCents, lang }: { announcedCents: number | undefined; lang: Lang }) =>
  announcedCents === undefined || announcedCents === line.unitCents
    ? []
    : [
        {
          statusCode: 'priceChanged',
          quantityAdded: 0,
          quantity: line.quantity,
          previousBasePrice: priceOf(announcedCents, lang),
          line,
        },
      ];
