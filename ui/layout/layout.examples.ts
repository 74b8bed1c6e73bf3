import type { CategoryTree } from '#domain/catalog/catalog.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { LayoutView } from './layout.view.ts';
import { navigationHtml } from './navigation-html.server.tsx';

const department = (code: string, name: string, below: string[] = []): CategoryTree => ({
  code,
  name,
  children: below.map((child, place) => ({ code: `${code}-${place}`, name: child, children: [] })),
});

/** Shops in which departments, and what is below them, are many or few. */
export const departments = {
  fr: [
    department('timbres', 'Timbres', ['Carnets de timbres', 'Feuilles et rouleaux', 'Beaux timbres', 'Collectors']),
    department('enveloppes', 'Enveloppes et prêt-à-poster', ['Prêt-à-poster', 'Enveloppes blanches']),
    department('colis', 'Colis et emballages', ['Colissimo prêt-à-envoyer', 'Cartons', 'Boîtes postales', 'Tubes']),
    department('collection', 'Collection'),
    department('bureau', 'Fournitures de bureau', ['Écriture', 'Papiers et cahiers', 'Pesée et impression']),
    { ...department('services', 'Services en ligne', ['Courrier']), sending: 'service' as const },
  ],
  en: [
    department('timbres', 'Stamps', ['Stamp booklets', 'Sheets and coils', 'Commemorative stamps', 'Collector packs']),
    department('enveloppes', 'Envelopes and pre-paid mail', ['Pre-stamped envelopes', 'White envelopes']),
    department('colis', 'Parcels and packing', ['Ready-to-send Colissimo', 'Cartons', 'Mailing boxes', 'Tubes']),
    department('collection', 'Collecting'),
    department('bureau', 'Office supplies', ['Writing', 'Paper and notebooks', 'Weighing and printing']),
    { ...department('services', 'Online services', ['Mail']), sending: 'service' as const },
  ],
};

/** Menu, bar and footer as the server makes them. */
const partsOf = (lang: 'fr' | 'en', mode: 'part' | 'pro' = 'part') =>
  navigationHtml(
    { categories: departments[lang], phone: mode === 'pro' ? '36 34' : '36 31', path: '/', request: undefined },
    wordingOf({ lang, mode }),
  );

const shared = {
  search: '/recherche',
  suggestions: '/suggestions',
  cart: '/checkout/recapitulatif',
  signIn: '/ecom/connexion',
  signOut: '/ecom/deconnexion',
  visitor: '/visiteur',
  error: '/erreur',
  account: '/mon-compte',
  language: '/langue',
  phone: '36 31',
  failed: 'Une erreur est survenue, veuillez réessayer',
  unreached: 'La boutique ne répond pas.',
};

export const frenchLayout: LayoutView = {
  ...shared,
  mode: 'part',
  lang: 'fr',
  home: '/',
  otherMode: { label: 'Vous êtes professionnel\u202f?', href: '/professionnel' },
  ...partsOf('fr'),
};

export const englishLayout: LayoutView = {
  ...frenchLayout,
  lang: 'en',
  otherMode: { label: 'Are you a business?', href: '/professionnel' },
  ...partsOf('en'),
};

export const professionalLayout: LayoutView = {
  ...frenchLayout,
  ...partsOf('fr', 'pro'),
  mode: 'pro',
  home: '/professionnel',
  otherMode: { label: 'Vous êtes un particulier\u202f?', href: '/' },
  phone: '36 34',
};
