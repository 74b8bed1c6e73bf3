import { english, french } from '../shared/pages/typography.ts';
import type { CatalogFeature, FactCode, Text } from './item.ts';
import { facetValueNames } from './search/facet-values.ts';
import { sellerOf } from './sellers.ts';

/** The data of a product beside its texts. */
export interface Traits {
  madeInFrance?: boolean;
  /** From 0 to 10, one decimal. */
  repairability?: number;
  energyClass?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  /** Grams that the letter may weigh. */
  envelopeWeight?: number;
  recycledShare?: number;
  /** Length × width × height in mm. */
  dimensions?: string;
  pieces?: number;
  /** What a collector asks of a stamp, beside the year of its issue. */
  stamp?: { size: string; perforation: Text; printing: Text };
}

interface Described {
  code: string;
  sellers?: readonly string[];
  weight?: number;
  facts?: Partial<Record<FactCode, string>>;
  traits?: Traits;
  releasedOn?: string;
}

const text = (fr: string, en: string): Text => ({ fr: french(fr), en: english(en) });
const same = (value: string | number): Text => ({ fr: String(value).replace('.', ','), en: String(value) });
const yes = text('Oui', 'Yes');
const gram = { name: text('gramme', 'gram'), symbol: 'g' };

const factNames: Record<FactCode, Text> = {
  format: text('Format', 'Size'),
  theme: text('Thème', 'Theme'),
  rate: text('Tarif', 'Postage rate'),
  colour: text('Couleur', 'Colour'),
};

const isFact = (code: string): code is FactCode => code in factNames;

function facts(described: Described): CatalogFeature[] {
  return Object.entries(described.facts ?? {}).flatMap(([code, value]) => {
    const name = facetValueNames[code]?.[value];
    return name && isFact(code) ? [{ code, name: factNames[code], values: [name] }] : [];
  });
}

const millimetre = { name: text('millimètre', 'millimetre'), symbol: 'mm' };

function stampFeatures({ traits, releasedOn = '' }: Described): CatalogFeature[] {
  if (!traits?.stamp) return [];
  const { size, perforation, printing } = traits.stamp;
  return [
    { code: 'issueYear', name: text("Année d'émission", 'Year of issue'), values: [same(releasedOn.slice(0, 4))] },
    {
      code: 'stampSize',
      name: text('Format du timbre', 'Size of the stamp'),
      unit: millimetre,
      values: [text(size, size)],
    },
    { code: 'perforation', name: text('Dentelure', 'Perforation'), values: [perforation] },
    { code: 'printing', name: text('Impression', 'Printing'), values: [printing] },
  ];
}

const sobre = (described: Described): boolean =>
  (described.sellers ?? []).some((code) => sellerOf(code)?.ecoResponsible === true);

/** The characteristics of a product, the legally required ones first. */
export function classificationsOf(described: Described): CatalogFeature[] {
  const { madeInFrance, repairability, energyClass, envelopeWeight, recycledShare, dimensions, pieces } =
    described.traits ?? {};
  const features: (CatalogFeature | false)[] = [
    madeInFrance === true && {
      code: 'madeInFrance',
      name: text('Fabriqué en France', 'Made in France'),
      values: [yes],
    },
    repairability !== undefined && {
      code: 'repairabilityIndex',
      name: text('Indice de réparabilité', 'Repairability index'),
      unit: { name: text('sur dix', 'out of ten'), symbol: '/10' },
      values: [same(repairability.toFixed(1))],
    },
    energyClass !== undefined && {
      code: 'energyClass',
      name: text('Classe énergétique', 'Energy class'),
      values: [same(energyClass)],
      sheet: `https://etiquettes-energie.example/fiches/${described.code}`,
    },
    sobre(described) && {
      code: 'ecoResponsibleShop',
      name: text('Vendeur écoresponsable', 'Eco-responsible seller'),
      values: [yes],
    },
    envelopeWeight !== undefined && {
      code: 'envelopeWeight',
      name: text('Poids maximal du pli', 'Maximum weight of the letter'),
      unit: gram,
      values: [same(envelopeWeight)],
    },
    recycledShare !== undefined && {
      code: 'recycledShare',
      name: text('Matière recyclée', 'Recycled material'),
      unit: { name: text('pour cent', 'per cent'), symbol: '%' },
      values: [same(recycledShare)],
    },
    dimensions !== undefined && {
      code: 'dimensions',
      name: text('Dimensions', 'Dimensions'),
      unit: millimetre,
      values: [text(dimensions, dimensions)],
    },
    pieces !== undefined && {
      code: 'pieces',
      name: text('Nombre de pièces', 'Number of pieces'),
      values: [same(pieces)],
    },
    described.weight !== undefined && {
      code: 'weight',
      name: text('Poids', 'Weight'),
      unit: gram,
      values: [same(described.weight)],
    },
  ];
  return [...features.filter((feature) => feature !== false), ...facts(described), ...stampFeatures(described)];
}

/** The energy label comes before the index: the law requires it beside every price. */
const marks = ['energyClass', 'repairabilityIndex', 'madeInFrance', 'recycledShare'];

/** A card shows at most one mark. */
export const markOf = (features: readonly CatalogFeature[]): CatalogFeature | undefined =>
  marks.flatMap((wanted) => features.find(({ code }) => code === wanted) ?? [])[0];
