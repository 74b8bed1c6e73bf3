import { expect, test } from 'vitest';
import { someDetails } from '#domain/deferred-payment/examples.ts';
import { someUser } from '#domain/session/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, argsOf, fails, sessionAs } from '#ui/request/request.examples.ts';
import { aCompany } from './account.examples.ts';
import { loader } from './account.route.tsx';
import type { AccountPageView } from './account.view.ts';

const orders = { ofShopper: async () => ({ orders: [], page: 0, pageCount: 0, count: 0 }) };
const away = fails(new Fault('unavailable', 'account'));

/** What each part of a professional's account says instead of its rows, or after them. */
async function saidTo(ports: GivenPorts) {
  const context = aRequest({ mode: 'pro', session: sessionAs('pro'), ports: { orders, ...ports } });
  const { view } = (await loader(argsOf(context, { path: '/professionnel/mon-compte' }))) as {
    view: AccountPageView;
  };
  return view.company.map(({ rows, text }) => [rows[0]?.value, text]);
}

const unavailable = 'Information temporairement indisponible';
const others = expect.stringMatching(/./);

test('a company that cannot be read is not said to be missing, and hides no contract', async () => {
  const deferredPayments = { details: async () => someDetails() };
  expect(await saidTo({ accounts: { holder: away }, deferredPayments })).toEqual([
    [undefined, unavailable],
    ['Contrat en cours', others],
  ]);
  expect(await saidTo({ accounts: { holder: async () => someUser() }, deferredPayments })).toEqual([
    [undefined, 'Aucune entreprise n’est rattachée à votre compte.'],
    ['Contrat en cours', others],
  ]);
});

test('a contract that cannot be read is not said to be missing, and hides no company', async () => {
  const accounts = { holder: async () => someUser({ company: aCompany() }) };
  expect(await saidTo({ accounts, deferredPayments: { details: away } })).toEqual([
    ['Société Certifiée', undefined],
    [undefined, unavailable],
  ]);
});

test('the account of an individual asks for no contract, and measures how one has signed in, never who', async () => {
  const accounts = { holder: async () => someUser({ connection: { method: 'password', secondFactor: 'app' } }) };
  const shown = (await loader(argsOf(aRequest({ ports: { accounts, orders } }), { path: '/mon-compte' }))) as {
    view: AccountPageView;
    track: unknown;
    head: unknown;
  };
  expect([shown.view.own?.id, shown.view.company]).toEqual(['informations', []]);
  expect(shown.head).toMatchObject({ title: 'Mon compte', noIndex: true });
  expect(shown.track).toEqual({ page: 'account', method: 'password', secondFactor: true });
});
