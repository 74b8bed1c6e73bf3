import type { Drawing } from '../../pictures/picture.ts';
import { type Draft, product, type Words } from '../draft.ts';
import type { CatalogItem } from '../item.ts';

export type Row = [
  code: string,
  category: string,
  brand: string,
  cents: number,
  grams: number,
  sellers: string[],
  drawing: [Drawing, string, string],
  fr: Words,
  en: Words,
  more?: Partial<Draft>,
];

/** Goods that are each written by hand. */
export const goods = ([
  code,
  category,
  brand,
  cents,
  weight,
  sellers,
  [drawing, ...colours],
  fr,
  en,
  more,
]: Row): CatalogItem =>
  product({
    code,
    category,
    brand,
    cents,
    weight,
    sellers,
    picture: { kind: 'goods', drawing, colours },
    fr,
    en,
    ...more,
  });
