import type { AddingLimit } from '#domain/cart/cart.ts';
import type { Offer, Product, ProductSummary } from '#domain/catalog/catalog.ts';
import { limitNote } from '#ui/catalog/card/added.view.ts';
import { cardView } from '#ui/catalog/card/card.view.ts';
import type { SuggestionsView } from '#ui/catalog/card/similar-products.tsx';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { SentHtml } from '#ui/lean/static-data.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type FactsView, factsView } from './facts.view.ts';
import { type OffersView, offersView } from './offers.view.ts';
import { similarId, type TermsView, termsView } from './terms.view.ts';

export interface PictureView {
  thumbnail: string;
  product: string;
  /** The image's `srcset`. */
  sources: string;
  zoom: string;
  alt: string;
  /** « Image 2 sur 3 » */
  position: string;
  /** « Agrandir l’image 2 sur 3 : Carnet de 12 timbres » */
  enlarge: string;
}

/** The page below the buy form. */
export interface DetailsView {
  similar: SuggestionsView | null;
  isSoldOut: boolean;
  offers: OffersView | null;
  facts: FactsView;
  report: LinkView;
}

export interface ProductView {
  code: string;
  title: string;
  summary: string;
  breadcrumb: LinkView[];
  pictures: PictureView[];
  /** Absent when the product cannot be bought, or not on this page. `to`: « au panier », which a phone only reads out. */
  buy?: { action: string; offerId: string; max: number; to: string };
  terms: TermsView;
  details: DetailsView;
  notice?: NoticeView;
  /** After an addition without JavaScript, instead of the dialog. */
  added?: { text: string; note?: string; cart: LinkView };
}

/** The view in the browser: terms and details are in the document's HTML. */
export type SentProduct = Omit<ProductView, 'terms' | 'details'> &
  Pick<TermsView, 'price'> &
  Record<'terms' | 'details', SentHtml>;

export interface ProductPage {
  product: Product;
  /** The offer in the address. */
  wantedOffer: string | null;
  /** The number of pieces just added, without JavaScript. */
  added: number | null;
  /** Why they are fewer than were asked for. */
  limit: AddingLimit | null;
  /** Products of the same aisle, to go on to, or to buy in place of this one. */
  similar: ProductSummary[];
}

/** The offer of an address: the named one, or the best. */
export const offerOf = ({ offers }: Product, wanted: string | null): Offer | null =>
  offers.find(({ id }) => id === wanted) ?? offers.find(({ best }) => best) ?? offers[0] ?? null;

export function productView(page: ProductPage, wording: Wording): ProductView {
  const { product, wantedOffer, similar } = page;
  const { t, paths } = wording;
  const offer = offerOf(product, wantedOffer);
  const isSoldOut = product.stock === 'out';
  const { code, title, summary } = product;
  return {
    code,
    title,
    summary,
    breadcrumb: [
      { label: t('catalog.home'), href: paths.home() },
      ...product.path.map((step) => ({ label: step.name, href: paths.plp({ code: step.code }) })),
    ],
    pictures: product.pictures.map(({ detail, ...picture }, index, all) => ({
      ...picture,
      sources: [`${picture.product} 360w`, ...(detail ? [`${detail} 720w`] : []), `${picture.zoom} 960w`].join(', '),
      position: t('product.picture', { place: index + 1, count: all.length }),
      enlarge: t('product.enlarge', { place: index + 1, count: all.length, alt: picture.alt }),
    })),
    ...buyOf(product, offer, wording),
    terms: {
      ...termsView(product, offer, wording),
      ...(isSoldOut && similar.length > 0
        ? { instead: { label: t('product.seeSimilar'), href: `#${similarId}` } }
        : {}),
    },
    details: {
      similar: similarView(page, wording),
      isSoldOut,
      offers: offersView(product, offer, wording),
      facts: factsView(product, wording),
      report: { label: t('product.report'), href: paths.helpSite({ topic: 'signalement', product: code }) },
    },
    ...answersOf(page, offer, wording),
  };
}

function similarView({ similar, product }: ProductPage, wording: Wording): SuggestionsView | null {
  if (similar.length === 0) return null;
  const { t, paths } = wording;
  const aisle = product.path.at(-1);
  return {
    id: similarId,
    title: t(product.stock === 'out' ? 'product.similar' : 'product.sameAisle'),
    ...(aisle ? { more: { label: aisle.name, href: paths.plp({ code: aisle.code }) } } : {}),
    cards: similar.map((one) => cardView(one, wording)),
    addAction: paths.home(),
  };
}

/** The notices at the top of the page. */
function answersOf(
  { product: { title, maxQuantity }, wantedOffer, added, limit }: ProductPage,
  offer: Offer | null,
  { t, paths }: Wording,
): Pick<ProductView, 'notice' | 'added'> {
  const unknown = wantedOffer !== null && offer?.id !== wantedOffer;
  return {
    ...(unknown ? { notice: { tone: 'info', text: t('catalog.unknownOffer') } } : {}),
    ...(added
      ? {
          added: {
            text: t('catalog.added', { count: added, title }),
            ...limitNote({ limit, quantity: added, lineQuantity: maxQuantity }, { t }),
            cart: { label: t('catalog.seeCart'), href: paths.cart() },
          },
        }
      : {}),
  };
}

/** A service is not bought here but in its journey. */
function buyOf(product: Product, offer: Offer | null, { t, paths }: Wording): Pick<ProductView, 'buy'> {
  if (offer === null || product.stock === 'out' || product.service || product.kind === 'service') return {};
  return {
    buy: {
      action: paths.product({ slug: product.slug, code: product.code }),
      offerId: offer.id,
      max: Math.max(1, Math.min(product.maxQuantity, offer.quantity || product.maxQuantity)),
      to: t('catalog.toCart'),
    },
  };
}
