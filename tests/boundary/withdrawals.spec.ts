import { backendOf } from '../shared/backend.ts';
import { expect, test } from './ask.ts';
import { faultsOf } from './checkout-cells.ts';
import { formOf, individual, professional, shownOf } from './checkout-shoppers.ts';
import type { Upstream } from './checkout-upstreams.ts';

const detail = (name: string) => `/mes-commandes/detail/CMD-26-${name}`;
const withdraw = `${detail('RETRACTATION')}/retractation`;
const received = `${detail('RETRACTATION-RECUE')}/retractation/RETRACTATION-RECUE-1`;
const file = '/ecom/commandes/CMD-26-RETRACTATION-RECUE/retractations/RETRACTATION-RECUE-1';
const choice = '/mes-commandes/changer-d-avis';
const plain = (body: string) => shownOf(body).replaceAll(/[\u202f\u00a0]/g, ' ');

test.describe('withdrawals', () => {
  /** The form of the page, filled in: one piece of its article. */
  async function filled(body: string): Promise<Record<string, string>> {
    const article = /name="article"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="article"/.exec(body);
    const id = article?.[1] ?? article?.[2] ?? '';
    return { ...formOf(body, 'withdraw'), intent: 'withdraw', article: id, [`quantite-${id}`]: '1', email: individual };
  }

  test('a withdrawal is received once, however often it is sent, and is kept with its date and time', async ({
    ask,
    signedIn: cookies,
  }) => {
    const form = await filled((await ask(withdraw, { cookies })).body);
    const posts = () => ask(withdraw, { cookies, form });
    const answers = [...(await Promise.all([posts(), posts()])), await posts()];
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
      answers.map(() => [302, `${withdraw}/RETRACTATION-0001`]),
    );
    const { status, body } = await ask(`${withdraw}/RETRACTATION-0001`, { cookies });
    expect([status, /Nous avons reçu votre rétractation le \d\d\/\d\d\/\d{4} à \d\d:\d\d/.test(plain(body))]).toEqual([
      200,
      true,
    ]);
    // A second piece is another withdrawal; a third is not there.
    expect((await ask(withdraw, { cookies, form: { ...form, envoi: 'b-2' } })).headers.location).toContain('0002');
    const third = await ask(withdraw, { cookies, form: { ...form, envoi: 'b-3' } });
    expect([third.status, plain(third.body).includes('Vous avez déjà renoncé à un des articles choisis')]).toEqual([
      422,
      true,
    ]);
  });

  test('each order leads to the way that is open, and a page of them can be turned', async ({ ask, signedIn }) => {
    const pages = await Promise.all([1, 2].map((page) => ask(`${choice}?page=${page}`, { cookies: signedIn })));
    const ordersIn = (body: string) => new Set(body.match(/detail\/CMD-[A-Z\d-]+/g)).size;
    const seen = pages.map(({ status, body }) => [status, ordersIn(body)]);
    expect(seen).toEqual([
      [200, 5],
      [200, 5],
    ]);
    expect((await ask(choice)).body).toContain('Se connecter');
  });

  test('somebody else’s orders and acknowledgements are there for nobody, and those of a business have no form', async ({
    ask,
    sessionOf,
  }) => {
    const [own, other] = [await sessionOf(individual), await sessionOf(professional)];
    for (const path of [
      `${detail('PRO-RETRACTATION')}/retractation`,
      received.replace('-1', '-2'),
      received.replace('-RECUE/', '/'),
      file.replace('-1', '-2'),
    ])
      expect([path, (await ask(path, { cookies: own })).status]).toEqual([path, 404]);
    for (const path of [withdraw, received, file]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.location?.includes('/ecom/connexion?')]).toEqual([path, 302, true]);
    }
    expect((await ask(`/professionnel${withdraw}`, { cookies: other })).status).toBe(404);
    const business = await ask(`/professionnel${detail('PRO-RETRACTATION')}/retractation`, { cookies: other });
    expect([business.status, business.body.includes('name="article"')]).toEqual([200, false]);
  });

  test('the acknowledgement is a text to keep, in the shopper’s language', async ({ ask, signedIn }) => {
    for (const [lang, words] of [
      ['fr', 'Accusé de réception de rétractation'],
      ['en', 'Acknowledgement of withdrawal'],
    ]) {
      const { status, headers, body } = await ask(file, { cookies: [...signedIn, `lpel_locale=${lang}`] });
      expect([status, headers['content-type'], body.includes(words ?? '')]).toEqual([200, 'text/plain', true]);
      expect(headers['content-disposition']).toContain('RETRACTATION-RECUE-1.txt');
    }
  });

  test('a withdrawal that meets a fault keeps what was chosen and typed, and is received once afterwards', async ({
    ask,
    world,
    signedIn: cookies,
  }) => {
    const { envoi, ...others } = await filled((await ask(withdraw, { cookies })).body);
    const form = { ...others, envoi: envoi ?? '', message: 'Merci de confirmer.' };
    const fails = (when: 'before' | 'after') =>
      backendOf(world).misbehaves({ operation: 'withdraw', effect: 'fail', when, calls: 1 });
    await fails('before');
    const failed = await ask(withdraw, { cookies, form });
    expect(failed.status).toBe(503);
    expect(formOf(failed.body, 'withdraw').envoi).toBe(form.envoi);
    expect(failed.body).toContain('Merci de confirmer.</textarea>');
    // What the backend had received is found, although its answer was lost.
    await fails('after');
    for (let time = 0; time < 2; time += 1)
      expect((await ask(withdraw, { cookies, form })).headers.location).toBe(`${withdraw}/RETRACTATION-0001`);
    const { body } = await ask(withdraw, { cookies });
    expect(plain(body).match(/Accusé de réception du/g)).toHaveLength(1);
  });

  test('whatever each backend of withdrawals does, the shopper is told in time', async ({
    ask,
    world,
    signedIn: cookies,
  }) => {
    const form = await filled((await ask(withdraw, { cookies })).body);
    const orderGone = { 'not-found': 'This page could not be found' };
    const upstreams: Upstream[] = [
      { operation: 'getWithdrawals', path: withdraw, says: 'withdrawalFetch', otherwise: orderGone },
      { operation: 'getWithdrawals', path: received, says: 'withdrawalFetch', otherwise: orderGone },
      { operation: 'getWithdrawals', path: choice, says: null },
      { operation: 'getOrders', path: choice, says: null },
      {
        operation: 'withdraw',
        path: withdraw,
        form,
        says: 'withdrawalRequest',
        except: ['hang'],
        otherwise: orderGone,
      },
    ];
    expect(await faultsOf(upstreams, { ask, world, cookies })).toEqual([]);
  });
});
