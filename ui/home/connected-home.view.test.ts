import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { connectedHomeView } from './connected-home.view.ts';

const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const entity = { id: 'ent-1', name: 'Société Certifiée', siret: null };
const home = (over: Partial<Parameters<typeof connectedHomeView>[0]> = {}) =>
  connectedHomeView(
    {
      firstName: 'Compte',
      company: { ...entity, certification: 'active' },
      phone: '36 34',
      orders: null,
      departments: [],
      ...over,
    },
    pro,
  );

test('a professional is greeted by name, with the company and whom to call', () => {
  expect(home()).toMatchObject({
    title: 'Bonjour Compte',
    company: 'Société Certifiée',
    phone: { label: '36 34', href: 'tel:3634' },
    ways: [{ href: '/professionnel/mes-achats' }, { href: '/professionnel/checkout/recapitulatif' }],
  });
});

test.each([
  ['active', 'Entreprise certifiée'],
  ['pending', 'Certification en cours'],
  ['inactive', 'Aucune demande de certification'],
] as const)('a certification that is %s reads « %s »', (certification, text) => {
  expect(home({ company: { ...entity, certification } }).certification).toEqual({ status: certification, text });
});

test('of any other certification, or of no company, nothing is shown', () => {
  expect(home({ company: { ...entity, certification: null } }).certification).toBeNull();
  expect(home({ company: null })).toMatchObject({ company: null, certification: null });
});

test('an editor without an account sees the page without a name', () => {
  expect(home({ firstName: null }).title).toBe('La boutique des professionnels');
});

test('the last three orders are linked, each with its day, its state and its amount', () => {
  const order = (code: string) => ({
    code,
    created: '2026-11-24T14:05:00Z',
    status: 'preparing' as const,
    statusDisplay: 'En préparation',
    total: { cents: 3855 },
    withdrawableUntil: null,
  });
  const { orders } = home({ orders: ['CMD-4', 'CMD-3', 'CMD-2', 'CMD-1'].map(order) });
  expect(orders?.rows.map(({ href }) => href)).toEqual(
    ['CMD-4', 'CMD-3', 'CMD-2'].map((code) => `/professionnel/mes-commandes/detail/${code}`),
  );
  expect(orders?.rows[0]).toMatchObject({
    label: 'Commande CMD-4',
    text: 'mardi 24 novembre 2026 · En préparation · 38,55\u00a0€ TTC',
  });
});

test('of no orders, or of orders that could not be had, nothing is said', () => {
  expect([home({ orders: [] }).orders, home().orders]).toEqual([null, null]);
});
