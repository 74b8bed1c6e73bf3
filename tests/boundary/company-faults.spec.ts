import { expect, test } from './ask.ts';
import { faultsOf } from './checkout-cells.ts';
import { professional } from './checkout-shoppers.ts';
import { atHome, boughtAgain, certified } from './company-upstreams.ts';

const asking = 'pro-sans-demande@exemple.fr';

test.describe('whatever a backend of a professional does, its own part says so', () => {
  test('the home of a professional reports each fault of its backends, also after a list was pasted there', async ({
    ask,
    world,
    sessionOf,
  }) => {
    const cookies = await sessionOf(asking);
    expect(await faultsOf(atHome, { ask, world, cookies })).toEqual([]);
    const { body } = await ask('/professionnel/accueil', { cookies });
    expect(body).not.toContain('Recharger votre dashboard');
  });

  test('an order bought again reports each fault of its backends', async ({ ask, world, sessionOf }) => {
    const cookies = await sessionOf(professional);
    expect(await faultsOf(boughtAgain, { ask, world, cookies })).toEqual([]);
  });

  test('the pages of the company and its certification report each fault of their backends, and a request sent afterwards succeeds', async ({
    ask,
    world,
    sessionOf,
  }) => {
    const cookies = await sessionOf(asking);
    expect(await faultsOf(certified, { ask, world, cookies })).toEqual([]);
    const path = '/professionnel/mon-compte/entreprise';
    const form = { intent: 'request', representant: 'rep-gerant', attestation: 'oui' };
    const sent = await ask(`${path}/certification`, { cookies, form });
    expect(sent.headers.location).toBe(`${path}?note=demande`);
    for (const page of [path, '/professionnel/accueil', '/professionnel/mon-compte'])
      expect((await ask(page, { cookies })).body, page).toContain('Certification en cours');
  });
});
