import { backendOf } from '../shared/backend.ts';
import { expect, test } from './ask.ts';
import { faultsOf } from './checkout-cells.ts';
import { followed, formOf, individual, professional, shownOf } from './checkout-shoppers.ts';
import type { Upstream } from './checkout-upstreams.ts';

const detail = (name: string) => `/mes-commandes/detail/CMD-26-${name}`;
const startOf = (name: string) => `${detail(name)}/CMD-26-${name}-A/retour`;
/** The returns of the order book, in the order of mocks/SCENARIOS.md. */
const codeOf = (place: number, isPro = false) =>
  `00000000-0000-4000-8000-${isPro ? '1' : '0'}${String(place).padStart(11, '0')}`;
const start = startOf('RETOUR-POSSIBLE');
const accepted = `${detail('RETOUR-ACCEPTE')}/retour/${codeOf(2)}`;
const labelOf = (name: string, code: string) => `/ecom/commandes/CMD-26-${name}/retours/${code}/etiquette`;
const label = labelOf('RETOUR-ACCEPTE', codeOf(2));
const plain = (body: string) => shownOf(body).replaceAll(/[\u202f\u00a0]/g, ' ');
const form = {
  intent: 'ask-return',
  envoi: 'b-1',
  'quantite-0': '1',
  'motif-0': 'OTHER',
  mode: 'RETURN_METHOD_BY_MAIL',
  commentaire: 'Trop grand.',
};

test.describe('returns', () => {
  test('a return is asked for once, however often, from however many tabs, and its order says so', async ({
    ask,
    signedIn: cookies,
  }) => {
    const posts = () => ask(start, { cookies, form });
    const answers = [...(await Promise.all([posts(), posts()])), await posts()];
    const [to] = answers.map(({ headers }) => headers.location);
    expect(to).toMatch(/\/retour\/[0-9a-f-]{36}\?note=demande$/);
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(answers.map(() => [302, to]));
    // The same articles under another key are another request, which is refused.
    const other = await ask(start, { cookies, form: { ...form, envoi: 'b-2' } });
    expect([other.status, plain(other.body).includes('Un retour est déjà demandé pour')]).toEqual([422, true]);
    const { body } = await ask(detail('RETOUR-POSSIBLE'), { cookies });
    expect(shownOf(body).match(/\/CMD-26-RETOUR-POSSIBLE\/retour\//g)).toHaveLength(1);
  });

  test('a professional asks for a return in the own mode', async ({ ask, sessionOf }) => {
    const [cookies, path] = [await sessionOf(professional), `/professionnel${startOf('PRO-RETOUR-POSSIBLE')}`];
    const { headers } = await ask(path, { cookies, form });
    expect(headers.location).toMatch(/^\/professionnel\/mes-commandes\/detail\/CMD-26-PRO-RETOUR-POSSIBLE\/retour\//);
  });

  test('each return of the order book says its state, in both modes and languages', async ({ ask, sessionOf }) => {
    const names = ['DEMANDE', 'ACCEPTE', 'REFUSE', 'RECU', 'NON-RECU', 'TERMINE', 'ANNULE'];
    const states = {
      fr: ['Demande envoyée', 'Retour accepté, en cours', 'Refusé', 'Reçu', 'Non reçu', 'Terminé', 'Annulé'],
      en: [
        'Request sent',
        'Return accepted, in progress',
        'Refused',
        'Received',
        'Not received',
        'Completed',
        'Cancelled',
      ],
    };
    for (const [email, at, prefix] of [
      [individual, '', ''],
      [professional, '/professionnel', 'PRO-'],
    ] as const) {
      const cookies = await sessionOf(email);
      for (const lang of ['fr', 'en'] as const) {
        const seen: (string | undefined)[] = [];
        for (const [place, name] of names.entries()) {
          const path = `${at}${detail(`${prefix}RETOUR-${name}`)}/retour/${codeOf(place + 1, prefix !== '')}`;
          const { status, body } = await ask(path, { cookies: [...cookies, `lpel_locale=${lang}`] });
          expect([path, status]).toEqual([path, 200]);
          seen.push(/aria-current="step"><strong>([^<]*)/.exec(body)?.[1]);
        }
        expect(seen).toEqual(states[lang]);
      }
    }
  });

  test('somebody else’s returns and labels, and those of another order, are there for nobody', async ({
    ask,
    sessionOf,
  }) => {
    const [own, other] = [await sessionOf(individual), await sessionOf(professional)];
    for (const path of [
      startOf('PRO-RETOUR-POSSIBLE'),
      start.replace('-A/', '-Z/'),
      `${detail('PRO-RETOUR-ACCEPTE')}/retour/${codeOf(2, true)}`,
      `${detail('RETOUR-REFUSE')}/retour/${codeOf(2)}`,
      labelOf('RETOUR-REFUSE', codeOf(2)),
      labelOf('PRO-RETOUR-ACCEPTE', codeOf(2, true)),
    ])
      expect([path, (await ask(path, { cookies: own })).status]).toEqual([path, 404]);
    for (const path of [start, accepted, label]) {
      expect([path, (await ask(`/professionnel${path}`, { cookies: other })).status]).toEqual([path, 404]);
      const { status, headers } = await ask(path);
      expect([path, status, headers.location?.includes('/ecom/connexion?')]).toEqual([path, 302, true]);
    }
  });

  test('the label of an accepted return is saved; one that is not there leads back and is counted', async ({
    ask,
    signedIn: cookies,
  }) => {
    const { status, headers } = await ask(label, { cookies });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename.*\.pdf/);
    const missing = await ask(labelOf('RETOUR-DEMANDE', codeOf(1)), { cookies });
    expect(missing.headers.location).toBe(`${detail('RETOUR-DEMANDE')}/retour/${codeOf(1)}?note=etiquette`);
    const { body } = await followed(ask, { reply: missing, cookies });
    expect(plain(body)).toContain('L’étiquette de retour n’a pas pu être téléchargée, veuillez réessayer.');
    expect(body).toContain('telechargement_etiquette_retour');
  });

  test('a return is cancelled once, however often, and not once its goods have come', async ({
    ask,
    signedIn: cookies,
  }) => {
    const cancels = (path: string) => ask(path, { cookies, form: { intent: 'cancel-return' } });
    for (const { headers } of await Promise.all([cancels(accepted), cancels(accepted)]))
      expect(headers.location).toBe(`${accepted}?note=annule`);
    const after = plain((await ask(accepted, { cookies })).body);
    expect(after).toContain('Ce retour est annulé. Vous n’avez rien à envoyer.');
    expect(after).not.toMatch(/Annuler ce retour|Télécharger l’étiquette/);
    const late = await cancels(`${detail('RETOUR-RECU')}/retour/${codeOf(4)}`);
    expect([
      late.status,
      plain(late.body).includes('Ce retour est trop avancé pour être annulé. Son état est indiqué ci-dessous.'),
    ]).toEqual([422, true]);
  });

  test('a return that meets a fault keeps what was chosen and typed, and is asked for once afterwards', async ({
    ask,
    world,
    signedIn: cookies,
  }) => {
    const fails = (when: 'before' | 'after', operation = 'createReturnRequest') =>
      backendOf(world).misbehaves({ operation, effect: 'fail', when, calls: 1 });
    await fails('before');
    const failed = await ask(start, { cookies, form });
    expect([failed.status, failed.body.includes('Retour demandé le')]).toEqual([503, false]);
    expect(formOf(failed.body, 'ask-return')).toMatchObject({ envoi: 'b-1' });
    expect(failed.body).toContain('Trop grand.</textarea>');
    expect(failed.body).toMatch(/<option value="OTHER" selected="">/);
    // What the backend had carried out is found, although its answer was lost.
    await fails('after');
    expect((await ask(start, { cookies, form })).headers.location).toMatch(/\?note=demande$/);
    expect((await ask(start, { cookies, form })).headers.location).toMatch(/\?note=demande$/);
    await fails('after', 'cancelReturnRequest');
    expect((await ask(accepted, { cookies, form: { intent: 'cancel-return' } })).headers.location).toBe(
      `${accepted}?note=annule`,
    );
    expect(shownOf((await ask(start, { cookies })).body).match(/Retour demandé le/g)).toHaveLength(1);
  });

  test('whatever each backend of returns does, the shopper is told in time', async ({
    ask,
    world,
    signedIn: cookies,
  }) => {
    const nowhere = { 'not-found': 'This page could not be found' };
    const upstreams: Upstream[] = [
      { operation: 'getReturnableItems', path: start, says: 'returnFetch', otherwise: nowhere },
      { operation: 'getReturnRequest', path: accepted, says: 'returnFetch', otherwise: nowhere },
      // The page of an order says that it has not read them; that of a new return can do without the earlier ones.
      {
        operation: 'getReturnRequests',
        path: detail('RETOUR-ACCEPTE'),
        says: 'Vos retours n’ont pas pu être chargés, veuillez réessayer.',
      },
      { operation: 'getWithdrawals', path: detail('RETOUR-ACCEPTE'), says: null },
      { operation: 'getRefundableParcels', path: detail('COLIS-PERIME'), says: null },
      { operation: 'getReturnRequests', path: start, says: null, otherwise: nowhere },
      { operation: 'downloadReturnLabel', path: label, says: 'returnLabel', otherwise: nowhere },
      { operation: 'createReturnRequest', path: start, form, says: 'returnAsk', except: ['hang'], otherwise: nowhere },
      {
        operation: 'cancelReturnRequest',
        path: accepted,
        form: { intent: 'cancel-return' },
        says: 'returnCancel',
        except: ['hang'],
        otherwise: nowhere,
      },
    ];
    expect(await faultsOf(upstreams, { ask, world, cookies })).toEqual([]);
  });
});
