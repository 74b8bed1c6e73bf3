import type { Picture } from '../pictures/picture.ts';
import { english, french, slugOf } from '../shared/pages/typography.ts';
import { hashOf } from '../shared/seed.ts';
import { brandOf } from './brands.ts';
import { lineageOf } from './categories.ts';
import { classificationsOf, markOf, type Traits } from './classifications.ts';
import type { CatalogItem, CatalogSafety, FactCode, Text } from './item.ts';
import { leastDeliveryCents, marketOffers, ownOffer } from './offers.ts';

/** A product as a shopkeeper would enter it. */
export interface Draft {
  code: string;
  name: Text;
  summary: Text;
  body: Text;
  points: Record<keyof Text, readonly string[]>;
  /** The leaf. */
  category: string;
  brand: string;
  cents: number;
  picture: Picture;
  /** Codes of sellers; `own` is the operator itself. Absent: the operator alone. */
  sellers?: readonly string[];
  used?: boolean;
  stock?: number;
  maxQuantity?: number;
  weight?: number;
  vatRate?: CatalogItem['vatRate'];
  postal?: boolean;
  facts?: Partial<Record<FactCode, string>>;
  traits?: Traits;
  ecoParticipationCents?: number;
  warnings?: Text[];
  releasedOn?: string;
  popularity?: number;
}

const typeset = ({ fr, en }: Text): Text => ({ fr: french(fr), en: english(en) });

const html = (body: string, points: readonly string[]): string =>
  `<p>${body}</p>${points.length > 0 ? `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` : ''}`;

const safetyOf = (brand: string, warnings: Text[]): CatalogSafety | undefined => {
  const maker = brandOf(brand);
  return (
    maker && {
      manufacturer: maker.name,
      postalAddress: maker.postalAddress,
      electronicAddress: maker.electronicAddress,
      warnings: warnings.map(typeset),
    }
  );
};

function offersOf(draft: Draft): CatalogItem['offers'] {
  const own = !draft.sellers || draft.sellers.includes('own');
  const offers = [
    ...(own ? [ownOffer({ ...draft, stock: draft.stock ?? 240 + (hashOf(draft.code) % 4000) })] : []),
    ...marketOffers(draft),
  ];
  const total = (offer: (typeof offers)[number]) => offer.priceCents + leastDeliveryCents(offer);
  return offers.sort((one, other) => total(one) - total(other) || one.id.localeCompare(other.id));
}

const RELEASE_DAYS = 1500;

/** A release day between 2022 and 2026 for goods without one. */
const someDay = (code: string): string =>
  new Date(Date.UTC(2022, 0, 3) + (hashOf(`${code} day`) % RELEASE_DAYS) * 86_400_000).toISOString().slice(0, 10);

function ratingOf(code: string): CatalogItem['rating'] {
  const seed = hashOf(`${code} rating`);
  if (seed % 5 === 0) return undefined;
  return { average: (36 + ((seed >>> 4) % 14)) / 10, count: 3 + ((seed >>> 8) % 240) };
}

/** Makes a product of the catalogue from a draft. */
export function product(draft: Draft): CatalogItem {
  const { body, points } = draft;
  const offers = offersOf(draft);
  const rating = ratingOf(draft.code);
  const classifications = classificationsOf(draft);
  const mark = markOf(classifications);
  const safety = safetyOf(draft.brand, draft.warnings ?? []);
  return {
    code: draft.code,
    slug: slugOf(draft.name.fr),
    name: typeset(draft.name),
    summary: typeset(draft.summary),
    description: typeset({ fr: html(body.fr, points.fr), en: html(body.en, points.en) }),
    productType: 'PRODUCT',
    categoryCodes: lineageOf(draft.category),
    brandCode: draft.brand,
    ...(draft.weight !== undefined && { weight: draft.weight }),
    vatRate: draft.vatRate ?? 0.2,
    maxQuantity: draft.maxQuantity ?? 50,
    stock: offers.reduce((sum, offer) => sum + offer.quantity, 0),
    offers,
    postal: draft.postal ?? false,
    facts: draft.facts ?? {},
    classifications,
    ...(mark && { mark }),
    ...(safety && { safety }),
    picture: draft.picture,
    releasedOn: draft.releasedOn ?? someDay(draft.code),
    popularity: draft.popularity ?? hashOf(`${draft.code} sales`) % 60,
    ...(rating && { rating }),
  };
}
