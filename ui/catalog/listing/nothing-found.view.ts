import type { CategoryTree, ProductSummary } from '#domain/catalog/catalog.ts';
import { cardView } from '#ui/catalog/card/card.view.ts';
import { departmentsView } from '#ui/catalog/departments/departments.view.ts';
import type { BannerView, CarouselView, ContentPicture, SlotView } from '#ui/content/blocks/blocks.view.ts';
import { entryPictures } from '#ui/journey/entry/entry-pictures.ts';
import { mainServices, serviceLink } from '#ui/page/services.view.ts';
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

const pictures = { ...entryPictures, registeredMail: entryPictures['registered-mail'] };

const square = { size: { width: 480, height: 480 }, isSquare: true };
const landscape = { size: { width: 640, height: 480 } };
type Shape = Pick<ContentPicture, 'size' | 'isSquare'>;

/** Below a search without results: the services, the departments and some products, with their pictures. */
export function nothingFoundSlots({ categories, products }: Offered, wording: Wording): SlotView[] {
  const { t } = wording;
  const rows = [
    row(
      'services',
      t('catalog.nothingServices'),
      mainServices.map((service) => ({ ...serviceLink(service, wording), picture: pictures[service] })),
      landscape,
    ),
    row(
      'departments',
      t('catalog.nothingDepartments'),
      // Each service stands above.
      departmentsView(
        categories.filter(({ sending }) => sending !== 'service'),
        wording,
      ).links,
      square,
    ),
    row(
      'products',
      t('catalog.nothingProducts'),
      products
        .map((product) => cardView(product, wording))
        .map(({ lead, details = '', price, priceNote = '', href, picture }) => ({
          label: lead,
          texts: [details, price, priceNote].filter(Boolean),
          href,
          picture,
        })),
      square,
    ),
  ];
  return [{ position: 'nothing-found', blocks: rows.filter(({ banners }) => banners.length > 0) }];
}

const row = (uid: string, title: string, tiles: readonly Tile[], shape: Shape): CarouselView => ({
  kind: 'carousel',
  uid,
  title,
  titleTag: 'h2',
  more: null,
  banners: tiles.map((tile) => tileView(tile, shape)),
});

const tileView = ({ label, href, picture, texts = [] }: Tile, shape: Shape): BannerView => ({
  kind: 'banner',
  uid: href,
  headline: label,
  texts,
  link: { href },
  picture: picture ? { src: picture, alt: '', ...shape } : null,
  above: 0,
  below: 0,
});
