import type { LayoutView } from './layout.view.ts';

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
  categories: [
    { label: 'Timbres', href: '/boutique/timbres' },
    { label: 'Enveloppes et prêt-à-poster', href: '/boutique/enveloppes' },
    { label: 'Colis et emballages', href: '/boutique/colis' },
    { label: 'Collection', href: '/boutique/collection' },
    { label: 'Fournitures de bureau', href: '/boutique/bureau' },
    { label: 'Services en ligne', href: '/boutique/services' },
  ],
  footer: [
    {
      title: 'Acheter',
      links: [
        { label: 'Timbres', href: '/boutique/timbres' },
        { label: 'Enveloppes', href: '/boutique/enveloppes' },
        { label: 'Emballages', href: '/boutique/colis' },
      ],
    },
    {
      title: 'Vos commandes',
      links: [
        { label: 'Livraison', href: '/aide/livraison' },
        { label: 'Retours et remboursements', href: '/aide/retours' },
        { label: 'Moyens de paiement', href: '/aide/paiement' },
      ],
    },
    {
      title: 'La boutique',
      links: [
        { label: 'Conditions de vente', href: '/conditions' },
        { label: 'Données personnelles', href: '/donnees' },
        { label: 'Accessibilité\u202f: partiellement conforme', href: '/accessibilite' },
      ],
    },
  ],
};

export const englishLayout: LayoutView = {
  ...frenchLayout,
  lang: 'en',
  otherMode: { label: 'Are you a business?', href: '/professionnel' },
  categories: [
    { label: 'Stamps', href: '/boutique/timbres' },
    { label: 'Envelopes and pre-paid mail', href: '/boutique/enveloppes' },
    { label: 'Parcels and packing', href: '/boutique/colis' },
    { label: 'Collecting', href: '/boutique/collection' },
    { label: 'Office supplies', href: '/boutique/bureau' },
    { label: 'Online services', href: '/boutique/services' },
  ],
};

export const professionalLayout: LayoutView = {
  ...frenchLayout,
  mode: 'pro',
  home: '/professionnel',
  otherMode: { label: 'Vous êtes un particulier\u202f?', href: '/' },
  phone: '36 34',
};
