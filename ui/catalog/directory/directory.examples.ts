import type { DirectoryView } from './directory.view.ts';

const row = (name: string, ...facts: string[]) => ({ href: `/boutique/marque/${name}`, name, facts });

export const aDirectory = (change: Partial<DirectoryView> = {}): DirectoryView => ({
  title: 'Toutes les marques',
  text: 'Parcourez les marques de la boutique de A à Z, ou cherchez la vôtre par son nom.',
  breadcrumb: [{ label: 'Accueil', href: '/' }],
  filter: { action: '/boutique/marques', label: 'Chercher une marque', value: '' },
  count: '6 marques',
  letters: [
    { label: 'A', href: '#lettre-a' },
    { label: 'E', href: '#lettre-e' },
    { label: 'P', href: '#lettre-p' },
  ],
  groups: [
    { id: 'lettre-a', letter: 'A', rows: [row('Agrafil', '3 produits'), row('Albumfil', '12 produits')] },
    { id: 'lettre-e', letter: 'E', rows: [row('Encrebelle', '8 produits'), row('Étiquivole', '1 produit')] },
    { id: 'lettre-p', letter: 'P', rows: [row('Plumelac', '21 produits'), row('Pliscellé', '4 produits')] },
  ],
  empty: null,
  failed: null,
  ...change,
});

export const sellersDirectory = (change: Partial<DirectoryView> = {}): DirectoryView =>
  aDirectory({
    title: 'Tous les vendeurs',
    text: 'Les vendeurs partenaires de la boutique, de A à Z, avec les avis de leurs acheteurs.',
    filter: { action: '/boutique/vendeurs', label: 'Chercher un vendeur', value: '' },
    count: '2 vendeurs',
    letters: [
      { label: 'E', href: '#lettre-e' },
      { label: 'P', href: '#lettre-p' },
    ],
    groups: [
      {
        id: 'lettre-e',
        letter: 'E',
        rows: [row('Emballage Sobre', '4,8 sur 5 (431\u00a0avis)', '27 produits')],
      },
      {
        id: 'lettre-p',
        letter: 'P',
        rows: [row('Papeterie du Canal', '4,7 sur 5 (1\u202f284\u00a0avis)', '96 produits')],
      },
    ],
    ...change,
  });
