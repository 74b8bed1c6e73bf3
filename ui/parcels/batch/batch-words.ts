import { type BatchColumn, batchColumns } from '#domain/parcels/batch-columns.ts';
import type { ParcelOptions } from '#domain/parcels/parcels.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { coverName } from '../parcel-price.view.ts';

/** The name of a column, as the template and the form of a row have it. */
export function columnLabel(column: BatchColumn, { lang }: Pick<Wording, 'lang'>): string {
  const [fr, en] = batchColumns[column].names;
  return lang === 'fr' ? fr : en;
}

interface Option {
  code: string;
  name: string;
}

/** What may be chosen in a column; `null`: it is typed. */
export function columnChoices(
  column: BatchColumn,
  { options, wording }: { options: ParcelOptions; wording: Wording },
): Option[] | null {
  const { t } = wording;
  switch (column) {
    case 'article.1.origin':
      return options.madeIn.map(({ code, name }) => ({ code, name }));
    case 'destination':
      return options.destinations.map(({ code, name }) => ({ code, name }));
    case 'recipient.civility':
      return [
        { code: 'mrs', name: t('address.mrs') },
        { code: 'mr', name: t('address.mr') },
      ];
    case 'format':
      return options.formats.map(({ format }) => ({ code: format, name: t(`parcels.format.${format}`) }));
    case 'way':
      return options.ways.map(({ way }) => ({ code: way, name: t(`parcels.way.${way}`) }));
    case 'cover':
      return options.covers.map((code) => ({ code, name: coverName(code, wording) }));
    case 'category':
      return options.categories.map((code) => ({ code, name: t(`parcels.category.${code}`) }));
    default:
      return null;
  }
}
