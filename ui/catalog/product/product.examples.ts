import { cards } from '#ui/catalog/catalog.examples.ts';
import { pictures } from '#ui/components/pictures.examples.ts';
import type { OfferRow, OffersView } from './offers.view.ts';
import type { DetailsView, PictureView, ProductView } from './product.view.ts';
import type { TermsView } from './terms.view.ts';

export const photos = (...shown: [picture: string, alt: string][]): PictureView[] =>
  shown.map(([picture, alt], index) => ({
    // Distinct addresses, as the backend's are.
    thumbnail: `${picture}#${index}`,
    product: `${picture}#${index}`,
    sources: `${picture}#${index} 360w`,
    zoom: `${picture}#${index}`,
    alt,
    position: `Image ${index + 1} sur ${shown.length}`,
    enlarge: `Agrandir l’image ${index + 1} sur ${shown.length}\u202f: ${alt}`,
  }));

export const someTerms = (change: Partial<TermsView> = {}): TermsView => ({
  marks: [{ label: 'Fabriqué en France' }],
  price: { main: '18,24 €', note: 'soit 1,52 € le timbre' },
  stock: { state: 'in', label: 'En stock' },
  delivery: 'Livré entre mar. 24/11/2026 et jeu. 26/11/2026',
  returns: 'Retour accepté pendant 30 jours',
  seller: { text: 'Vendu et expédié par La boutique' },
  brand: { label: 'La boutique', href: '/boutique/marque/la-boutique' },
  ...change,
});

export const someDetails = (change: Partial<DetailsView> = {}): DetailsView => ({
  similar: null,
  isSoldOut: false,
  offers: null,
  facts: {
    descriptionHtml:
      '<p>Un carnet à garder dans un tiroir\u202f: les timbres restent valables quel que soit le tarif en vigueur.</p><ul><li>Gommage autocollant</li><li>Distribution indicative en trois jours</li></ul>',
    characteristics: [
      { name: 'Poids', value: '12\u00a0g' },
      { name: 'Format', value: 'Carnet' },
      { name: 'Poids maximal du pli', value: '20\u00a0g' },
    ],
  },
  report: { label: 'Signaler ce produit', href: '/espace-aide?sujet=signalement&produit=1121001' },
  ...change,
});

export const aProduct = (change: Partial<ProductView> = {}): ProductView => ({
  code: '1121001',
  title: 'Carnet de 12 timbres Marianne, Lettre verte',
  summary: 'Douze timbres autocollants à validité permanente, pour une lettre jusqu’à 20 g partout en France.',
  breadcrumb: [
    { label: 'Accueil', href: '/' },
    { label: 'Timbres', href: '/boutique/c/timbres' },
    { label: 'Carnets', href: '/boutique/c/carnets' },
  ],
  pictures: photos(
    [pictures.greenBooklet, 'Carnet de douze timbres verts'],
    [pictures.envelope, 'Enveloppe affranchie avec un timbre du carnet'],
  ),
  buy: { action: '/boutique/ajouter', offerId: '2000', max: 20, to: 'au panier' },
  terms: someTerms(),
  details: someDetails(),
  ...change,
});

const offer = (id: string, change: Partial<OfferRow>): OfferRow => ({
  id,
  seller: 'Papeterie du Canal',
  grade: '4,6 sur 5 (212 avis)',
  condition: 'Neuf',
  price: '7,90 €',
  shipping: 'À partir de 4,50 €',
  total: 'À partir de 12,40 €',
  delay: '2 à 3 jours',
  returns: '30 jours',
  sellerHref: '/boutique/vendeur/papeterie-du-canal/2001',
  href: `/boutique/p/1131050/offer/offer_${id}`,
  current: false,
  ...change,
});

const criteria = { label: 'Comment les offres sont classées', href: '/criteres-de-classement' };

export const fourOffers: OffersView = {
  title: '4 offres à partir de 12,40 €, livraison comprise',
  criteria,
  rows: [
    offer('1', { why: 'Meilleur total', current: true }),
    offer('2', {
      seller: 'Comptoir du Pli',
      price: '12,90 €',
      shipping: 'Offerte',
      total: '12,90 €',
      delay: '3 à 5 jours',
    }),
    offer('3', {
      seller: 'Bureau & Courrier',
      price: '9,20 €',
      shipping: 'À partir de 4,90 €',
      total: 'À partir de 14,10 €',
      grade: undefined,
    }),
    offer('4', {
      seller: 'La Réserve',
      condition: 'Reconditionné',
      price: '6,80 €',
      shipping: 'À partir de 7,90 €',
      total: 'À partir de 14,70 €',
    }),
  ],
};

const manyOffers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    offer(String(from + index), { why: index + from === 0 ? 'Meilleur total' : undefined }),
  );

export const fortyOffers: OffersView = {
  title: '40 offres à partir de 12,40 €, livraison comprise',
  rows: manyOffers(6),
  more: { label: 'Voir les 34 autres offres', open: false, rows: manyOffers(34, 6) },
  criteria,
};

export const professionalOffers: OffersView = {
  ...fourOffers,
  title: '4 offres à partir de 12,40 €, livraison comprise',
  rows: fourOffers.rows.map((row) => ({
    ...row,
    price: '6,58 € HT',
    priceNote: `${row.price} TTC`,
    shipping: row.shipping === 'Offerte' ? row.shipping : `${row.shipping} TTC`,
    total: `${row.total} TTC`,
  })),
};

export const someSimilar: DetailsView['similar'] = {
  id: 'similaires',
  title: 'Produits similaires',
  cards: cards(4),
  addAction: '/',
};

export const anEnglishProduct = aProduct({
  title: 'Booklet of 12 Marianne stamps, green letter',
  summary: 'Twelve self-adhesive stamps that stay valid, for a letter of up to 20 g anywhere in France.',
  breadcrumb: [
    { label: 'Home', href: '/' },
    { label: 'Stamps', href: '/boutique/c/timbres' },
  ],
  pictures: photos([pictures.greenBooklet, 'Booklet of twelve green stamps']),
  buy: { action: '/boutique/ajouter', offerId: '2000', max: 20, to: 'to basket' },
  terms: someTerms({
    marks: [{ label: 'Made in France' }],
    price: { main: '€18.24', note: '€1.52 a stamp' },
    stock: { state: 'in', label: 'In stock' },
    delivery: 'Delivered between Tue 24/11/2026 and Thu 26/11/2026',
    returns: 'Returns accepted for 30 days',
    seller: { text: 'Sold and shipped by La boutique' },
  }),
  details: someDetails({
    facts: {
      descriptionHtml: '<p>Keep a booklet in a drawer: its stamps stay valid whatever the current rate.</p>',
      characteristics: [
        { name: 'Weight', value: '12\u00a0g' },
        { name: 'Format', value: 'Booklet' },
      ],
    },
    report: { label: 'Report this product', href: '/espace-aide?sujet=signalement&produit=1121001' },
  }),
});
