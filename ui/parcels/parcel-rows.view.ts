import type { Declaration } from '#domain/parcels/declaration.ts';
import type { ParcelValues } from '#domain/parcels/parcels.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** How heavy and how large, and how many of them. */
export const measureRows = (
  { weight, format, size, quantity = 1 }: Pick<Partial<ParcelValues>, 'weight' | 'format' | 'size' | 'quantity'>,
  wording: Wording,
) => ({
  'row.weight': weight === undefined ? undefined : wording.weight(weight),
  format: format && wording.t(`parcels.format.${format}`),
  'row.size': size ? wording.t('parcels.sizeText', { ...size }) : undefined,
  'row.quantity': quantity > 1 ? wording.t('parcels.exact', { count: quantity }) : undefined,
});

export const declaredText = ({ category, articles }: Declaration, { t }: Wording): string =>
  [
    t(`parcels.category.${category}`),
    ...articles.map(({ quantity, description }) => `${quantity} × ${description}`),
  ].join('\n');
