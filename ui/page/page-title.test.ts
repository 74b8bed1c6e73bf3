import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { pageTitle } from './page-title.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });

test.each([
  [{ title: 'Mes commandes' }, 'Mes commandes'],
  [{ title: 'Mes commandes', page: { page: 0, pages: 3 } }, 'Mes commandes'],
  [{ title: 'Mes commandes', page: { page: 1, pages: 3 } }, 'Mes commandes, page 2 sur 3'],
  [{ title: 'Modifier l’adresse', partOf: 'Maison' }, 'Modifier l’adresse – Maison'],
  [{ title: 'Votre panier', isRefused: true }, 'Erreur\u202f: Votre panier'],
])('the tab of %o says « %s »', (context, title) => {
  expect(pageTitle(context, wording)).toBe(title);
});
