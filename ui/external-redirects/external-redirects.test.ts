import { expect, test } from 'vitest';
import { aRequest, argsOf, locationOf } from '#ui/request/request.examples.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { loader } from './external-redirect.route.ts';
import { externalRedirect } from './external-redirects.ts';

const sites = {
  CUSTOMER_AREA_URL: 'https://compte.example/espace',
  TRACKING_URL: 'https://suivi.example',
  MOBILE_APP_URL: 'https://appli.example',
  HELP_URL_PART: 'https://aide.example',
  HELP_URL_PRO: 'https://aide-pro.example',
};
const to = (name: string, asked: Partial<Parameters<typeof externalRedirect>[0]> = {}) =>
  externalRedirect({ name, params: {}, mode: 'part', query: new URLSearchParams(), ...asked }, sites);
const asking = (name: string, query: Record<string, string>) => to(name, { query: new URLSearchParams(query) });

test('each address that leaves the shop has a place to lead to', () => {
  for (const { name } of routeTable.filter((entry) => entry.kind === 'externalRedirect'))
    expect(to(name), name).toMatch(/^https:\/\/[a-z-]+\.example/);
});

test('a purchase, an invoice and a forwarding contract are found in the customer area', () => {
  expect(to('invoices')).toBe('https://compte.example/espace/factures');
  expect(to('purchaseDetail', { params: { type: 'colis', code: 'CMD-1', entry: '0' } })).toBe(
    'https://compte.example/espace/achats/colis/CMD-1/0',
  );
  expect(to('forwardingContract', { params: { contractId: 'a/../b' } })).toBe(
    'https://compte.example/espace/contrats/a%2F..%2Fb',
  );
});

test('professionals have a help site of their own', () => {
  expect([to('helpSite'), to('helpSite', { mode: 'pro' })]).toEqual([
    'https://aide.example',
    'https://aide-pro.example',
  ]);
});

test('a parcel number goes along without the spaces it was typed with', () => {
  expect(asking('tracking', { code: ' 8r 0012 3456 789 ' })).toBe('https://suivi.example?code=8R00123456789');
});

test('the help site learns which product a shopper reports', () => {
  expect(asking('helpSite', { sujet: 'signalement', produit: '1126001' })).toBe(
    'https://aide.example?sujet=signalement&produit=1126001',
  );
});

test('a help link drops an invalid subject and an invalid code', () => {
  const query = { sujet: 'signalement&next=x', produit: '"><script>', retour: 'https://evil.example' };
  expect(asking('helpSite', query)).toBe('https://aide.example');
});

test.each(['\u200B8R00123456789', '８R\u202A0012\u20113456789', '8r 0012 3456 789'])(
  'a link to the tracking keeps a parcel number that is pasted as %j',
  (code) => {
    expect(asking('tracking', { code })).toBe('https://suivi.example?code=8R00123456789');
  },
);

test.each(['', 'abc', '"><script>', 'a@b.example', '&next=https://evil.example', 'x'.repeat(31)])(
  'a link to the tracking drops what is no parcel number: %j',
  (code) => {
    expect(asking('tracking', { code })).toBe('https://suivi.example');
  },
);

test.each([
  ['/espaceclient', {}, 'https://compte.example/espace'],
  ['/professionnel/espace-aide?sujet=signalement', {}, 'https://aide-pro.example?sujet=signalement'],
])('%s leads out of the shop to its site', async (path, params, to) => {
  const mode = path.startsWith('/professionnel') ? 'pro' : 'part';
  const args = argsOf(aRequest({ mode, config: sites }), { path });
  expect(locationOf(await loader({ ...args, params }))).toBe(to);
});

test('an address that leads out of the shop nowhere is not there', async () => {
  for (const path of ['/mon-compte', '/nulle-part'])
    await expect(loader(argsOf(aRequest({ config: sites }), { path }))).rejects.toMatchObject({
      init: { status: 404 },
    });
});
