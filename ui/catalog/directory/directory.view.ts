import type { Named } from '#domain/catalog/catalog.ts';
import { alphabetically, type Brand, findByName, type SellerSummary } from '#domain/catalog/directory.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** All brands, or all sellers, from A to Z. */
export interface DirectoryView {
  title: string;
  text: string;
  breadcrumb: LinkView[];
  /** A GET form: the typed text becomes part of the address. */
  filter: { action: string; label: string; value: string };
  /** « 30 marques » */
  count: string;
  /** Links to the letters that have names. */
  letters: LinkView[];
  groups: { id: string; letter: string; rows: { href: string; name: string; facts: string[] }[] }[];
  empty: { text: string; all: LinkView } | null;
  /** The list could not be loaded: the page says so and links to itself. */
  failed: { text: string; retry: LinkView } | null;
}

/** The directory's kind, its filter, and its names; `null` when they could not be loaded. */
export type DirectoryOf = { typed: string } & (
  | { kind: 'brands'; entries: readonly Brand[] | null }
  | { kind: 'sellers'; entries: readonly SellerSummary[] | null }
);

export function directoryView(of: DirectoryOf, wording: Wording): DirectoryView {
  const { t, paths } = wording;
  const { kind, typed, entries } = of;
  const groups = entries === null ? [] : groupsOf(of, wording);
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const path = paths[kind]();
  return {
    title: t(kind === 'brands' ? 'catalog.allBrands' : 'catalog.allSellers'),
    text: t(kind === 'brands' ? 'catalog.brandsText' : 'catalog.sellersText'),
    breadcrumb: [{ label: t('catalog.home'), href: paths.home() }],
    filter: {
      action: path,
      label: t(kind === 'brands' ? 'catalog.findBrand' : 'catalog.findSeller'),
      value: typed,
    },
    count: t(kind === 'brands' ? 'catalog.brandCount' : 'catalog.sellerCount', { count: total }),
    letters: groups.map(({ id, letter }) => ({ label: letter, href: `#${id}` })),
    groups,
    empty: total === 0 && entries !== null ? emptyOf(of, wording) : null,
    failed:
      entries === null
        ? {
            text: t('catalog.failed'),
            retry: { label: t('catalog.retry'), href: paths[kind]({ q: typed }) },
          }
        : null,
  };
}

const emptyOf = ({ kind, typed }: DirectoryOf, { t, paths }: Wording): DirectoryView['empty'] => ({
  text: typed ? t('catalog.noName', { text: typed }) : t('catalog.noNames'),
  all: { label: t(kind === 'brands' ? 'catalog.allBrands' : 'catalog.allSellers'), href: paths[kind]() },
});

function groupsOf(of: DirectoryOf, wording: Wording): DirectoryView['groups'] {
  if (of.kind === 'brands')
    return groupByLetter({ entries: of.entries ?? [], typed: of.typed }, (brand) => brandRow(brand, wording));
  return groupByLetter({ entries: of.entries ?? [], typed: of.typed }, (seller) => sellerRow(seller, wording));
}

type Row = DirectoryView['groups'][number]['rows'][number];

const groupByLetter = <Entry extends Named>(
  { entries, typed }: { entries: readonly Entry[]; typed: string },
  row: (entry: Entry) => Row,
): DirectoryView['groups'] =>
  alphabetically(findByName(entries, typed)).map(({ letter, entries: under }) => ({
    id: `lettre-${letter === '#' ? 'autres' : letter.toLowerCase()}`,
    letter,
    rows: under.map(row),
  }));

const brandRow = ({ code, name, products }: Brand, wording: Wording): Row => ({
  href: wording.paths.plpMarque({ code }),
  name,
  facts: countOf(products, wording),
});

const countOf = (products: number | null, { t }: Wording): string[] =>
  products === null ? [] : [t('catalog.count', { count: products })];

const sellerRow = ({ code, slug, name, grade, evaluations, products }: SellerSummary, wording: Wording): Row => ({
  href: wording.paths.plpVendeur({ slug, code }),
  name,
  facts: [
    ...(grade === null ? [] : [wording.t('catalog.grade', { grade: wording.number(grade), count: evaluations })]),
    ...countOf(products, wording),
  ],
});
