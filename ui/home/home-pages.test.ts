import { expect, test } from 'vitest';
import { someDetails } from '#domain/deferred-payment/examples.ts';
import { aLogo, theLogoOptions } from '#domain/logo/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { previewContext, shopContext } from '#ui/request/contexts.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import {
  aRequest,
  argsOf,
  fails,
  type GivenRequest,
  locationOf,
  noSession,
  sessionAs,
} from '#ui/request/request.examples.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { loader as connectedHome } from './connected-home.route.tsx';
import { loader as home } from './home.route.tsx';

const journeyDrafts = storedDrafts();
const ports: GivenPorts = {
  products: { search: async () => 'unknown' },
  contents: { page: async () => null },
  companies: { mine: async () => null },
  logos: {
    options: async () => theLogoOptions(),
    mine: async () => [aLogo({ endDate: todayInParis() })],
  },
  companyOrders: { last: fails(new Fault('unavailable', 'listCompanyOrders')) },
  deferredPayments: { details: fails(new Fault('unavailable', 'deferred-payments')) },
};
const professional = sessionAs('pro');
const cookies = { '__Host-lpel_journey': `journey-${'b'.repeat(43)}` };

interface PageAnswer {
  data: { drafts?: object; view: { lapses?: unknown[] }; head: { noIndex?: boolean } };
  init: { headers?: object };
}

async function made(page: (args: never) => Promise<unknown>, given: GivenRequest): Promise<PageAnswer> {
  const context = aRequest({ ports, ...given, config: { PHONE_PRO: '3634' } });
  const { context: values, ...args } = argsOf(context);
  values.set(shopContext, { ...values.get(shopContext), journeyDrafts });
  const answer: unknown = await page({ ...args, context: values } as never);
  return answer as PageAnswer;
}

test('a home page on which a visitor’s journey waits is that visitor’s alone, any other is everybody’s', async () => {
  const visitor = { session: noSession, cookies };
  expect((await made(home, visitor)).init.headers).toBeUndefined();
  const { journeyDrafts: mine } = aRequest({ ...visitor, journeyDrafts });
  await mine.save('registered-mail', { answers: { weight: '20' }, version: 0 });
  const { data, init } = await made(home, visitor);
  expect([data.drafts !== undefined, init.headers]).toEqual([true, privateHeaders]);
  expect((await made(home, { session: noSession })).init.headers).toBeUndefined();
});

test('the home of a signed-in professional has what was begun, and is neither stored nor found', async () => {
  const asked = { session: professional, mode: 'pro' as const };
  await aRequest({ ...asked, journeyDrafts }).journeyDrafts.save('registered-mail', {
    answers: { weight: '20' },
    version: 0,
  });
  const { data, init } = await made(connectedHome, asked);
  expect([data.drafts !== undefined, data.head.noIndex, init.headers]).toEqual([true, true, privateHeaders]);
  expect(data.view.lapses, 'a subscription that ends today').toHaveLength(1);
});

test('an editor looks at the home of professionals without an account; a visitor is led to the home of all', async () => {
  const asked = async (isEditor: boolean) => {
    const context = aRequest({ session: noSession, mode: 'pro', ports, config: { PHONE_PRO: '3634' } });
    const { context: values, ...args } = argsOf(context);
    values.set(shopContext, { ...values.get(shopContext), journeyDrafts });
    values.set(previewContext, isEditor ? 'billet' : null);
    return connectedHome({ ...args, context: values }).catch((thrown: unknown) => thrown);
  };
  const left = await asked(false);
  expect(left instanceof Response && locationOf(left)).toBe('/professionnel');
  const { data } = (await asked(true)) as { data: { view: object } };
  expect(data.view).toMatchObject({ title: 'La boutique des professionnels', account: null, orders: null });
});

test('the certification of the deferred payment is seen once where it is explained, to whom it is offered alone', async () => {
  const company = { id: 'ent-1', name: null, siret: '73282932000074', certification: 'inactive' as const };
  const offered: GivenPorts = {
    ...ports,
    companies: { mine: async () => company },
    deferredPayments: {
      details: async () => someDetails({ eligible: false, contract: null, reason: 'unknown-subscription' }),
      scoringCode: async () => '10',
    },
  };
  const seen = async (path: string, given: GivenPorts) => {
    const context = aRequest({ session: professional, mode: 'pro', ports: given, config: { PHONE_PRO: '3634' } });
    const { context: values, ...args } = argsOf(context, { path });
    values.set(shopContext, { ...values.get(shopContext), journeyDrafts });
    const answer: unknown = await connectedHome({ ...args, context: values });
    const { data } = answer as { data: { track: { page: string }; prompt: { certification?: unknown } } };
    return [data.track.page, data.prompt.certification !== undefined];
  };
  const explained = '/professionnel/accueil?certification=1';
  expect(await seen(explained, offered)).toEqual(['deferred-payment certification popin', true]);
  expect(await seen('/professionnel/accueil', offered)).toEqual(['editorial', false]);
  expect(await seen(explained, ports)).toEqual(['editorial', false]);
});
