import type { CatalogItem } from './item.ts';
import { catalogItems } from './items.ts';

/** The number of categories that two products share. */
const kinship = (one: CatalogItem, other: CatalogItem) =>
  one.categoryCodes.filter((code) => other.categoryCodes.includes(code)).length;

/** The most similar goods, the nearest first. */
export const closeTo = (item: CatalogItem): CatalogItem[] =>
  catalogItems
    .filter((other) => other !== item && kinship(item, other) > 0)
    .toSorted((one, other) => kinship(other, item) - kinship(one, item));
