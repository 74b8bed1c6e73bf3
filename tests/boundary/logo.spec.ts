/** What the journey of a stamp logo makes of a backend that hangs, fails, is cut off or breaks its contract. */
import { aVectorLogo } from '#mocks/logo/samples.ts';
import type { Effect } from '#mocks/shared/scenarios.ts';
import { backendOf } from '../shared/backend.ts';
import { type Ask, cookiePairs, expect, shopOrigin, test } from './ask.ts';
import { individual, professional, valueOf } from './checkout-shoppers.ts';
import { leaks } from './leaks.ts';

const entry = '/professionnel/mon-timbre-en-ligne/logo';
const step = (name: string) => `${entry}/parcours/${name}`;
function sent(ask: Ask, { subject = 'nouveau', cookies = [] }: { subject?: string; cookies?: string[] } = {}) {
  const form = new FormData();
  form.set('subject', subject);
  form.set('file', new File([aVectorLogo()], 'enseigne.svg', { type: 'image/svg+xml' }));
  const posted = new Response(form);
  const headers = { 'content-type': posted.headers.get('content-type') ?? '', origin: shopOrigin() };
  return posted
    .arrayBuffer()
    .then((bytes) => ask(step('bibliotheque'), { method: 'POST', headers, cookies, bytes: Buffer.from(bytes) }));
}

const faults: [effect: Effect, status: number][] = [
  ['fail', 503],
  ['reset', 503],
  ['contract', 502],
  ['hang', 504],
];

test.describe('a stamp logo', () => {
  for (const [effect, status] of faults) {
    test(`a stamp logo whose options meet "${effect}" shows the error page`, async ({ ask, world }) => {
      await backendOf(world).misbehaves({ operation: 'getLogoOptions', effect });
      for (const path of [step('bibliotheque'), entry]) {
        const reply = await ask(path);
        expect(reply.status, path).toBe(status);
        expect(reply.body).not.toMatch(leaks);
      }
    });

    test(`a stamp logo whose preview meets "${effect}" has no picture, and its page opens all the same`, async ({
      ask,
      world,
    }) => {
      const cookies = cookiePairs(await sent(ask));
      await expect.poll(async () => (await ask(step('choix'), { cookies })).status).toBe(200);
      const shown = await ask('/professionnel/ecom/logos/apercu', { cookies });
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
      await backendOf(world).misbehaves({ operation: 'previewLogoPicture', effect });
      expect((await ask('/professionnel/ecom/logos/apercu', { cookies })).status).toBe(404);
      expect((await ask(step('choix'), { cookies })).status).toBe(200);
    });
  }

  // A file has a minute of its own, which no test waits for.
  for (const [effect] of faults.filter(([one]) => one !== 'hang'))
    test(`a stamp logo that cannot be sent, because the backend meets "${effect}", stays on its page`, async ({
      ask,
      world,
    }) => {
      await backendOf(world).misbehaves({ operation: 'createLogoPicture', effect });
      const reply = await sent(ask);
      expect(reply.status).toBe(503);
      expect(reply.body).toContain('Bibliothèque');
      expect(reply.body, 'what is asked for').toMatch(/<input type="hidden" name="subject" value="nouveau"/);
      expect(reply.body, 'the file to choose again').toContain('enseigne.svg');
      expect(reply.body).not.toMatch(leaks);
    });

  for (const [effect, status] of faults)
    test(`a stamp logo whose scan meets "${effect}" is not lost, and proceeds once the scan answers`, async ({
      ask,
      world,
    }) => {
      const cookies = cookiePairs(await sent(ask));
      await backendOf(world).misbehaves({ operation: 'getLogoPicture', effect });
      for (const path of [step('bibliotheque'), step('choix')]) {
        const reply = await ask(path, { cookies });
        expect(reply.status, path).toBe(status);
        expect(reply.body).not.toMatch(leaks);
      }
      await backendOf(world).behaves();
      await expect
        .poll(async () => (await ask(step('bibliotheque'), { cookies })).body)
        .toContain('Votre logo est sain et prêt à être cadré.');
    });

  for (const [owner, order] of [
    [professional, 'CMD-26-PRO-LOGO-REFUSE'],
    [individual, 'CMD-26-LOGO-REFUSE'],
  ] as const)
    test(`a refused stamp logo of ${owner} is replaced by another picture without a payment, and is reviewed again`, async ({
      ask,
      sessionOf,
    }) => {
      const cookies = await sessionOf(owner);
      const library = async (query = '') => (await ask(`${step('bibliotheque')}${query}`, { cookies })).body;
      const refused = `logo-${order}-0`;
      const stateOf = (body: string, name: string) =>
        new RegExp(`<h3>${name}</h3>(.*?)</li>`, 's').exec(body)?.[1] ?? '';
      expect(stateOf(await library(), 'Carte de vœux')).toContain('Logo refusé');
      cookies.push(...cookiePairs(await sent(ask, { subject: `renvoyer.${refused}`, cookies })));
      await expect.poll(() => library()).toContain('Votre logo est sain et prêt à être cadré.');

      const choice = step('choix');
      const { body: crop } = await ask(choice, { cookies });
      const placed = { version: valueOf(crop, 'version'), scale: '100', across: '0', down: '0', background: 'WHITE' };
      const chosen = await ask(choice, { cookies, form: { ...placed, name: 'Enseigne corrigée', rights: 'yes' } });
      expect([chosen.status, chosen.headers.location]).toEqual([302, step('recapitulatif')]);

      const { body: summary } = await ask(step('recapitulatif'), { cookies });
      expect(summary).toContain('Renvoyer sans payer');
      const posts = () => ask(step('recapitulatif'), { cookies, form: { version: valueOf(summary, 'version') } });
      const answer = await posts();
      expect([answer.status, answer.headers.location]).toEqual([302, `${step('bibliotheque')}?note=renvoye`]);
      const after = await library('?note=renvoye');
      expect(stateOf(after, 'Enseigne corrigée')).toContain('En attente de validation');
      expect(after).not.toContain('<h3>Carte de vœux</h3>');
      expect((await ask('/professionnel/checkout/recapitulatif', { cookies })).body).toContain(
        'Votre panier est vide.',
      );
    });

  test('individuals have no page of stamp logos', async ({ ask }) => {
    expect((await ask('/mon-timbre-en-ligne/logo/parcours/bibliotheque')).status).toBe(404);
  });
});
