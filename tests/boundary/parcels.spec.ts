import { theParcelAnswers } from '#domain/parcels/examples.ts';
import type { Effect } from '#mocks/shared/scenarios.ts';
import { backendOf } from '../shared/backend.ts';
import { optionalDeadline } from '../shared/unhurried.ts';
import { type Ask, cookiePairs, expect, test } from './ask.ts';
import { expectDecent } from './decent.ts';

const steps = (step: string) => `/colissimo-en-ligne/parcours/${step}`;
const answers = theParcelAnswers() as Record<string, string>;
const fieldsOf = (...starts: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => starts.some((start) => name.startsWith(start))));

/** A visitor whose parcel lacks only its last step. */
async function composing(ask: Ask) {
  const first = await ask(steps('votre-colis'));
  let cookies = cookiePairs(first);
  const post = async (step: string, form: Record<string, string>) => {
    const reply = await ask(steps(step), { cookies, form });
    cookies = [...cookies, ...cookiePairs(reply)];
    return reply;
  };
  await post('votre-colis', fieldsOf('origin', 'destination', 'postalCode', 'weight', 'format'));
  await post('livraison', fieldsOf('way', 'cover'));
  await post('adresses', fieldsOf('sender.', 'recipient.'));
  const { body } = await ask(steps('recapitulatif'), { cookies });
  const found = (pattern: RegExp) => pattern.exec(body)?.[1] ?? '';
  return {
    get cookies() {
      return cookies;
    },
    post,
    last: {
      depositPlace: 'post-office',
      depositDate: found(/<option value="(\d{4}-\d\d-\d\d)"/),
      hazmat: found(/name="hazmat" value="([^"]*)"/),
      quote: found(/name="quote" value="([^"]*)"/),
    },
  };
}

const faults: [effect: Effect, status: number][] = [
  ['fail', 503],
  ['contract', 502],
  ['hang', 504],
];

test('the summary waits for no slow points of sale, and leads to their page', async ({ ask, world }) => {
  const visitor = await composing(ask);
  const well = await ask(steps('recapitulatif'), { cookies: visitor.cookies });
  expect(well.body).toContain('Voir les autres lieux de dépôt');
  await backendOf(world).misbehaves({ operation: 'findPointsOfSale', effect: 'hang' });
  const reply = await ask(steps('recapitulatif'), { cookies: visitor.cookies });
  expectDecent(reply);
  expect(reply.status).toBe(200);
  expect(reply.waited).toBeLessThanOrEqual(optionalDeadline);
  expect(reply.body).toContain('Voir les lieux de dépôt près de l’expéditeur');
  expect(reply.body).toContain('name="quote"');
});

for (const effect of ['fail', 'contract', 'limited'] as const)
  test(`addresses are taken as they are when the checking service meets "${effect}"`, async ({ ask, world }) => {
    const visitor = await composing(ask);
    const typed = { ...fieldsOf('sender.', 'recipient.'), 'recipient.streetName': '4 rue du Pord' };
    const asked = await visitor.post('adresses', typed);
    expect([
      asked.status,
      asked.body.includes('Cette adresse est-elle exacte'),
      asked.body.includes('4 rue du Pord'),
    ]).toEqual([422, true, true]);
    await backendOf(world).misbehaves({ operation: 'searchAddress', effect });
    const reply = await visitor.post('adresses', typed);
    expectDecent(reply);
    expect([reply.status, reply.headers.location]).toEqual([302, steps('recapitulatif')]);
  });

test.describe('when the service of parcels is not well', () => {
  for (const [effect, status] of faults) {
    test(`options or customs that meet "${effect}" are the error page, and the answers stay`, async ({
      ask,
      world,
    }) => {
      const visitor = await composing(ask);
      for (const operation of ['getParcelOptions', 'getParcelCustoms']) {
        await backendOf(world).misbehaves({ operation, effect });
        const reply = await ask(steps('recapitulatif'), { cookies: visitor.cookies });
        expectDecent(reply);
        expect(reply.status).toBe(status);
        expect(reply.body).toContain('Les réponses déjà enregistrées sont conservées');
        expect(reply.body).toMatch(new RegExp(`href="${steps('recapitulatif')}"[^>]*>Réessayer</a>`));
        await backendOf(world).behaves();
      }
      const again = await ask(steps('recapitulatif'), { cookies: visitor.cookies });
      expect(again.body).toContain('71000 MACON');
    });

    test(`a price or a search that meets "${effect}" is left out, and the step stays`, async ({ ask, world }) => {
      const visitor = await composing(ask);
      await visitor.post('recapitulatif', { intent: 'goods', goods: 'briquet' });
      await backendOf(world).misbehaves({ operation: 'quoteParcel', effect });
      await backendOf(world).misbehaves({ operation: 'findHazardousGoods', effect });
      const reply = await ask(steps('recapitulatif'), { cookies: visitor.cookies });
      expectDecent(reply);
      expect(reply.status).toBe(200);
      expect(reply.body).toContain('La recherche est indisponible');
      expect(reply.body).toContain('Ajouter au panier');
    });

    test(`a parcel whose keeping meets "${effect}" is not said to be in the cart`, async ({ ask, world }) => {
      const visitor = await composing(ask);
      await backendOf(world).misbehaves({ operation: 'createParcelConfiguration', effect });
      const reply = await visitor.post('recapitulatif', visitor.last);
      expectDecent(reply);
      expect(reply.status).toBe(503);
      expect(reply.body).toContain('L’ajout au panier n’a pas été confirmé');
      await backendOf(world).behaves();
      const kept = await visitor.post('recapitulatif', visitor.last);
      expect(kept.headers.location).toContain('/checkout/recapitulatif');
    });

    test(`a copy of what meets "${effect}" leaves the cart as it was`, async ({ ask, world }) => {
      const visitor = await composing(ask);
      await visitor.post('recapitulatif', visitor.last);
      const cart = await ask('/checkout/recapitulatif', { cookies: visitor.cookies });
      const [, configuration = ''] = /name="configuration" value="([^"]*)"/.exec(cart.body) ?? [];
      await backendOf(world).misbehaves({ operation: 'getParcelConfiguration', effect });
      const reply = await ask('/colissimo-en-ligne', {
        cookies: visitor.cookies,
        form: { intent: 'duplicate', configuration },
      });
      expectDecent(reply);
      expect(reply.status).toBe(503);
      const after = await ask('/checkout/recapitulatif', { cookies: visitor.cookies });
      expect(after.body).toContain('Quantité');
      expect(after.body).not.toContain('2 colis');
    });
  }
});
