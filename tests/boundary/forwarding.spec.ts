import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { backendOf } from '../shared/backend.ts';
import { type Ask, cookiePairs, expect, type Reply, test } from './ask.ts';
import { shownOf, valueOf } from './checkout-shoppers.ts';
import { effectStatuses, expectDecent } from './decent.ts';

const entry = '/demenagement-absence';
const step = (name: string) => `${entry}/parcours/${name}`;
const cart = '/checkout/recapitulatif';
const answers = theForwardingAnswers();
/** The answers of a step, by the beginning of their names. */
const fieldsOf = (names: RegExp): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => names.test(name)));

/** A visitor who has answered all but the summary. */
async function composes(ask: Ask): Promise<string[]> {
  const cookies = cookiePairs(await ask(entry));
  const sends = async (name: string, form: Record<string, string>) => {
    const reply = await ask(step(name), { cookies, form });
    expect(reply.status, name).toBe(302);
    cookies.push(...cookiePairs(reply).filter((cookie) => !cookies.includes(cookie)));
  };
  await sends('besoins', fieldsOf(/^offer/));
  const { body } = await ask(step('dates'), { cookies });
  const latest = /name="startDate"[^>]*max="([^"]+)"|max="([^"]+)"[^>]*name="startDate"/.exec(body);
  await sends('dates', { ...fieldsOf(/^activation/), startDate: latest?.[1] ?? latest?.[2] ?? '' });
  await sends('adresses', fieldsOf(/^(from|to)\./));
  await sends('beneficiaires', fieldsOf(/^beneficiary/));
  return cookies;
}

async function buys(ask: Ask, cookies: string[]): Promise<Reply> {
  const { body } = await ask(step('recapitulatif'), { cookies });
  const form = { version: valueOf(body, 'version'), quote: valueOf(body, 'quote'), authority: 'yes' };
  return ask(step('recapitulatif'), { cookies, form });
}

test.describe('a forwarding contract, when the backend is not well', () => {
  for (const [effect, status] of effectStatuses) {
    test(`what may be chosen meets "${effect}": the error page says so, and the contract is kept`, async ({
      ask,
      world,
    }) => {
      const backend = backendOf(world);
      const cookies = await composes(ask);
      await backend.misbehaves({ operation: 'getForwardingOptions', effect });
      for (const path of [entry, step('besoins'), step('recapitulatif')]) {
        const reply = await ask(path, { cookies });
        expectDecent(reply);
        expect(reply.status, path).toBe(status);
      }
      await backend.behaves();
      expect((await ask(step('recapitulatif'), { cookies })).body).toContain('29200 BREST');
    });

    test(`a price meets "${effect}": the page has none, and keeps what is answered`, async ({ ask, world }) => {
      const backend = backendOf(world);
      const cookies = await composes(ask);
      await backend.misbehaves({ operation: 'quoteForwarding', effect });
      const shown = await ask(step('beneficiaires'), { cookies });
      expectDecent(shown);
      expect([shown.status, valueOf(shown.body, 'beneficiary.b')]).toEqual([200, answers['beneficiary.b']]);
      expect(shown.body).not.toContain('Total TTC');
      const posted = await buys(ask, cookies);
      expectDecent(posted);
      expect(posted.status).toBe(422);
      expect(posted.body).toContain('Le prix n’a pas pu être calculé, veuillez réessayer.');
      await backend.behaves();
      expect((await buys(ask, cookies)).headers.location).toBe(cart);
    });

    test(`keeping it meets "${effect}": nothing is said to be bought, and it may be tried again`, async ({
      ask,
      world,
    }) => {
      const backend = backendOf(world);
      const cookies = await composes(ask);
      await backend.misbehaves({ operation: 'createForwardingConfiguration', effect });
      const reply = await buys(ask, cookies);
      expectDecent(reply);
      expect(reply.status).toBe(503);
      expect(reply.body).toContain('L’ajout au panier n’a pas été confirmé.');
      await backend.behaves();
      expect((await buys(ask, cookies)).headers.location).toBe(cart);
    });

    test(`a line of the cart meets "${effect}" when it is changed`, async ({ ask, world }) => {
      const backend = backendOf(world);
      const made = await composes(ask);
      const cookies = [...made, ...cookiePairs(await buys(ask, made))];
      const { body } = await ask(cart, { cookies });
      const edits = { configuration: valueOf(body, 'configuration'), intent: 'edit' };
      await backend.misbehaves({ operation: 'getForwardingConfiguration', effect });
      const refused = await ask(entry, { cookies, form: edits });
      expectDecent(refused);
      expect(refused.status).toBe(503);
      expect(refused.body).toContain('veuillez réessayer.');
      await backend.behaves();
      expect((await ask(entry, { cookies, form: edits })).headers.location).toBe(step('recapitulatif'));
      await backend.misbehaves({ operation: 'replaceForwardingConfiguration', effect });
      expect((await buys(ask, cookies)).status).toBe(503);
      await backend.behaves();
      expect((await buys(ask, cookies)).headers.location).toBe(cart);
      const after = await ask(cart, { cookies });
      expect(after.body.match(/name="configuration"/g), 'one line').toHaveLength(1);
    });
  }
});

const contractAt = (name: string) => `/mes-commandes/detail/CMD-26-${name}/reexpedition/CONTRAT-26-${name}-0`;
const objection = '/demenagement-absence/opposition/exemple-reex-code';
const shown = (body: string) => shownOf(body).replaceAll(/[\u202f\u00a0]/g, ' ');

test.describe('a forwarding contract that was bought', () => {
  test('the contract page accepts the code of its letter, and shows how many tries remain', async ({
    ask,
    signedIn: cookies,
    world,
  }) => {
    const page = contractAt('REEX-CODE');
    const posts = (code: string) => ask(page, { cookies, form: { intent: 'code', code } });
    const [first, second] = [await posts('000000'), await posts('000001')];
    expect([first.status, second.status]).toEqual([422, 422]);
    expect(shown(first.body)).toContain('Il reste 4 essais.');
    expect(shown(second.body)).toContain('Il reste 3 essais.');
    expect(valueOf(second.body, 'code')).toBe('000001');
    // The letter as the backend sent it.
    const { mails } = (await (await fetch(`${process.env.MOCK_BACKEND_URL}/courrier?world=${world}`)).json()) as {
      mails: { contractId: string; code?: string; to: string; cancel?: string; text: string }[];
    };
    const own = mails.filter(({ contractId }) => contractId === 'CONTRAT-26-REEX-CODE-0');
    expect(own.filter(({ cancel }) => cancel).map(({ to }) => to)).toEqual([
      '12 rue de la République, 69002 Lyon',
      '3 rue de Siam, 29200 Brest',
      'particulier@exemple.fr',
    ]);
    expect(own.filter(({ cancel }) => cancel).every(({ text }) => !text.includes('Brest'))).toBe(true);
    const right = own.find(({ code }) => code)?.code ?? '';
    expect((await posts(right)).headers.location).toBe(`${page}?note=active`);
    expect(shown((await ask(page, { cookies })).body)).toContain('Code saisi');
    expect(shown((await ask('/mes-commandes/detail/CMD-26-REEX-CODE', { cookies })).body)).not.toContain(
      'Saisissez le code reçu',
    );
  });

  test('the link in a contract’s letters stops the contract without an account, and its holder reads so', async ({
    ask,
    signedIn,
  }) => {
    const { status, body } = await ask(objection);
    expect([status, body.includes('Lyon'), body.includes('Brest')]).toEqual([200, true, false]);
    for (const _ of [1, 2]) {
      const reply = await ask(objection, { form: { intent: 'object' } });
      expect([reply.status, reply.headers.location]).toEqual([302, objection]);
    }
    expect(shown((await ask(objection)).body)).toMatch(/annulée depuis le \d\d\/\d\d\/\d{4}/);
    expect((await ask(contractAt('REEX-CODE'), { cookies: signedIn })).body).toContain('Ce contrat a été annulé');
    expect((await ask('/demenagement-absence/opposition/inconnue')).status).toBe(404);
  });

  for (const [effect, status] of effectStatuses) {
    test(`the activation of a contract that meets "${effect}" retains the typed code, and succeeds afterwards`, async ({
      ask,
      signedIn: cookies,
      world,
    }) => {
      const backend = backendOf(world);
      const page = contractAt('REEX-CODE');
      const posts = () => ask(page, { cookies, form: { intent: 'code', code: '177251' } });
      await backend.misbehaves({ operation: 'activateForwarding', effect });
      const reply = await posts();
      expectDecent(reply);
      expect([reply.status, valueOf(reply.body, 'code')]).toEqual([503, '177251']);
      expect(reply.body).toContain('Le code n’a pas pu être vérifié, veuillez réessayer.');
      await backend.behaves();
      expect((await posts()).headers.location).toBe(`${page}?note=active`);
    });

    test(`the letter, card and objection of a contract that meet "${effect}" report it, and succeed when tried again`, async ({
      ask,
      signedIn: cookies,
      world,
    }) => {
      const backend = backendOf(world);
      const acts: { operation: string; page: string; form: Record<string, string> }[] = [
        { operation: 'resendForwardingLetter', page: contractAt('REEX-CODE'), form: { intent: 'letter' } },
        { operation: 'answerForwardingCard', page: contractAt('REEX-CARTE'), form: { intent: 'card', recue: 'oui' } },
        { operation: 'objectToForwarding', page: objection, form: { intent: 'object' } },
      ];
      for (const { operation, page, form } of acts) {
        await backend.misbehaves({ operation, effect });
        const reply = await ask(page, { cookies, form });
        expectDecent(reply);
        expect([operation, reply.status]).toEqual([operation, 503]);
        expect(reply.body).toMatch(/peut-être pas été (?:demandée|enregistrée), veuillez réessayer/);
        await backend.behaves();
        expect((await ask(page, { cookies, form })).status).toBe(302);
      }
      await backend.misbehaves({ operation: 'getForwardingObjection', effect });
      const away = await ask(objection);
      expectDecent(away);
      expect(away.status).toBe(status);
    });
  }
});
