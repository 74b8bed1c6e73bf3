import { expect, test } from 'vitest';
import { settings } from '../shared/settings.ts';
import { externalSites } from './external-sites.ts';

const app = externalSites();
const read = async (path: string) => {
  const response = await app.request(`http://backend.test/ailleurs${path}`);
  return { status: response.status, text: await response.text() };
};

test.each([
  ['/espace-client', 'Espace client', 'Customer area'],
  ['/espace-client/', 'Espace client', 'Customer area'],
  ['/espace-client/factures', 'Mes factures', 'My invoices'],
  ['/espace-client/achats', 'Mes achats', 'My purchases'],
  ['/suivi', 'Suivi des envois', 'Tracking'],
  ['/application', 'L’application mobile', 'The mobile app'],
  ['/aide', 'Aide des particuliers', 'Help for individuals'],
  ['/aide-pro', 'Aide des professionnels', 'Help for businesses'],
  ['/aide-pro/factures/2026', 'Aide des professionnels', 'Help for businesses'],
])(
  'the page in place of %s says in both languages what would be there, and leads back to the shop',
  async (path, french, english) => {
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text).toContain(`<h1>${french}</h1>`);
    expect(text).toContain(`<strong>${english}.</strong>`);
    expect(text).toContain(`href="${settings.shopUrl}"`);
  },
);

test('the values that the shop passed on are shown with their names', async () => {
  const row = (name: string, value: string) => `<th scope="row">${name}</th><td><code>${value}</code></td>`;
  const { text } = await read('/espace-client/achats/colis/CMD-1/0');
  for (const [name, value] of [
    ['type', 'colis'],
    ['code', 'CMD-1'],
    ['entry', '0'],
  ] as const)
    expect(text).toContain(row(name, value));
  expect((await read('/espace-client/contrats/R-12')).text).toContain(row('contractId', 'R-12'));
  expect((await read('/suivi?code=8R00123456789')).text).toContain(row('code', '8R00123456789'));
});

test('the values that were passed on are shown as text, never as markup', async () => {
  const { text } = await read('/suivi/%3Cscript%3E/%E0?%3Cb%3E=%22%3E%3Cimg%20src=x%3E');
  expect(text).not.toMatch(/<script>|<b>|<img/);
  expect(text).toContain('&lt;script&gt;');
  expect(text).toContain('%E0');
});

test('an address of any other site is answered with 404', async () => {
  expect((await read('/inconnu')).status).toBe(404);
  expect((await read('/suivi2')).status).toBe(404);
});

test('the list of purchases leads to each order of the order book, in the shop', async () => {
  const { text } = await read('/espace-client/achats');
  for (const path of [
    '/mes-commandes/detail/CMD-26-COLIS-TROIS',
    '/professionnel/mes-commandes/detail/CMD-26-PRO-COMPTE',
  ])
    expect(text).toContain(`href="${settings.shopUrl}${path}"`);
  expect((await read('/espace-client/factures')).text).not.toContain('CMD-26-');
});
