import type { QuickOrderFormView } from '#ui/company/quick-order/quick-order.view.ts';
import { pictures } from '#ui/components/pictures.examples.ts';
import type { ConnectedHomeView } from './connected-home.view.ts';
import type { ChoiceView, HomeView } from './home.view.ts';
import type { ResumableJourneyView } from './resumable-journeys.view.ts';

const choices: ChoiceView[] = [
  {
    icon: 'letter',
    label: 'Une lettre',
    text: 'Enveloppes et prêt-à-poster, en France et dans le monde.',
    href: '/boutique/enveloppes',
  },
  {
    icon: 'parcel',
    label: 'Un colis',
    text: 'Boîtes, pochettes et étiquettes à imprimer chez vous.',
    href: '/boutique/colis',
  },
  {
    icon: 'stamp',
    label: 'Des timbres',
    text: 'Carnets, beaux timbres et timbres à composer.',
    href: '/boutique/timbres',
  },
  {
    icon: 'move',
    label: 'Réexpédition',
    text: 'Déménagement ou absence\u202f: votre courrier vous suit.',
    href: '/boutique/reexpedition',
  },
];

const names = ['Timbres', 'Enveloppes', 'Prêt-à-poster', 'Boîtes et emballages', 'Collection', 'Petits colis'];

export const someKept: ResumableJourneyView = {
  icon: 'letter',
  title: 'Votre recommandé en cours',
  saved: 'il y a 5 minutes',
  resume: { label: 'Reprendre', href: '/vignette-recommandee-en-ligne/parcours/recapitulatif' },
};

export const aHome = (change: Partial<HomeView> = {}): HomeView => ({
  title: 'La boutique du courrier, des timbres et des colis',
  question: 'Que voulez-vous envoyer\u202f?',
  choices,
  tracking: {
    action: '/mes-suivis',
    title: 'Où est mon envoi\u202f?',
    label: 'Numéro de suivi',
    hint: 'Sur la preuve de dépôt ou l’e-mail d’expédition.',
    button: 'Suivre l’envoi',
  },
  reasons: [
    { icon: 'print', title: 'Imprimez chez vous', text: 'Timbres et étiquettes sont prêts dès le paiement.' },
    { icon: 'lock', title: 'Paiement sécurisé', text: 'Par carte, confirmé par votre banque, ou par PayPal.' },
    {
      icon: 'return',
      title: '14 jours pour changer d’avis',
      text: 'Sans motif, et parfois plus longtemps\u202f: la page de l’article l’indique.',
    },
  ],
  departments: {
    title: 'Tous les rayons',
    links: names.map((label, index) => ({ label, href: `/boutique/c/${index}`, picture: pictures.greenBooklet })),
  },
  ...change,
});

const anAgain = (order: string) => ({
  action: '/professionnel/checkout/recapitulatif',
  order,
  label: `Racheter les articles de la commande ${order}`,
});

export const aQuickOrderForm: QuickOrderFormView = {
  action: '/professionnel/mon-compte/commande-rapide',
  title: 'Commande rapide',
  label: 'Articles à ajouter',
  hint: 'Une ligne par article, avec son code, un point-virgule et la quantité, par exemple 1126001;2.',
  value: '',
  hasWrongLines: false,
  send: 'Ajouter au panier',
  draft: 'liste-1',
};

export const aConnectedHome = (change: Partial<ConnectedHomeView> = {}): ConnectedHomeView => ({
  title: 'Bonjour Compte',
  company: 'Société Certifiée',
  certification: { status: 'active', text: 'Entreprise certifiée' },
  companyWay: { label: 'Mon entreprise', href: '/professionnel/mon-compte/entreprise' },
  account: {
    title: 'Votre compte professionnel',
    rows: [{ label: 'Solde de paiement différé', value: '500,00\u00a0€ TTC' }],
  },
  lapses: [],
  reload: null,
  phone: { title: 'Service client des professionnels', label: '36 34', href: 'tel:3634' },
  ways: [
    {
      label: 'Retrouver une commande',
      text: 'Vos achats, vos factures et le suivi de vos envois',
      href: '/mes-achats',
    },
    { label: 'Voir le panier', text: 'Modifier les quantités et commander', href: '/panier' },
  ],
  orders: {
    title: 'Vos dernières commandes',
    note: null,
    rows: [
      {
        row: {
          order: { label: 'Commande CMD-26-000123', href: '/professionnel/mes-commandes/detail/CMD-26-000123' },
          facts: ['CMD-26-000123', '24/11/2026 à 15:05'],
          state: { text: 'En préparation', tone: 'now' },
          total: '117,35\u00a0€ HT (140,82\u00a0€ TTC)',
          articles: 'Feuille de 100 timbres Marianne – Lettre verte',
          picture: pictures.greenBooklet,
        },
        reorder: anAgain('CMD-26-000123'),
      },
      {
        row: {
          order: { label: 'Commande CMD-26-000098', href: '/professionnel/mes-commandes/detail/CMD-26-000098' },
          facts: ['02/11/2026 à 10:00'],
          state: { text: 'Livrée', tone: 'done' },
          total: '32,13\u00a0€ HT (38,55\u00a0€ TTC)',
        },
        reorder: anAgain('CMD-26-000098'),
      },
    ],
  },
  quickOrder: aQuickOrderForm,
  question: 'Que voulez-vous envoyer\u202f?',
  choices,
  ...change,
});
