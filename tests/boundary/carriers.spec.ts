import { theCarrierAnswers } from '#domain/carriers/examples.ts';
import { type Ask, cookiePairs, expect, type Reply, test } from './ask.ts';

const entry = '/envoi-colis/comparer-transporteurs';
const steps = { item: `${entry}/parcours/votre-colis`, offers: `${entry}/parcours/offres` };
const answers = theCarrierAnswers() as Record<string, string>;

/** Sets a failure of the mock backend, for this test's world only. */
async function steer(world: string, rule: object): Promise<void> {
  const answer = await fetch(`${process.env.MOCK_BACKEND_URL}/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...rule, world }),
  });
  expect(answer.ok).toBe(true);
}

const leaks = /Set by a scenario|InternalError|ServiceUnavailable|\/occ\/|Fault|valibot| at .+:\d+/;
const expectDecent = ({ body, milliseconds }: Reply) => {
  expect(milliseconds).toBeLessThan(6500);
  expect(body).not.toMatch(leaks);
};

/** A visitor who has told what is sent. */
async function comparing(ask: Ask, over: Record<string, string> = {}) {
  const first = await ask(steps.item);
  const told = await ask(steps.item, { cookies: cookiePairs(first), form: { ...answers, ...over } });
  return { cookies: [...cookiePairs(first), ...cookiePairs(told)] };
}

const offerIn = ({ body }: Reply) => /value="([^"]+)"[^>]* name="offer"/.exec(body)?.[1] ?? '';

test('one slow carrier holds none of the others, and is waited for on demand', { tag: '@desktop' }, async ({ ask }) => {
  const visitor = await comparing(ask, { value: '1234' });
  const hasty = await ask(steps.offers, visitor);
  expectDecent(hasty);
  expect(hasty.milliseconds).toBeLessThan(2100);
  expect(hasty.body).toContain('Attendre aussi sa réponse');
  expect(hasty.body).not.toContain('Date garantie');
  const patient = await ask(`${steps.offers}?attendre=1`, visitor);
  expect(patient.body).toContain('Date garantie');
  expect(patient.body).not.toContain('Attendre aussi sa réponse');
});

test('another visitor finds no comparison, and is led to what is asked first', { tag: '@desktop' }, async ({ ask }) => {
  await comparing(ask);
  const reply = await ask(steps.offers);
  expect([reply.status, reply.headers.location]).toEqual([302, `${steps.item}?note=incomplet`]);
});

const faults: [effect: string, status: number][] = [
  ['fail', 503],
  ['contract', 502],
  ['hang', 504],
];

test.describe('when the comparison is not well', { tag: '@desktop' }, () => {
  for (const [effect, status] of faults) {
    test(`options that meet "${effect}" are the error page, and what was told stays`, async ({ ask, world }) => {
      const visitor = await comparing(ask);
      await steer(world, { operation: 'getCarrierOptions', effect });
      const reply = await ask(steps.offers, visitor);
      expectDecent(reply);
      expect(reply.status).toBe(status);
      await steer(world, { clear: true });
      expect((await ask(steps.item, visitor)).body).toContain('value="29200"');
    });

    test(`a carrier that meets "${effect}" is missing alone`, async ({ ask, world }) => {
      const visitor = await comparing(ask);
      await steer(world, { operation: 'findCarrierOffers', effect, calls: 1 });
      const reply = await ask(steps.offers, visitor);
      expectDecent(reply);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatch(/veuillez réessayer|plus longue que d’habitude/);
      expect(offerIn(reply)).not.toBe('');
    });

    test(`a choice that meets "${effect}" leaves the offers where they are`, async ({ ask, world }) => {
      const visitor = await comparing(ask);
      const offer = offerIn(await ask(steps.offers, visitor));
      await steer(world, { operation: 'chooseCarrierOffer', effect });
      const reply = await ask(steps.offers, { ...visitor, form: { offer } });
      expectDecent(reply);
      expect(reply.status).toBe(503);
      expect(reply.body).toContain('veuillez réessayer');
      await steer(world, { clear: true });
      const chosen = await ask(steps.offers, { ...visitor, form: { offer } });
      expect(chosen.headers.location).toContain('/colissimo-en-ligne/parcours/');
    });
  }
});
