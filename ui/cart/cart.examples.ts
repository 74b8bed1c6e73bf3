import { pictures } from '#ui/shared/pictures.examples.ts';
import type { CartLineView, CartView } from './cart.view.ts';

export const aCartLine = (change: Partial<CartLineView> = {}): CartLineView => {
  const title = change.title ?? 'Carnet de 12 timbres Marianne, Lettre verte';
  return {
    id: '0',
    title,
    href: '/boutique/p/1121001',
    picture: pictures.greenBooklet,
    unitPrice: '18,24 € l’unité',
    quantity: 2,
    max: 20,
    total: '36,48 €',
    removeLabel: `Supprimer ${title}`,
    quantityLabel: `Quantité de ${title}`,
    ...change,
  };
};

const envelopes = aCartLine({
  id: '1',
  title: 'Enveloppes blanches C5 sans fenêtre, lot de 50',
  picture: pictures.envelope,
  unitPrice: '7,90 € l’unité',
  quantity: 1,
  total: '7,90 €',
});

export const parcels = aCartLine({
  id: '2',
  title: 'Colissimo en ligne',
  href: undefined,
  picture: pictures.box,
  unitPrice: '7,35 € l’unité',
  quantity: 3,
  max: 3,
  total: '22,05 €',
  parts: ['Jusqu’à 1 kg, vers Lyon × 1', 'Jusqu’à 1 kg, vers Brest × 2'],
});

export const aCart = (change: Partial<CartView> = {}): CartView => ({
  title: 'Votre panier',
  groups: [{ shop: 'La boutique', lines: [aCartLine()] }],
  voucher: { applied: [] },
  totals: [
    { label: 'Articles (2)', value: '36,48 €' },
    { label: 'Livraison', value: 'calculée à l’étape suivante' },
    { label: 'Total TTC', value: '36,48 €', strong: true },
  ],
  next: { label: 'Choisir la livraison', href: '/checkout/livraison' },
  notices: [],
  ...change,
});

export const twoShops = aCart({
  groups: [
    { shop: 'La boutique', lines: [aCartLine(), parcels] },
    { shop: 'Papeterie du Canal', lines: [envelopes] },
  ],
  totals: [
    { label: 'Articles (6)', value: '66,43 €' },
    { label: 'Livraison', value: 'calculée à l’étape suivante' },
    { label: 'dont TVA', value: '4,99 €' },
    { label: 'Total TTC', value: '66,43 €', strong: true },
  ],
});

export const anEmptyCart = aCart({
  groups: [],
  totals: [],
  next: undefined,
  empty: {
    text: 'Votre panier est vide.',
    resume: { label: 'Reprendre mes achats', href: '/' },
    other: { label: 'Votre panier Professionnel contient 2 articles.', href: '/professionnel/checkout/recapitulatif' },
  },
});
