import { backendOf } from '../shared/backend.ts';
import { expect, test } from './ask.ts';
import { faultsOf } from './checkout-cells.ts';
import { individual, professional, shownOf } from './checkout-shoppers.ts';
import type { Upstream } from './checkout-upstreams.ts';

const orderAt = (name: string, at = '') => `${at}/mes-commandes/detail/CMD-26-${name}`;
const stateOf = (name: string, service = 'parcel') => `/ecom/commandes/CMD-26-${name}/etat/${service}`;
const late = 'La préparation prend plus de temps que prévu. Votre commande est enregistrée.';
/** The main part of a page. */
const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'));
const decoded = (text: string) => text.replaceAll('&amp;', '&');

test.describe('the page of an order', () => {
  test('the page of an order has no link or document that leads nowhere, in either mode', async ({
    ask,
    sessionOf,
  }) => {
    for (const [email, at, prefix] of [
      [individual, '', ''],
      [professional, '/professionnel', 'PRO-'],
    ] as const) {
      const cookies = await sessionOf(email);
      const hrefs = new Set<string>();
      for (const name of [
        'TROIS-VENDEURS',
        'BIENS-ET-SERVICES',
        'REEX-DEUX',
        'LOGO-A-TELECHARGER',
        'SUIVI-INCOMPLET',
        'COLIS-PERIME',
        'RETRACTATION',
        'RETOUR-POSSIBLE',
        'RETOUR-TERMINE',
      ]) {
        const { status, body } = await ask(orderAt(prefix + name, at), { cookies });
        expect([name, status]).toEqual([name, 200]);
        for (const [, href = ''] of mainOf(body).matchAll(/ href="([^"]+)"/g)) hrefs.add(decoded(href));
      }
      const ways = [...hrefs].filter((href) => href.startsWith('/'));
      expect(ways.length).toBeGreaterThan(20);
      const nowhere: object[] = [];
      for (const way of ways) {
        const { status } = await ask(way, { cookies });
        if (status >= 400) nowhere.push({ way, status });
      }
      expect(nowhere).toEqual([]);
    }
  });

  test('somebody else’s order gets the same 404 as an order that never existed', async ({ ask, sessionOf }) => {
    const [own, other] = [await sessionOf(individual), await sessionOf(professional)];
    const answers = await Promise.all([
      ask(orderAt('PRO-COMPTE'), { cookies: own }),
      ask(orderAt('NULLE-PART'), { cookies: own }),
      ask(orderAt('COLIS-TROIS', '/professionnel'), { cookies: other }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(shownOf(body)).toContain('Cette commande n’existe pas, ou appartient à un autre compte.');
      expect(body).toContain('noindex');
    }
  });

  test('the page of an order measures its view, and a status that the shop does not know', async ({
    ask,
    signedIn,
  }) => {
    const { body } = await ask(orderAt('COLIS-INCONNU'), { cookies: signedIn });
    expect(body).toMatch(/order detail.{0,40}unknownStatus.{0,10}true/s);
    expect(mainOf(body)).not.toMatch(/etiquettes|remboursement/);
  });

  test('the pages of an order report each fault of their backends in time', async ({
    ask,
    world,
    signedIn: cookies,
  }) => {
    const upstreams: Upstream[] = [
      {
        operation: 'getOrder',
        path: orderAt('TROIS-VENDEURS'),
        says: 'orderFetch',
        otherwise: { 'not-found': 'Cette commande n’existe pas' },
      },
      {
        operation: 'getInvoices',
        path: orderAt('TROIS-VENDEURS'),
        says: 'Information temporairement indisponible',
        otherwise: { 'not-found': 'La facture sera disponible ici dès qu’elle sera établie.' },
      },
      { operation: 'getOrderState', path: orderAt('SUIVI-EPUISE'), says: late },
    ];
    expect(await faultsOf(upstreams, { ask, world, cookies })).toEqual([]);
  });
});

test.describe('the state of a service', () => {
  const states = [
    ['SUIVI-IMMEDIAT', 'parcel', ['success']],
    ['SUIVI-TROISIEME', 'parcel', ['pending', 'pending', 'success']],
    ['SUIVI-TIMBRE-TROISIEME', 'stamp', ['pending', 'pending', 'success']],
    ['SUIVI-RECO-TROISIEME', 'registered-mail', ['pending', 'pending', 'success']],
    ['SUIVI-REEX-TROISIEME', 'forwarding', ['pending', 'pending', 'success']],
    ['SUIVI-INCOMPLET', 'parcel', ['incomplete', 'incomplete']],
    ['SUIVI-EPUISE', 'parcel', ['pending', 'pending']],
  ] as const;

  test('each request for a service’s state makes one backend call, and its answer is stored nowhere', async ({
    ask,
    signedIn: cookies,
  }) => {
    for (const [name, service, expected] of states)
      for (const status of expected) {
        const reply = await ask(stateOf(name, service), { cookies });
        expect([name, JSON.parse(reply.body).status, reply.headers['cache-control']]).toEqual([
          name,
          status,
          'private, no-store',
        ]);
      }
  });

  test('a service’s state opens to nobody but its owner, and not for an unknown service', async ({
    ask,
    sessionOf,
    signedIn: cookies,
  }) => {
    const other = await sessionOf(professional);
    expect((await ask(`${stateOf('SUIVI-EPUISE')}?mode=pro`, { cookies: other })).status).toBe(404);
    for (const service of ['smt', 'toString', 'stamp', 'a%20b'])
      expect([service, (await ask(stateOf('SUIVI-EPUISE', service), { cookies })).status]).toEqual([service, 404]);
    const { status, headers } = await ask(stateOf('SUIVI-EPUISE'));
    expect([status, headers.location?.includes('/ecom/connexion?')]).toEqual([302, true]);
  });

  test('a service’s state that cannot be fetched is an error, never a state', async ({
    ask,
    world,
    signedIn: cookies,
  }) => {
    expect((await ask(stateOf('SUIVI-EN-PANNE'), { cookies })).status).toBe(503);
    for (const effect of ['fail', 'reset', 'contract', 'malformed', 'not-found'] as const) {
      await backendOf(world).behaves();
      await backendOf(world).misbehaves({ operation: 'getOrderState', effect });
      const { status, body } = await ask(stateOf('SUIVI-EPUISE'), { cookies });
      expect([effect, status >= 400]).toEqual([effect, true]);
      expect(body).not.toMatch(/"status":"(pending|incomplete|success|error)/);
    }
    await backendOf(world).behaves();
    await backendOf(world).misbehaves({ operation: 'getOrderState', effect: 'unauthorised' });
    expect((await ask(stateOf('SUIVI-EPUISE'), { cookies })).headers.location).toMatch(/^\/deconnexion\?/);
  });
});
