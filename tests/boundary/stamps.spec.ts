import { backendOf } from '../shared/backend.ts';
import { type Ask, cookiePairs, expect, type Reply, test } from './ask.ts';
import { valueOf } from './checkout-shoppers.ts';
import { effectStatuses, expectDecent } from './decent.ts';

const entry = '/mon-timbre-en-ligne';
const configuration = `${entry}/parcours/configuration`;
const summary = `${entry}/parcours/recapitulatif`;
const cart = '/checkout/recapitulatif';

const composed = {
  lines: '1',
  visual1: 'POPPY',
  letter1: 'GREEN',
  destination1: 'FR',
  weight1: '20',
  quantity1: '30',
  support: 'A4_24',
  startCell: '10',
};

/** A visitor who composed stamps, and perhaps has them in the cart. */
async function composes(ask: Ask): Promise<string[]> {
  const cookies = cookiePairs(await ask(entry));
  const kept = await ask(configuration, { cookies, form: composed });
  expect(kept.headers.location).toBe(summary);
  return [...cookies, ...cookiePairs(kept)];
}

async function buys(ask: Ask, cookies: string[]): Promise<Reply> {
  const { body } = await ask(summary, { cookies });
  return ask(summary, { cookies, form: { version: valueOf(body, 'version'), quote: valueOf(body, 'quote') } });
}

test.describe('stamps, when the backend is not well', () => {
  for (const [effect, status] of effectStatuses) {
    test(`what may be chosen meets "${effect}": the error page says so, and the stamps are kept`, async ({
      ask,
      world,
    }) => {
      const backend = backendOf(world);
      const cookies = await composes(ask);
      await backend.misbehaves({ operation: 'getStampOptions', effect });
      for (const path of [entry, configuration, summary]) {
        const reply = await ask(path, { cookies });
        expectDecent(reply);
        expect(reply.status).toBe(status);
      }
      await backend.behaves();
      expect((await ask(summary, { cookies })).body).toContain('30 × Lettre verte');
    });

    test(`a price meets "${effect}": the page has none, and loses nothing that is typed`, async ({ ask, world }) => {
      const backend = backendOf(world);
      const cookies = await composes(ask);
      await backend.misbehaves({ operation: 'quoteStamps', effect });
      const shown = await ask(configuration, { cookies });
      expectDecent(shown);
      expect([shown.status, valueOf(shown.body, 'quantity1')]).toEqual([200, '30']);
      expect(shown.body).not.toContain('Total TTC');
      const posted = await ask(configuration, { cookies, form: { ...composed, quantity1: '7' } });
      expectDecent(posted);
      expect([posted.status, valueOf(posted.body, 'quantity1')]).toEqual([503, '7']);
      expect(posted.body).toContain('n’a pas pu être enregistrée, veuillez réessayer.');
    });

    test(`keeping stamps meets "${effect}": nothing is said to be bought, and it may be tried again`, async ({
      ask,
      world,
    }) => {
      const backend = backendOf(world);
      const cookies = await composes(ask);
      await backend.misbehaves({ operation: 'createStampConfiguration', effect });
      const reply = await buys(ask, cookies);
      expectDecent(reply);
      expect(reply.status).toBe(503);
      expect(reply.body).toContain('L’ajout au panier n’a pas été confirmé.');
      await backend.behaves();
      expect((await buys(ask, cookies)).headers.location).toBe(cart);
    });

    test(`a line of the cart meets "${effect}" when it is changed or composed once more`, async ({ ask, world }) => {
      const backend = backendOf(world);
      const made = await composes(ask);
      const bought = await buys(ask, made);
      const cookies = [...made, ...cookiePairs(bought)];
      const { body } = await ask(cart, { cookies });
      const line = { configuration: valueOf(body, 'configuration') };
      for (const [operation, intent] of [
        ['getStampConfiguration', 'edit'],
        ['copyStampConfiguration', 'duplicate'],
      ] as const) {
        await backend.misbehaves({ operation, effect });
        const reply = await ask(entry, { cookies, form: { ...line, intent } });
        expectDecent(reply);
        expect(reply.status).toBe(503);
        expect(reply.body).toContain('veuillez réessayer.');
        await backend.behaves();
      }
      const edited = await ask(entry, { cookies, form: { ...line, intent: 'edit' } });
      expect(edited.headers.location).toBe(configuration);
      await ask(configuration, { cookies, form: composed });
      await backend.misbehaves({ operation: 'replaceStampConfiguration', effect });
      expect((await buys(ask, cookies)).status).toBe(503);
      await backend.behaves();
      const after = await ask(cart, { cookies });
      expect(after.body.match(/name="configuration"/g), 'one line, with its two ways').toHaveLength(2);
    });
  }
});

test('a price that is over by the day of a new tariff is said with both amounts, and nothing is bought', async ({
  ask,
  world,
}) => {
  const cookies = await composes(ask);
  const shown = await ask(summary, { cookies });
  const [, year = ''] = /À partir du [^.]*?(\d{4})/.exec(shown.body) ?? [];
  const minutes = Math.ceil((Date.parse(`${year}-01-01T12:00:00Z`) - Date.now()) / 60_000);
  const form = { version: valueOf(shown.body, 'version'), quote: valueOf(shown.body, 'quote') };
  await backendOf(world).advances({ minutes });
  const refused = await ask(summary, { cookies, form });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatch(/44,70\s€/);
  expect(refused.body).toMatch(/47,10\s€/);
  expect((await ask(cart, { cookies })).body).toContain('Votre panier est vide.');
  const again = { version: valueOf(refused.body, 'version'), quote: valueOf(refused.body, 'quote') };
  expect((await ask(summary, { cookies, form: again })).headers.location).toBe(cart);
});

test('a double press of the last step puts one line into the cart', async ({ ask }) => {
  const cookies = await composes(ask);
  const { body } = await ask(summary, { cookies });
  const form = { version: valueOf(body, 'version'), quote: valueOf(body, 'quote') };
  const [one, other] = await Promise.all([ask(summary, { cookies, form }), ask(summary, { cookies, form })]);
  expect([one.headers.location, other.headers.location]).toEqual([cart, cart]);
  const found = await ask(cart, { cookies: [...cookies, ...cookiePairs(one), ...cookiePairs(other)] });
  expect(found.body.match(/name="configuration"/g)).toHaveLength(2);
});

test('a GET shows what is asked and keeps nothing, whatever it is', async ({ ask }) => {
  const cookies = await composes(ask);
  const shown = await ask(`${configuration}?apercu=1&${new URLSearchParams({ ...composed, quantity1: '3' })}`, {
    cookies,
  });
  expect([shown.status, valueOf(shown.body, 'quantity1')]).toEqual([200, '3']);
  expect(valueOf((await ask(configuration, { cookies })).body, 'quantity1')).toBe('30');
  for (const query of [
    'apercu=1',
    'ajouter=1',
    'retirer=9&lines=x',
    'apercu=1&lines=9&visual9=%00&startCell=-1&support=%F0',
  ])
    expect((await ask(`${configuration}?${query}`, { cookies })).status).toBe(200);
});
