import { pictures } from '#ui/shared/pictures.examples.ts';
import type { OfferRow, ProductView } from './product.view.ts';

const photo = (picture: string, alt: string) => ({ thumbnail: picture, product: picture, zoom: picture, alt });

export const aProduct = (change: Partial<ProductView> = {}): ProductView => ({
  code: '1121001',
  title: 'Carnet de 12 timbres Marianne, Lettre verte',
  breadcrumb: [
    { label: 'Accueil', href: '/' },
    { label: 'Timbres', href: '/boutique/timbres' },
    { label: 'Carnets', href: '/boutique/timbres/carnets' },
  ],
  pictures: [
    photo(pictures.greenBooklet, 'Carnet de douze timbres verts'),
    photo(pictures.envelope, 'Enveloppe affranchie avec un timbre du carnet'),
  ],
  price: { main: '18,24 €', note: 'soit 1,52 € le timbre' },
  soldBy: 'Vendu et expédié par La boutique',
  delivery: 'Livré entre mardi 24 et jeudi 26 novembre',
  stock: { state: 'in', label: 'En stock' },
  buy: { action: '/boutique/ajouter', offerId: '2000', max: 20, label: 'Ajouter au panier' },
  offers: null,
  summary: 'Douze timbres autocollants à validité permanente, pour une lettre jusqu’à 20 g partout en France.',
  descriptionHtml:
    '<p>Un carnet à garder dans un tiroir\u00a0: les timbres restent valables quel que soit le tarif en vigueur.</p><ul><li>Gommage autocollant</li><li>Distribution indicative en trois jours</li></ul>',
  characteristics: [
    { name: 'Format', value: 'Carnet' },
    { name: 'Nombre de timbres', value: '12' },
    { name: 'Poids de la lettre', value: 'Jusqu’à 20 g' },
  ],
  marks: ['Fabriqué en France'],
  ...change,
});

const offer = (id: string, change: Partial<OfferRow>): OfferRow => ({
  id,
  seller: 'Papeterie du Canal',
  grade: '4,6 sur 5 (212 avis)',
  condition: 'Neuf',
  price: '7,90 €',
  shipping: '4,50 €',
  total: '12,40 €',
  delay: '2 à 3 jours',
  returns: '30 jours',
  href: `/boutique/p/1131050/offre/${id}`,
  current: false,
  ...change,
});

export const fourOffers: NonNullable<ProductView['offers']> = {
  title: '4 offres à partir de 12,40 €',
  rows: [
    offer('1', { why: 'meilleur total', current: true }),
    offer('2', {
      seller: 'Comptoir du Pli',
      price: '12,90 €',
      shipping: 'offerte',
      total: '12,90 €',
      delay: '3 à 5 jours',
    }),
    offer('3', {
      seller: 'Bureau & Courrier',
      price: '9,20 €',
      shipping: '4,90 €',
      total: '14,10 €',
      grade: undefined,
    }),
    offer('4', {
      seller: 'La Réserve',
      condition: 'Reconditionné',
      price: '6,80 €',
      shipping: '7,90 €',
      total: '14,70 €',
    }),
  ],
};

export const anEnglishProduct = aProduct({
  title: 'Booklet of 12 Marianne stamps, green letter',
  breadcrumb: [
    { label: 'Home', href: '/' },
    { label: 'Stamps', href: '/boutique/timbres' },
  ],
  pictures: [photo(pictures.greenBooklet, 'Booklet of twelve green stamps')],
  price: { main: '€18.24', note: '€1.52 a stamp' },
  soldBy: 'Sold and shipped by La boutique',
  delivery: 'Delivered between Tuesday 24 and Thursday 26 November',
  stock: { state: 'in', label: 'In stock' },
  buy: { action: '/boutique/ajouter', offerId: '2000', max: 20, label: 'Add to basket' },
  summary: 'Twelve self-adhesive stamps that stay valid, for a letter of up to 20 g anywhere in France.',
  descriptionHtml: '<p>Keep a booklet in a drawer: its stamps stay valid whatever the current rate.</p>',
  characteristics: [
    { name: 'Format', value: 'Booklet' },
    { name: 'Number of stamps', value: '12' },
  ],
  marks: ['Made in France'],
});
