/** What the letter's journey makes of a backend that hangs, fails, is cut off or breaks its contract. */
import { aPdf, pdfs } from '#mocks/letters/samples.ts';
import { backendOf } from '../shared/backend.ts';
import { oneDeadline } from '../shared/unhurried.ts';
import { type Ask, cookiePairs, expect, type Reply, shopOrigin, test } from './ask.ts';
import { followed } from './checkout-shoppers.ts';
import { leaks } from './leaks.ts';

type Effect = 'fail' | 'hang' | 'reset' | 'contract';

const step = (name: string) => `/envoi-courrier-en-ligne/parcours/${name}`;
const text = 'Madame, Monsieur, voici un secret qui ne se journalise pas.';
/** A visitor whose letter is written. */
async function writer(ask: Ask): Promise<string[]> {
  const reply = await ask(step('creer-lettre'), { form: { source: 'write', text } });
  expect(reply.status).toBe(302);
  return cookiePairs(reply);
}

/** Posts a step with a file, as a browser does. */
async function postsFile(
  ask: Ask,
  path: string,
  { fields, cookies = [] }: { fields: Record<string, string | File>; cookies?: string[] },
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const posted = new Response(form);
  const headers = { 'content-type': posted.headers.get('content-type') ?? '', origin: shopOrigin() };
  return ask(path, { method: 'POST', headers, cookies, bytes: Buffer.from(await posted.arrayBuffer()) });
}

const imports = (ask: Ask, bytes: Buffer<ArrayBuffer>) =>
  postsFile(ask, step('creer-lettre'), {
    fields: { source: 'import', file: new File([bytes], 'lettre.pdf', { type: 'application/pdf' }) },
  });

/** A visitor whose file, whose text stands where the address is printed, is scanned and clean. */
async function importer(ask: Ask): Promise<string[]> {
  const cookies = cookiePairs(await imports(ask, Buffer.from(pdfs.inAddressZone())));
  await expect.poll(async () => (await ask(step('presentation'), { cookies })).body).toContain('Ajuster à la page');
  return cookies;
}

const faults: [effect: Effect, status: number][] = [
  ['fail', 503],
  ['reset', 503],
  ['contract', 502],
  ['hang', 504],
];

test.describe('a letter to many', () => {
  test('a letter reads its recipients from a table of 2,000 rows', async ({ ask }) => {
    const cookies = await writer(ask);
    const presented = { colour: 'black', addressPage: 'first-page', level: 'GREEN' };
    expect((await ask(step('presentation'), { form: presented, cookies })).status).toBe(302);
    const rows = Array.from({ length: 2000 }, (_, at) => `M.;Autre;Contact;${at} quai du Port;13002;Marseille`);
    const table = ['civilité;prénom;nom;adresse;code postal;ville', ...rows].join('\n');
    const fields = { csv: new File([table], 'liste.csv', { type: 'text/csv' }), do: 'csv' };
    const { status, body } = await postsFile(ask, step('destinataires'), { fields, cookies });
    expect([status, body.includes('50 destinataires au plus')]).toEqual([422, true]);
  });
});

test.describe('a letter', () => {
  test('a letter’s file is imported up to the backend’s limit, and a larger one is refused with its reason', async ({
    ask,
  }) => {
    const size = 5 * 1024 * 1024;
    const kept = await imports(ask, Buffer.from(aPdf({ comment: 'x'.repeat(size - 2000) })));
    expect([kept.status, kept.headers.location]).toEqual([302, step('creer-lettre')]);
    for (const tooMuch of [1, 20 * 1024 * 1024]) {
      const { status, body } = await imports(ask, Buffer.from(aPdf({ comment: 'x'.repeat(size + tooMuch) })));
      expect([status, body.includes('Ce fichier est trop lourd.')]).toEqual([422, true]);
    }
  });

  for (const [effect, status] of faults) {
    test(`a letter whose options meet "${effect}" shows the error page`, async ({ ask, world }) => {
      const cookies = await writer(ask);
      await backendOf(world).misbehaves({ operation: 'getLetterOptions', effect });
      for (const path of [step('creer-lettre'), step('presentation'), '/envoi-courrier-en-ligne']) {
        const reply = await ask(path, { cookies });
        expect(reply.status, path).toBe(status);
        expect(reply.body).not.toMatch(leaks);
      }
      await backendOf(world).behaves();
      expect((await ask(step('presentation'), { cookies })).status).toBe(200);
    });

    test(`a letter whose price meets "${effect}" shows no price, and loses no answer`, async ({ ask, world }) => {
      const cookies = await writer(ask);
      await backendOf(world).misbehaves({ operation: 'quoteLetter', effect });
      const shown = await ask(step('presentation'), { cookies });
      expect(shown.status).toBe(200);
      expect(shown.waited).toBeLessThanOrEqual(oneDeadline);
      expect(shown.body).not.toContain('Total TTC');
      const form = { colour: 'colour', addressPage: 'cover', level: 'ROUGE' };
      const posted = await ask(step('presentation'), { cookies, form });
      expect(posted.status).toBe(503);
      expect(posted.body).not.toMatch(leaks);
      await backendOf(world).behaves();
      const again = await ask(step('presentation'), { cookies });
      expect(again.body).toMatch(/value="colour"[^>]*checked|checked[^>]*value="colour"/);
    });

    test(`a letter whose document meets "${effect}" shows the error page, and opens afterwards`, async ({
      ask,
      world,
    }) => {
      const cookies = await writer(ask);
      await backendOf(world).misbehaves({ operation: 'getLetterDocument', effect });
      expect((await ask(step('presentation'), { cookies })).status).toBe(status);
      const pdf = await ask('/ecom/courrier/apercu', { cookies });
      expect(pdf.status).toBe(200);
    });
  }

  // An upload and a download are given more time than a test has, and a file has no contract to break.
  for (const effect of ['fail', 'reset'] as const) {
    test(`a letter whose text cannot be saved, because the backend meets "${effect}", shows its whole text again`, async ({
      ask,
      world,
    }) => {
      await backendOf(world).misbehaves({ operation: 'createLetterDocument', effect });
      const reply = await ask(step('creer-lettre'), { form: { source: 'write', text } });
      expect(reply.status).toBe(503);
      expect(reply.body).toContain(text);
      expect(reply.body).toContain('veuillez réessayer.');
      expect(reply.body).not.toMatch(leaks);
    });

    test(`a letter whose preview meets "${effect}" leads back to the page that offers the preview, and that page reports it`, async ({
      ask,
      world,
    }) => {
      const cookies = await writer(ask);
      await backendOf(world).misbehaves({ operation: 'downloadLetterDocument', effect });
      const reply = await ask('/ecom/courrier/apercu', { cookies });
      expect(reply.status).toBe(302);
      const shown = await followed(ask, { reply, cookies });
      expect(shown.body).toContain('La lecture des pages de votre lettre a échoué, veuillez réessayer.');
    });
  }

  test('a letter whose file cannot be fitted to the page reports it, stays the same, and can be fitted afterwards', async ({
    ask,
    world,
  }) => {
    const cookies = await importer(ask);
    const fits = () => ask(step('presentation'), { cookies, form: { intent: 'fit' } });
    for (const [effect] of faults) {
      await backendOf(world).misbehaves({ operation: 'fitLetterDocument', effect });
      const reply = await fits();
      expect([effect, reply.status]).toEqual([effect, 503]);
      expect(reply.waited, effect).toBeLessThanOrEqual(oneDeadline);
      expect(reply.body).toContain('veuillez réessayer.');
      expect(reply.body).toContain('Ajuster à la page');
      expect(reply.body).not.toMatch(leaks);
      await backendOf(world).behaves();
    }
    expect((await fits()).status).toBe(302);
    expect((await ask(step('presentation'), { cookies })).body).toContain('Reprendre l’original');
  });

  test('a letter that was purged must be written again', async ({ ask }) => {
    const cookies = await writer(ask);
    const restarted = await ask('/envoi-courrier-en-ligne', { cookies, form: { intent: 'restart' } });
    expect(restarted.status).toBe(302);
    const reply = await ask(step('presentation'), { cookies });
    expect(reply.headers.location).toContain('creer-lettre');
  });
});
