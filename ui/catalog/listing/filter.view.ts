import type { Facet, SearchPage } from '#domain/catalog/catalog.ts';
import { tabFacet } from '#domain/catalog/search-query.ts';
import type { LinkView } from '#ui/components/views.ts';
import { pairsOf } from '#ui/routing/queries/queries.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { listingQuery } from './listing-address.ts';
import { type ListingOf, waysOf } from './listing-links.view.ts';

interface FacetValueView {
  value: string;
  name: string;
  count: string;
  selected: boolean;
}

interface FacetView {
  code: string;
  name: string;
  /** Holds what is chosen, or was asked for. */
  open: boolean;
  /** Open until a shopper folds it. */
  first: boolean;
  /** What is shown at once: the top values and the selected ones. */
  values: FacetValueView[];
  /** The others, below a heading of their own. */
  rest?: { name: string; label: string; values: FacetValueView[] };
  /** The link to all values, for a long facet. */
  more?: LinkView;
}

/** A GET form: each control is part of the address. */
export interface FilterView {
  action: string;
  hidden: { name: string; value: string }[];
  sorts: { code: string; name: string; selected: boolean }[];
  facets: FacetView[];
  /** Whether there is any facet. */
  narrows: boolean;
  /** « Filtrer (2) » */
  label: string;
  /** « Voir les 25 produits » */
  show: string;
  /** The same list without any filter, when there is one. */
  clear?: LinkView;
}

export const selectedIn = ({ facets }: SearchPage) =>
  facets.flatMap((facet) => facet.values.filter(({ selected }) => selected).map((value) => ({ facet, value })));

export function filterOf(page: SearchPage, of: ListingOf, wording: Wording): FilterView {
  const { address, path, facet } = of;
  const { t } = wording;
  const tabs = address.facets.filter(({ code }) => code === tabFacet);
  return {
    action: facet?.whole ?? path,
    hidden: pairsOf('search', { ...listingQuery({ ...address, facets: tabs, page: 0 }), sort: null }).map(
      ([name, value]) => ({ name, value }),
    ),
    sorts: page.advice.length > 0 ? [] : page.sorts,
    label: t('catalog.filterCount', { count: selectedIn(page).length }),
    show: t('catalog.show', { count: page.total }),
    ...(selectedIn(page).length > 0 && { clear: { label: t('catalog.clear'), href: waysOf(of).narrowedBy(tabs) } }),
    narrows: page.facets.length > 0,
    facets: page.facets.map((each, place) => facetOf(each, place < opened, of, wording)),
  };
}

/** So many facets are open at first, with so many values; a rest of one or two is not worth a heading. */
const [opened, top, worth] = [3, 5, 3];

/** A facet longer than this shows its first values and the selected ones; the others are loaded on demand. */
const [long, first] = [24, 12];

/** Professionals, who read both prices, are told which one the bands are of; individuals read no other than with tax. */
export const facetName = ({ code, name, isNet }: Facet, { mode, t }: Wording): string =>
  isNet || (mode === 'pro' && code === priceFacet)
    ? t('catalog.taxedFacet', { name, net: String(isNet ?? false) })
    : name;

/** The facet whose values are amounts (contracts/catalog). */
const priceFacet = 'price';

function facetOf(facet: Facet, isFirst: boolean, of: ListingOf, wording: Wording): FacetView {
  const { t, number } = wording;
  const { code, values } = facet;
  const name = facetName(facet, wording);
  const whole = code === of.address.whole;
  const visible =
    whole || values.length <= long ? values : values.filter(({ selected }, place) => selected || place < first);
  const others = values.length - visible.length;
  const { narrowedBy, chosen } = waysOf({ ...of, address: { ...of.address, whole: code } });
  const views = visible.map((value, place) => ({
    isTop: whole || value.selected || place < top,
    view: { value: `${code}:${value.code}`, name: value.name, count: number(value.count), selected: value.selected },
  }));
  const rest = views.flatMap(({ isTop, view }) => (isTop ? [] : [view]));
  const isWorth = rest.length >= worth;
  return {
    code,
    name,
    open: whole || values.some(({ selected }) => selected),
    first: isFirst,
    values: views.flatMap(({ isTop, view }) => (isTop || !isWorth ? [view] : [])),
    ...(isWorth
      ? {
          rest: {
            name: t('catalog.otherValues', { facet: name }),
            label: t('catalog.moreValues', { count: rest.length }),
            values: rest,
          },
        }
      : {}),
    ...(others > 0 ? { more: { label: t('catalog.moreValues', { count: others }), href: narrowedBy(chosen) } } : {}),
  };
}
