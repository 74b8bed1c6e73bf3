import { pictures } from '#ui/components/pictures.examples.ts';
import { type CardView, partsOf } from './card/card.view.ts';
import type { FeaturedView } from './card/featured.view.ts';
import type { ListingView } from './listing/listing.view.ts';

const products: (Omit<CardView, 'code' | 'href' | 'lead' | 'details'> & { title: string })[] = [
  { title: 'Carnet de 12 timbres Marianne, Lettre verte', picture: pictures.greenBooklet, price: '18,24 €' },
  {
    title: 'Carnet de 12 timbres, Fleurs des jardins',
    picture: pictures.flowerBooklet,
    price: '18,24 €',
  },
  {
    title: 'Enveloppes blanches C5 sans fenêtre, lot de 50',
    picture: pictures.envelope,
    price: '7,90 €',
    seller: 'Papeterie du Canal',
  },
  { title: 'Boîte d’expédition en carton 30 × 20 × 15 cm', picture: pictures.box, price: '2,40 €' },
  {
    title: 'Carnet de 12 timbres, Phares et balises',
    picture: pictures.seaBooklet,
    price: '18,24 €',
    unavailable: 'Épuisé',
  },
  {
    title: 'Lampe de table à variateur, pétrole',
    picture: '',
    price: '59,90 €',
    seller: 'Comptoir du Pli',
    mark: 'Classe énergétique\u202f: C',
    sheet: 'https://etiquettes-energie.example/fiches/3406002',
  },
  {
    title: 'Enveloppes kraft à soufflet C4, lot de 25, fermeture autocollante',
    picture: pictures.kraftEnvelope,
    price: '12,50 €',
    mark: 'Papier recyclé',
  },
  { title: 'Petite boîte plate pour la boîte aux lettres', picture: pictures.smallBox, price: '1,10 €' },
];

export const cards = (count: number): CardView[] =>
  Array.from({ length: count }, (_, index) => {
    const code = `11${String(index + 1).padStart(5, '0')}`;
    const { title = '', ...card } = products[index % products.length] ?? {};
    return { code, href: `/boutique/p/${code}`, picture: '', price: '', ...card, ...partsOf(title) };
  });

export const someFeatured = (change: Partial<FeaturedView> = {}): FeaturedView => ({
  title: 'Les carnets du moment',
  more: { label: 'Tout voir', href: '/boutique/recherche' },
  cards: cards(4),
  addAction: '/boutique/ajouter',
  ...change,
});

export const aListing = (change: Partial<ListingView> = {}): ListingView => ({
  sorted: ', tri\u202f: Pertinence',
  title: 'Timbres',
  paragraph:
    'Carnets de timbres autocollants, timbres de collection, beaux timbres et planches\u202f: choisissez le visuel qui accompagnera vos lettres, en Lettre verte pour la France ou vers le monde entier. Les timbres à validité permanente restent valables quel que soit le tarif en vigueur.',
  breadcrumb: [
    { label: 'Accueil', href: '/' },
    { label: 'Boutique', href: '/boutique' },
  ],
  count: '131 produits',
  cards: cards(12),
  addAction: '/boutique/ajouter',
  filter: {
    action: '/boutique/timbres',
    hidden: [],
    sorts: [
      { code: 'relevance', name: 'Pertinence', selected: true },
      { code: 'price-asc', name: 'Prix croissant', selected: false },
      { code: 'price-desc', name: 'Prix décroissant', selected: false },
    ],
    facets: [
      {
        code: 'format',
        name: 'Format',
        open: true,
        first: false,
        values: [
          { value: 'booklet', name: 'Carnet', count: '64', selected: false },
          { value: 'sheet', name: 'Feuille', count: '31', selected: false },
          { value: 'block', name: 'Bloc', count: '12', selected: false },
        ],
      },
      {
        code: 'rate',
        name: 'Tarif',
        open: false,
        first: false,
        values: [
          { value: 'green', name: 'Lettre verte', count: '98', selected: false },
          { value: 'world', name: 'Monde', count: '33', selected: false },
        ],
      },
    ],
    narrows: true,
    label: 'Filtrer',
    show: 'Voir les 25 produits',
  },
  chips: [],
  subcategories: {
    links: [
      { label: 'Carnets', href: '/boutique/timbres/carnets' },
      { label: 'Beaux timbres', href: '/boutique/timbres/beaux-timbres' },
      { label: 'Collection', href: '/boutique/timbres/collection' },
    ],
  },
  selections: {
    links: [
      { label: 'Carnet', href: '/boutique/c/timbres/f/format-carnet' },
      { label: 'Lettre verte', href: '/boutique/c/timbres/f/rate-lettre-verte' },
    ],
  },
  tabs: null,
  pages: { label: 'Page 1 sur 2', next: { label: 'Page suivante', href: '/boutique/timbres?page=2' } },
  empty: null,
  failed: null,
  ...change,
});
