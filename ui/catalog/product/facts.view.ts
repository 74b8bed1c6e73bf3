import type { Product } from '#domain/catalog/catalog.ts';
import type { Characteristic, CharacteristicCode } from '#domain/catalog/facts.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface Row {
  name: string;
  value: string;
}

export interface FactsView {
  /** Sanitised by the adapter's allow-list. */
  descriptionHtml: string;
  characteristics: Row[];
  /** Who is responsible for the product, and its warnings (GPSR, article 19). */
  safety?: { rows: Row[]; warnings: string[] };
}

export const factsView = (product: Product, wording: Wording): FactsView => ({
  descriptionHtml: product.description,
  characteristics: characteristicsOf(product, wording),
  ...safetyOf(product, wording),
});

/** The weight of the product is the first row. */
function characteristicsOf({ weight, characteristics }: Product, wording: Wording): Row[] {
  const rows = characteristics.map((one) => ({ name: one.name, value: valueOf(one, wording) }));
  return weight ? [{ name: wording.t('catalog.weight'), value: wording.weight(weight) }, ...rows] : rows;
}

/** « 8,2/10 », « 250 × 176 mm »; grams are formatted like every weight (specification §9). */
function valueOf({ code, value, unit }: Characteristic, { weight }: Wording): string {
  if (code === 'envelopeWeight' && /^\d+$/.test(value)) return weight(Number(value));
  return unit.startsWith('/') || unit === '' ? value + unit : `${value}\u00a0${unit}`;
}

/** The law requires some marks with their value; the others are one word. */
const marks: Partial<Record<CharacteristicCode, 'value' | 'word'>> = {
  repairabilityIndex: 'value',
  durabilityIndex: 'value',
  energyClass: 'value',
  madeInFrance: 'word',
  ecoResponsibleShop: 'word',
};

const isYes = (value: string) => /^(oui|yes|true|1)$/i.test(value);

export interface MarkView {
  label: string;
  /** The product's sheet on another site. */
  sheet?: string;
}

/** The marks beside the price. */
export const marksOf = ({ characteristics }: Product, wording: Wording): MarkView[] =>
  characteristics.flatMap((one) => {
    const kind = marks[one.code];
    if (kind === 'word') return isYes(one.value) ? [{ label: one.name }] : [];
    if (!kind) return [];
    const label = wording.t('product.mark', { name: one.name, value: valueOf(one, wording) });
    return [{ label, ...(one.sheet ? { sheet: one.sheet } : {}) }];
  });

function safetyOf({ safety }: Product, { t }: Wording): Pick<FactsView, 'safety'> {
  if (!safety) return {};
  const { responsible, warnings } = safety;
  const rows = [
    { name: t('product.manufacturer'), value: safety.name },
    { name: t('product.address'), value: safety.address },
    { name: t('product.contact'), value: safety.contact },
    ...(responsible
      ? [
          {
            name: t('product.responsible'),
            value: [responsible.name, responsible.address, responsible.contact].filter(Boolean).join('\n'),
          },
        ]
      : []),
  ];
  return { safety: { rows: rows.filter(({ value }) => value !== ''), warnings } };
}
