import type { Line } from '#domain/cart/cart.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { OrderLineView } from '#ui/orders/consignments/order-line.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** « Préparer le même colis » of a parcel that was bought; nothing where its composition is not known. */
export function onceMoreOf(
  { service, configurationId: configuration }: Line,
  { code: order, wording: { t, paths } }: { code: string; wording: Wording },
): Pick<OrderLineView, 'onceMore'> {
  if (service !== 'parcel' || !configuration) return {};
  const fields = { intent: 'once-more', order, configuration } as const;
  return { onceMore: { action: paths.parcels(), fields, label: t('parcels.onceMore') } };
}

/** The way to save one parcel under a name; a batch has none. */
export const savingLinks = ({ service, configurationId, isBatch }: Line, { t, paths }: Wording): LinkView[] =>
  service === 'parcel' && configurationId && !isBatch
    ? [{ label: t('parcels.saveParcel'), href: paths.savedParcels({ parcel: configurationId }) }]
    : [];
