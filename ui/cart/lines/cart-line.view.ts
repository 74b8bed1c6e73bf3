import { articleOf, bySender, type Cart, hasFixedQuantity, type ReadLine } from '#domain/cart/cart.ts';
import type { IconName } from '#ui/components/values/icon.tsx';
import type { LinkView } from '#ui/components/views.ts';
import { isCopied, journeyEntryOf, journeyStart } from '#ui/journey/entry/journey-start.ts';
import { lineSymbol } from '#ui/order-lines/line-symbol.ts';
import { sellerName } from '#ui/order-lines/seller-name.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { priceOf, priceWithTax, unitPrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { compositionText } from './composition.view.ts';
import { quantityName } from './posted-quantities.ts';
import { deliveryTexts } from './sender-delivery.view.ts';

export interface CartLineView {
  id: string;
  /** Stays the same when other lines are removed. */
  key: string;
  title: string;
  href?: string;
  picture?: string;
  /** Drawn where there is no picture. */
  symbol: IconName;
  /** What was composed, the price of one piece where it has one, « dont 1,30 € d’éco-participation ». */
  facts: string[];
  quantity: number;
  quantityName: string;
  max: number;
  /** Instead of the quantity field: what was composed is changed by composing it again. */
  fixed?: string;
  total: string;
  /** Professionals read the total without tax first; this is the one with tax. */
  totalNote?: string;
  /** A service that was never composed, and where that is done, or whose composition no longer holds: it cannot be ordered. */
  bare?: { text: string; compose?: LinkView; edits?: ComposedView[] };
  /** « Colissimo en ligne » merges parcel lines: removing it asks first, then removes all of them. */
  parcels?: {
    count: string;
    each: ParcelView[];
    question: string;
    confirm: string;
  };
  removeLabel: string;
  quantityLabel: string;
  edit?: ComposedView;
  duplicate?: ComposedView;
}

/** One of several parcels. */
export interface ParcelView extends Pick<CartLineView, 'id' | 'removeLabel' | 'edit' | 'duplicate'> {
  text: string;
  total: string;
}

/** A form of the journey: its address, and the id of the configuration that is opened again or copied. */
export interface ComposedView {
  action: string;
  configuration: string;
  label: string;
}

export interface CartGroup {
  seller: string;
  /** What its delivery costs at least, and what is missing until it is free. */
  delivery: string[];
  lines: CartLineView[];
}

type DeliveredCart = Pick<Cart, 'senderDeliveries' | 'deliveryAddress' | 'deliveryChosen'>;

/** Lines by seller, the shop's own first, in the order in which they were added. */
export function groupsOf(lines: readonly ReadLine[], cart: DeliveredCart, wording: Wording): CartGroup[] {
  return bySender(lines).map((of) => {
    const { id, name } = of[0]?.seller ?? { id: null, name: null };
    return {
      seller: sellerName({ id, name }, wording, 'start') ?? wording.t('cart.ownShop'),
      delivery: deliveryTexts(id, cart, wording),
      lines: of.map((line) => lineView(line, wording)),
    };
  });
}

function lineView(line: ReadLine, wording: Wording): CartLineView {
  const { t, paths } = wording;
  const isMerged = line.parts.length > 0;
  const title = isMerged ? t('cart.parcels') : line.title;
  const unit = isMerged ? null : unitPrice(line, wording);
  const total = priceOf(line.total, wording);
  const composition = compositionText(line, wording);
  // Two letters have one title: what was composed tells their controls apart.
  const name = [title, ...composition].join(', ');
  return {
    id: line.id,
    key: isMerged ? 'parcels' : articleOf(line.id),
    title,
    ...(line.slug && !isMerged ? { href: paths.product({ slug: line.slug, code: line.code }) } : {}),
    ...(line.picture ? { picture: line.picture } : {}),
    symbol: lineSymbol(line),
    facts: [
      ...composition,
      ...(unit ? [t('cart.unit', { price: unit })] : []),
      ...(line.ecoParticipation ? [t('cart.eco', { amount: priceWithTax(line.ecoParticipation, wording) })] : []),
    ],
    quantity: line.quantity,
    quantityName: quantityName(line),
    max: Math.max(line.maxQuantity, line.quantity),
    ...(hasFixedQuantity(line) ? { fixed: t('cart.quantity', { quantity: line.quantity }) } : {}),
    total: total.main,
    ...(total.note ? { totalNote: total.note } : {}),
    ...bareOf(line, wording),
    ...(isMerged ? { parcels: parcelsView(line, wording) } : {}),
    removeLabel: t('cart.removeLine', { title: name }),
    quantityLabel: t('cart.quantityOf', { title: name }),
    ...(isMerged ? {} : composedOf(line, { name, wording })),
  };
}

/** A composed line is changed by its journey, as soon as the shop has it; most are copied there too. */
function composedOf(
  { service, configurationId }: Pick<ReadLine, 'service' | 'configurationId'>,
  { name, wording }: { name: string; wording: Wording },
): Pick<CartLineView, 'edit' | 'duplicate'> {
  if (service === null || configurationId === null) return {};
  const href = journeyEntryOf(service, wording);
  if (!routeOf(href)?.entry.journey) return {};
  const { t } = wording;
  const at = { action: href, configuration: configurationId };
  return {
    edit: { ...at, label: t('cart.editLine', { title: name }) },
    ...(isCopied(service) ? { duplicate: { ...at, label: t('cart.duplicateLine', { title: name }) } } : {}),
  };
}

function bareOf({ code, isBare, outdated, service, parts }: ReadLine, wording: Wording): Pick<CartLineView, 'bare'> {
  const { t } = wording;
  if (!isBare && outdated.length > 0) {
    const edits = parts.filter((part) => part.outdated.length > 0).flatMap((part) => partEdit(part, wording));
    const text = t('cart.outdatedLine', { parts: outdated.join(', '), count: edits.length });
    return { bare: { text, ...(edits.length > 0 && { edits }) } };
  }
  if (!isBare) return {};
  const compose = service && { href: journeyStart({ service, code }, wording).href, label: t('cart.compose') };
  const text = t(parts.length > 0 ? 'cart.bareParcels' : 'cart.bareLine');
  return { bare: { text, ...(compose ? { compose } : {}) } };
}

/** « Modifier » of one of several parcels, named by the first that was composed of it: where it goes. */
function partEdit(part: ReadLine['parts'][number], wording: Wording): ComposedView[] {
  const name = compositionText(part, wording)[0] ?? part.title;
  const { edit } = composedOf(part, { name, wording });
  return edit ? [{ ...edit, label: wording.t('cart.editPart', { name }) }] : [];
}

function parcelsView({ parts, quantity }: ReadLine, wording: Wording): CartLineView['parcels'] {
  const { t } = wording;
  return {
    count: t('cart.parcelCount', { count: quantity }),
    each: parts.map((part) => {
      const { id, title, quantity: count, total, isBare, outdated } = part;
      const facts = [
        ...compositionText(part, wording),
        ...(isBare ? [t('cart.barePart')] : []),
        ...(outdated.length > 0 ? [t('cart.outdatedPart')] : []),
      ];
      const text = [t('cart.lineOf', { quantity: count, title }), ...facts].join(', ');
      const name = [title, ...facts].join(', ');
      return {
        id,
        text,
        total: priceOf(total, wording).main,
        removeLabel: t('cart.removeLine', { title: name }),
        ...composedOf(part, { name, wording }),
      };
    }),
    question: t('cart.confirmParcels', { count: quantity }),
    confirm: t('cart.removeAllParcels', { count: quantity }),
  };
}
