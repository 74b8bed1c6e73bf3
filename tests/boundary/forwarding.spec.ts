import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import type { Effect } from '#mocks/shared/scenarios.ts';
import { backendOf } from '../shared/backend.ts';
import { type Ask, cookiePairs, expect, type Reply, test } from './ask.ts';
import { valueOf } from './checkout-shoppers.ts';

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

/** Texts of the backend and of programs that no page may show. */
const leaks = /by a scenario|InternalError|ForwardingError|ServiceUnavailable|\/occ\/|Fault|valibot| at .+:\d+/;

function expectDecent({ body, milliseconds }: Reply): void {
  expect(milliseconds).toBeLessThan(5500);
  expect(body).not.toMatch(leaks);
}

const effects: [effect: Effect, status: number][] = [
  ['fail', 503],
  ['unavailable', 503],
  ['reset', 503],
  ['contract', 502],
  ['malformed', 502],
  ['hang', 504],
];

test.describe('a forwarding contract, when the backend is not well', { tag: '@desktop' }, () => {
  for (const [effect, status] of effects) {
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
