import { pictures } from '#ui/components/pictures.examples.ts';
import type { CartView } from './cart.view.ts';
import type { CartLineView } from './lines/cart-line.view.ts';
import type { SelectionView } from './selection/selection.view.ts';

export const aCartLine = (change: Partial<CartLineView> = {}): CartLineView => {
  const title = change.title ?? 'Carnet de 12 timbres Marianne, Lettre verte';
  return {
    id: '0.1121001',
    key: change.id ?? '1121001',
    title,
    href: '/boutique/p/1121001',
    picture: pictures.greenBooklet,
    symbol: 'tag',
    facts: ['18,24 € l’unité'],
    quantity: 2,
    quantityName: `quantite-${change.quantity ?? 2}-${change.id ?? '0.1121001'}`,
    max: 20,
    total: '36,48 €',
    removeLabel: `Supprimer ${title}`,
    quantityLabel: `Quantité de ${title}`,
    ...change,
  };
};

const envelopes = aCartLine({
  id: '1.3101001',
  title: 'Enveloppes blanches C5 sans fenêtre, lot de 50',
  picture: pictures.envelope,
  facts: [],
  quantity: 1,
  total: '7,90 €',
});

export const parcels = aCartLine({
  id: '2.colissimo-en-ligne,3.colissimo-monde-en-ligne',
  title: 'Colissimo en ligne',
  href: undefined,
  picture: pictures.box,
  facts: [],
  quantity: 3,
  max: 3,
  total: '22,05 €',
  parcels: {
    count: '3 colis',
    each: [
      {
        id: '2.colissimo-en-ligne',
        text: '1 × Jusqu’à 1 kg, vers Lyon',
        total: '7,35 €',
        removeLabel: 'Supprimer Jusqu’à 1 kg, vers Lyon',
      },
      {
        id: '3.colissimo-monde-en-ligne',
        text: '2 × Jusqu’à 1 kg, vers Brest',
        total: '14,70 €',
        removeLabel: 'Supprimer Jusqu’à 1 kg, vers Brest',
      },
    ],
    question: 'Supprimer les 3 colis de cette ligne\u202f?',
    confirm: 'Supprimer les 3 colis',
  },
});

export const aCart = (change: Partial<CartView> = {}): CartView => ({
  title: 'Votre panier',
  trail: [{ label: 'Accueil', href: '/' }],
  groups: [{ seller: 'La boutique', delivery: [], lines: [aCartLine()] }],
  hasQuantities: true,
  voucher: { applied: [] },
  totals: [
    { label: 'Articles (2)', value: '36,48 €' },
    { label: 'Livraison', value: 'calculée à l’étape suivante' },
    { label: 'Total TTC', value: '36,48 €', strong: true },
  ],
  updated: 'Panier mis à jour. Total TTC 36,48 €',
  notes: [],
  next: 'Choisir la livraison',
  notices: [],
  lineMessages: {},
  ...change,
});

export const twoSellers = aCart({
  groups: [
    { seller: 'La boutique', delivery: [], lines: [aCartLine(), parcels] },
    { seller: 'Papeterie du Canal', delivery: [], lines: [envelopes] },
  ],
  totals: [
    { label: 'Articles (6)', value: '66,43 €' },
    { label: 'Livraison', value: 'calculée à l’étape suivante' },
    { label: 'Total TTC', value: '66,43 €', strong: true },
    { label: 'dont TVA', value: '4,99 €' },
  ],
});

export const anEmptyCart = aCart({
  groups: [],
  totals: [],
  next: undefined,
  empty: {
    text: 'Votre panier est vide.',
    resume: { label: 'Reprendre mes achats', href: '/' },
    departments: {
      title: 'Tous les rayons',
      links: ['Timbres', 'Enveloppes', 'Colis', 'Emballage'].map((label) => ({
        label,
        href: `/boutique/u/${label.toLowerCase()}`,
        picture: pictures.greenBooklet,
      })),
    },
    other: { label: 'Votre panier Professionnel contient 2 articles.', href: '/professionnel/checkout/recapitulatif' },
  },
});

export const twoCarts: SelectionView = {
  title: 'Quel panier commander d’abord\u202f?',
  text: 'Vous avez un panier Particulier et un panier Professionnel. Ils se commandent l’un après l’autre.',
  carts: [
    {
      mode: 'part',
      title: 'Panier Particulier',
      total: '36,48 € TTC',
      lines: ['2 × Carnet de 12 timbres Marianne, Lettre verte'],
      note: 'Commandez ce panier d’abord. L’autre est conservé.',
      selected: true,
    },
    {
      mode: 'pro',
      title: 'Panier Professionnel',
      total: '1 240,00 € HT',
      lines: [
        '20 × Enveloppes blanches C5 sans fenêtre, lot de 50',
        '3 × Colissimo en ligne',
        '1 × Pèse-lettre électronique de précision, 5 kg',
        'et 14 autres articles',
      ],
      note: 'Commandez ce panier d’abord. L’autre est conservé.',
      selected: false,
    },
  ],
  back: { label: 'Revenir au panier', href: '/checkout/recapitulatif' },
};

const letter = (id: string, to: string) =>
  aCartLine({
    id,
    title: 'Courrier en ligne',
    href: '/boutique/p/lettre-en-ligne',
    facts: [`Destinataire\u202f: ${to}`],
    quantity: 1,
    fixed: 'Quantité\u202f: 1',
    total: '1,89 €',
    removeLabel: `Supprimer Courrier en ligne, Destinataire\u202f: ${to}`,
  });

/** A letter that was composed, and one of an old cart that was not. */
export const composedAndNot = aCart({
  groups: [
    {
      seller: 'La boutique',
      delivery: [],
      lines: [
        letter('0.lettre-en-ligne.a', 'Mairie, 69002 Lyon'),
        {
          ...letter('1.lettre-en-ligne', ''),
          facts: [],
          removeLabel: 'Supprimer Courrier en ligne',
          bare: {
            text: 'Ce service n’a pas été préparé\u202f: il ne peut pas être commandé ainsi. Préparez-le, puis supprimez cette ligne.',
            compose: { href: '/envoi-courrier-en-ligne?article=lettre-en-ligne', label: 'Préparer' },
          },
        },
      ],
    },
  ],
  totals: [
    { label: '2 articles', value: '3,78 €' },
    { label: 'Total TTC', value: '3,78 €', strong: true },
  ],
  updated: 'Panier mis à jour. Total TTC 3,78 €',
  next: 'Passer au paiement',
});
