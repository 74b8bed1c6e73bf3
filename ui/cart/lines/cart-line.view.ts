import { articleOf, type ReadLine } from '#domain/cart/cart.ts';
import { journeyStart } from '#ui/journey/journey-start.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { priceOf } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { quantityName } from './posted-quantities.ts';

export interface CartLineView {
  id: string;
  /** Stays the same when other lines are removed. */
  key: string;
  title: string;
  href?: string;
  picture?: string;
  /** The price of one piece, except of merged parcels; « dont 1,30 € d’éco-participation ». */
  facts: string[];
  quantity: number;
  quantityName: string;
  max: number;
  total: string;
  /** « Colissimo en ligne » merges parcel lines: removing it asks first, then removes all of them. */
  parcels?: {
    count: string;
    each: { id: string; text: string; total: string; removeLabel: string }[];
    question: string;
    confirm: string;
  };
  removeLabel: string;
  quantityLabel: string;
  /** Opens the journey again: the address of its form, and the id of the configuration. */
  edit?: { action: string; configuration: string; label: string };
}

export interface CartGroup {
  seller: string;
  lines: CartLineView[];
}

/** Lines by seller, the shop's own first, in the order in which they were added. */
export function groupsOf(lines: readonly ReadLine[], wording: Wording): CartGroup[] {
  const groups = new Map<string, ReadLine[]>();
  for (const line of lines.toSorted(
    (one, other) => Number(one.seller.id !== null) - Number(other.seller.id !== null),
  )) {
    const seller = line.seller.id === null ? wording.t('cart.ownShop') : (line.seller.name ?? line.seller.id);
    groups.set(seller, [...(groups.get(seller) ?? []), line]);
  }
  return [...groups.entries()].map(([seller, of]) => ({ seller, lines: of.map((line) => lineView(line, wording)) }));
}

function lineView(line: ReadLine, wording: Wording): CartLineView {
  const { t, paths, money } = wording;
  const isMerged = line.parts.length > 0;
  const title = isMerged ? t('cart.parcels') : line.title;
  return {
    id: line.id,
    key: isMerged ? 'parcels' : articleOf(line.id),
    title,
    ...(line.slug && !isMerged ? { href: paths.product({ slug: line.slug, code: line.code }) } : {}),
    ...(line.picture ? { picture: line.picture } : {}),
    facts: [
      ...(isMerged ? [] : [t('cart.unit', { price: priceOf(line.unit, wording).main })]),
      ...(line.ecoParticipation ? [t('cart.eco', { amount: money(line.ecoParticipation) })] : []),
    ],
    quantity: line.quantity,
    quantityName: quantityName(line),
    max: Math.max(line.maxQuantity, line.quantity),
    total: priceOf(line.total, wording).main,
    ...(isMerged ? { parcels: parcelsView(line, wording) } : {}),
    removeLabel: t('cart.removeLine', { title }),
    quantityLabel: t('cart.quantityOf', { title }),
    ...editOf(line, wording),
  };
}

/** A composed line is changed by its journey, as soon as the shop has it. */
function editOf({ service, configurationId, title }: ReadLine, wording: Wording): Pick<CartLineView, 'edit'> {
  if (service === null || configurationId === null) return {};
  const { href } = journeyStart(service, wording);
  if (!routeOf(href)?.entry.journey) return {};
  return { edit: { action: href, configuration: configurationId, label: wording.t('cart.editLine', { title }) } };
}

function parcelsView({ parts, quantity }: ReadLine, wording: Wording): CartLineView['parcels'] {
  const { t } = wording;
  return {
    count: t('cart.parcelCount', { count: quantity }),
    each: parts.map(({ id, title, quantity: count, total }) => ({
      id,
      text: t('cart.lineOf', { quantity: count, title }),
      total: priceOf(total, wording).main,
      removeLabel: t('cart.removeLine', { title }),
    })),
    question: t('cart.confirmParcels', { count: quantity }),
    confirm: t('cart.removeAllParcels', { count: quantity }),
  };
}
