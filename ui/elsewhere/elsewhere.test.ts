import { expect, test } from 'vitest';
import { routeTable, stateOf } from '#ui/shared/route-table.ts';
import { elsewhere } from './elsewhere.ts';

const sites = {
  CUSTOMER_AREA_URL: 'https://compte.example/espace',
  TRACKING_URL: 'https://suivi.example',
  MOBILE_APP_URL: 'https://appli.example',
  HELP_URL_PART: 'https://aide.example',
  HELP_URL_PRO: 'https://aide-pro.example',
};
const to = (name: string, asked: Partial<Parameters<typeof elsewhere>[0]> = {}) =>
  elsewhere({ name, params: {}, mode: 'part', parcel: null, ...asked }, sites);

test('each address that leaves the shop has a place to lead to', () => {
  for (const { name } of routeTable.filter((entry) => stateOf(entry) === 'elsewhere'))
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
  expect(to('tracking', { parcel: ' 8r 0012 3456 789 ' })).toBe('https://suivi.example?code=8R00123456789');
});

test.each([null, '', 'abc', '"><script>', 'a@b.example', '&next=https://evil.example', 'x'.repeat(31)])(
  'what is no parcel number stays behind: %j',
  (parcel) => {
    expect(to('tracking', { parcel })).toBe('https://suivi.example');
  },
);
