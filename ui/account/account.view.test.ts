import { describe, expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { someUser } from '#domain/session/examples.ts';
import { anOrderList } from '#ui/orders/list/order-list.examples.ts';
import { aCompany, aContract, anAccountView } from './account.examples.ts';

test('the account of an individual leads to orders, addresses and the customer area', () => {
  const { name, email, signOut, orders, address, ways, own, company } = anAccountView();
  expect([name, email]).toEqual(['Compte Particulier', 'compte@exemple.fr']);
  expect([orders.way.href, address.way.href]).toEqual(['/mon-compte/commandes', '/mon-compte/adresses']);
  expect(ways.map(({ href }) => href)).toEqual([
    '/mes-commandes/changer-d-avis',
    '/mon-compte/colis-enregistres',
    '/mon-compte/listes-de-depot',
    '/espaceclient',
  ]);
  expect(signOut.href).toBe('/deconnexion?redirect=%2F');
  expect([own?.id, company]).toEqual(['informations', []]);
});

describe('the account of a professional', () => {
  const rowsOf = (given: Parameters<typeof anAccountView>[0]) =>
    anAccountView({ profile: 'pro', ...given }).company.map(({ rows }) => rows.map(({ value }) => value));

  test('a professional’s account shows the company, its contract and its remaining balance', () => {
    expect(rowsOf({})).toEqual([
      ['Société Certifiée', '732\u00a0829\u00a0320\u00a000074', 'Entreprise certifiée'],
      ['Contrat en cours', '500,00\u00a0€\u00a0TTC'],
    ]);
  });

  test.each([
    ['draft', 'Souscription en cours'],
    ['proposal', 'Souscription en cours'],
    ['validated', 'Souscription en cours'],
    ['closed', 'Contrat clos'],
    ['cancelled', 'Contrat annulé'],
    [null, 'Aucun contrat'],
  ] as const)(
    'a professional’s account with the contract %s shows « %s », and no missing balance',
    (contract, text) => {
      expect(rowsOf({ contract: aContract({ contract, balance: null }) })[1]).toEqual([text]);
    },
  );

  test('a professional’s account omits the company’s unknown facts, or reports that there is no company', () => {
    expect(rowsOf({ company: aCompany({ name: null, siret: null, certification: null }) })[0]).toEqual([]);
    const [company] = anAccountView({ profile: 'pro', company: null }).company;
    expect(company?.text).toBe('Aucune entreprise n’est rattachée à votre compte.');
  });

  test('a professional’s account names the parts that cannot be loaded', () => {
    const { own, company, address } = anAccountView({ profile: 'pro', user: null, contract: null });
    expect(address).toMatchObject({ block: [], text: 'Information temporairement indisponible' });
    const sections = [own, ...company];
    expect(sections.map((section) => section?.text)).toEqual(Array(3).fill('Information temporairement indisponible'));
    expect(sections.flatMap((section) => section?.rows)).toEqual([]);
  });
});

test.each([
  [{ method: 'password', secondFactor: 'sms' }, 'Mot de passe, puis code reçu par SMS'],
  [{ method: 'password', secondFactor: null }, 'Mot de passe'],
  [{ method: 'digital-identity', secondFactor: 'app' }, 'Identité numérique, puis confirmation dans l’application'],
  [{ method: 'other', secondFactor: 'email' }, null],
  [null, null],
] as const)('a sign-in by %j reads « %s », with the civility', (connection, text) => {
  const user = someUser({ connection, address: anAddress({ codePostal: '69002', city: 'Lyon' }) });
  expect(anAccountView({ user }).own?.rows.map(({ value }) => value)).toEqual(['Madame', ...(text ? [text] : [])]);
});

test('an account shows its last orders, each with its next step, and the main address as it is printed', () => {
  const user = someUser({ address: anAddress({ codePostal: '69002', city: 'Lyon' }) });
  const { orders, address } = anAccountView({ user });
  expect(orders.rows.map(({ step }) => step?.label)).toEqual(['Télécharger l’étiquette', undefined, undefined]);
  expect(address.block.at(-1)).toBe('69002 LYON');
});

test('an account without orders or a main address says so, and leads to the book', () => {
  const { orders, address } = anAccountView({ orders: anOrderList({ orders: [] }), user: someUser({ address: null }) });
  expect(orders).toMatchObject({ rows: [], text: 'Vous n’avez pas encore passé de commande.' });
  expect(address).toMatchObject({ block: [], way: { label: 'Mes adresses' } });
});

test('an account without facts about its owner shows none', () => {
  expect(anAccountView({ user: someUser({ civility: '', connection: null }) }).own).toBeNull();
});
