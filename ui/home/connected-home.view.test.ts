import { expect, test } from 'vitest';
import { aLogo } from '#domain/logo/examples.ts';
import { aSummaryOf } from '#ui/orders/list/order-list.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { connectedHomeView } from './connected-home.view.ts';

const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const entity = { id: 'ent-1', name: 'Société Certifiée', siret: null };
const home = (over: Partial<Parameters<typeof connectedHomeView>[0]> = {}) =>
  connectedHomeView(
    {
      firstName: 'Compte',
      company: { ...entity, certification: 'active' },
      deferred: { offer: { balance: { cents: 50_000 }, engagement: null }, hasFailed: false },
      phone: '36 34',
      list: 'liste-1',
      orders: null,
      departments: [],
      logos: null,
      today: '2026-11-24',
      ...over,
    },
    pro,
  );

test('a professional is greeted by name, with the company and whom to call', () => {
  expect(home()).toMatchObject({
    title: 'Bonjour Compte',
    company: 'Société Certifiée',
    phone: { label: '36 34', href: 'tel:3634' },
    ways: [{ href: '/professionnel/mon-compte/commandes' }, { href: '/professionnel/checkout/recapitulatif' }],
    account: {
      title: 'Votre compte professionnel',
      rows: [{ label: 'Solde de paiement différé', value: '500,00\u00a0€\u00a0TTC' }],
    },
    quickOrder: { action: '/professionnel/mon-compte/commande-rapide', value: '', draft: 'liste-1' },
  });
});

test.each([
  ['active', 'Entreprise certifiée'],
  ['pending', 'Certification en cours'],
  ['inactive', 'Aucune demande de certification'],
] as const)('a certification that is %s reads « %s »', (certification, text) => {
  expect(home({ company: { ...entity, certification } }).certification).toEqual({ status: certification, text });
});

test('the professional home shows no certification in another state or without a company', () => {
  expect(home({ company: { ...entity, certification: null } }).certification).toBeNull();
  expect(home({ company: null })).toMatchObject({ company: null, certification: null });
});

test('an editor without an account sees the page without a name', () => {
  expect(home({ firstName: null }).title).toBe('La boutique des professionnels');
});

test('a logo whose subscription ends in 30 days, 7 or 1 says so here too, with the way to extend it', () => {
  const ending = (endDate: string | null) => aLogo({ name: 'Enseigne', endDate });
  const of = (...logos: ReturnType<typeof aLogo>[]) => home({ logos: { logos, noticeDays: [30, 7, 1] } }).lapses;
  expect(of(ending('2026-12-25'), ending(null), ending('2026-11-23'))).toEqual([]);
  const [soonest, ...others] = of(ending('2026-12-24'), ending('2026-11-25'), ending('2026-12-01'));
  expect(soonest).toMatchObject({
    tone: 'warning',
    text: expect.stringContaining('se termine demain'),
    way: {
      href: '/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque?demande=prolonger.logo-1#champ-subject',
    },
  });
  expect(others.map(({ text }) => /dans (\d+) jours/.exec(text)?.[1])).toEqual(['7', '30']);
});

test('logos that could not be had are a part that failed', () => {
  expect([home().reload, home({ logos: 'failed' }).reload?.label]).toEqual([null, 'Recharger votre dashboard']);
  expect(home({ logos: 'failed' }).lapses).toEqual([]);
});

test('the last orders are linked, each with its day, its state and its amount', () => {
  const order = (code: string) => ({
    summary: {
      code,
      created: '2026-11-24T14:05:00Z',
      status: 'preparing' as const,
      statusDisplay: 'En préparation',
      total: { ttc: { cents: 3855 }, ht: { cents: 3213 } },
      withdrawableUntil: null,
    },
    order: null,
  });
  const { orders } = home({ orders: ['CMD-4', 'CMD-3', 'CMD-2'].map(order) });
  expect(orders?.rows.map(({ row }) => row.order.href)).toEqual(
    ['CMD-4', 'CMD-3', 'CMD-2'].map((code) => `/professionnel/mes-commandes/detail/${code}`),
  );
  expect(orders?.rows[0]?.row).toMatchObject({
    order: { label: 'Commande CMD-4' },
    facts: ['24/11/2026'],
    state: { text: 'En préparation', tone: 'now' },
    total: '32,13\u00a0€\u00a0HT (38,55\u00a0€\u00a0TTC)',
  });
});

test('each of the last orders can be bought again, for the professional', () => {
  const summary = { ...aSummaryOf('CMD-1', { total: null, statusDisplay: null }), status: null };
  const { orders } = home({ orders: [{ summary, order: null }] });
  const { state, total } = orders?.rows[0]?.row ?? {};
  expect([state, total], 'without a state and an amount').toEqual([undefined, undefined]);
  expect(orders?.rows[0]?.reorder).toMatchObject({ action: '/professionnel/checkout/recapitulatif', order: 'CMD-1' });
});

const away = 'Information temporairement indisponible';
const reload = { label: 'Recharger votre dashboard', href: '/professionnel/accueil' };
const noContract = { offer: { balance: null, engagement: null }, hasFailed: false };
const balanceOf = ({ account }: ReturnType<typeof home>) => account?.rows.at(-1)?.value;

test('the professional home distinguishes missing data from a failure', () => {
  expect(home({ orders: [] })).toMatchObject({ orders: { note: 'Aucune commande pour le moment' }, reload: null });
  expect(home({ orders: 'failed' })).toMatchObject({ orders: { note: away, rows: [] }, reload });
  expect(balanceOf(home())).toBe('500,00\u00a0€\u00a0TTC');
  expect(balanceOf(home({ deferred: noContract }))).toBe('Aucun contrat de paiement différé');
  const awaiting = (waitingFor: 'contract' | 'certification') => ({
    offer: { balance: null, engagement: { kind: 'pending', waitingFor } as const },
    hasFailed: false,
  });
  expect(balanceOf(home({ deferred: awaiting('contract') }))).toBe('Contrat à l’étude');
  expect(balanceOf(home({ deferred: awaiting('certification') }))).toBe('Aucun contrat de paiement différé');
  expect(balanceOf(home({ deferred: { ...noContract, hasFailed: true } }))).toBe(away);
  expect(home({ deferred: { ...noContract, hasFailed: true } })).toMatchObject({ reload });
  expect(home({ company: null }).reload).toBeNull();
  const withoutCompany = home({ company: 'failed' });
  expect(withoutCompany).toMatchObject({ reload, certification: null });
  expect(withoutCompany.account?.rows[0]).toEqual({ label: 'Certification', value: away });
});

test('an editor without an account is shown no account, and pastes no list', () => {
  expect(home({ deferred: null, orders: null, company: null, list: null })).toMatchObject({
    account: null,
    orders: null,
    quickOrder: null,
    reload: null,
  });
});

test('the page of the company is linked, to name it where there is none, and not where nobody knows', () => {
  const href = '/professionnel/mon-compte/entreprise';
  const known = { ...entity, siret: '73282932000074', certification: 'active' as const };
  expect(home({ company: known }).companyWay).toEqual({ label: 'Mon entreprise', href });
  expect(home({ company: null }).companyWay).toEqual({ label: 'Indiquer le SIRET de mon entreprise', href });
  expect([home({ company: 'failed' }).companyWay, home({ deferred: null }).companyWay]).toEqual([null, null]);
});
