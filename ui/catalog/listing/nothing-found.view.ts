import type { CategoryTree, ProductSummary } from '#domain/catalog/catalog.ts';
import { cardView } from '#ui/catalog/card/card.view.ts';
import { departmentsView } from '#ui/catalog/departments/departments.view.ts';
import type { BannerView, CarouselView, SlotView } from '#ui/content/blocks/blocks.view.ts';
import { entryPictures } from '#ui/journey/entry/entry-pictures.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface Offered {
  categories: readonly CategoryTree[];
  products: readonly ProductSummary[];
}

interface Tile {
  label: string;
  href: string;
  picture: string;
  texts?: string[];
}

/** Below a search without results: the services, the departments and some products, with their pictures. */
export function nothingFoundSlots({ categories, products }: Offered, wording: Wording): SlotView[] {
  const { t, paths } = wording;
  const rows = [
    row('services', t('catalog.nothingServices'), [
      { label: t('layout.service.stamps'), href: paths.stamps(), picture: entryPictures.stamps },
      { label: t('layout.service.parcels'), href: paths.parcels(), picture: entryPictures.parcels },
      { label: t('layout.service.letters'), href: paths.letters(), picture: entryPictures.letters },
      {
        label: t('layout.service.registeredMail'),
        href: paths.registeredMail(),
        picture: entryPictures['registered-mail'],
      },
      { label: t('layout.service.forwarding'), href: paths.forwarding(), picture: entryPictures.forwarding },
    ]),
    row(
      'departments',
      t('catalog.nothingDepartments'),
      // Each service stands above.
      departmentsView(
        categories.filter(({ sending }) => sending !== 'service'),
        wording,
      ).links,
    ),
    row(
      'products',
      t('catalog.nothingProducts'),
      products
        .map((product) => cardView(product, wording))
        .map(({ title, price, priceNote, href, picture }) => ({
          label: title,
          texts: priceNote ? [price, priceNote] : [price],
          href,
          picture,
        })),
    ),
  ];
  return [{ position: 'nothing-found', blocks: rows.filter(({ banners }) => banners.length > 0) }];
}

const row = (uid: string, title: string, tiles: readonly Tile[]): CarouselView => ({
  kind: 'carousel',
  uid,
  title,
  titleTag: 'h2',
  more: null,
  banners: tiles.map(tileView),
});

const tileView = ({ label, href, picture, texts = [] }: Tile): BannerView => ({
  kind: 'banner',
  uid: href,
  headline: label,
  texts,
  link: { href },
  picture: picture ? { src: picture, alt: '' } : null,
  above: 0,
  below: 0,
});
