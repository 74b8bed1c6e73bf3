import { theCarrierAnswers } from '#domain/carriers/examples.ts';
import type { Effect } from '#mocks/shared/scenarios.ts';
import { backendOf } from '../shared/backend.ts';
import { carrierDeadline } from '../shared/unhurried.ts';
import { type Ask, cookiePairs, expect, type Reply, test } from './ask.ts';
import { expectDecent } from './decent.ts';

const entry = '/envoi-colis/comparer-transporteurs';
const steps = { item: `${entry}/parcours/votre-colis`, offers: `${entry}/parcours/offres` };
const answers = theCarrierAnswers() as Record<string, string>;

/** A visitor who has told what is sent. */
async function comparing(ask: Ask, over: Record<string, string> = {}) {
  const first = await ask(steps.item);
  const told = await ask(steps.item, { cookies: cookiePairs(first), form: { ...answers, ...over } });
  return { cookies: [...cookiePairs(first), ...cookiePairs(told)] };
}

const offerIn = ({ body }: Reply) => /value="([^"]+)"[^>]* name="offer"/.exec(body)?.[1] ?? '';

test('one slow carrier holds none of the others, and is waited for on demand', async ({ ask }) => {
  const visitor = await comparing(ask, { value: '1234' });
  const hasty = await ask(steps.offers, visitor);
  expectDecent(hasty);
  expect(hasty.waited).toBeLessThanOrEqual(carrierDeadline);
  expect(hasty.body).toContain('Attendre aussi sa réponse');
  expect(hasty.body).not.toContain('Date garantie');
  const patient = await ask(`${steps.offers}?attendre=1`, visitor);
  expect(patient.body).toContain('Date garantie');
  expect(patient.body).not.toContain('Attendre aussi sa réponse');
});

const parcel = (step: string) => `/colissimo-en-ligne/parcours/${step}`;
const valueIn = ({ body }: Reply, name: string) =>
  new RegExp(`<input[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*value="([^"]*)"`).exec(body)?.[1];

test('« Choisir » goes on as a parcel that costs what the offer did, with nothing to tell twice', async ({ ask }) => {
  const told = {
    destination: 'CH',
    postalCode: '1201',
    value: '40',
    contents: 'sale',
    fromCompany: 'yes',
    length: '',
    width: '',
    height: '',
  };
  let { cookies } = await comparing(ask, told);
  const offers = await ask(steps.offers, { cookies });
  const offer = offerIn(offers);
  const go = async (step: string, form?: Record<string, string>) => {
    const reply = await ask(step, { cookies, ...(form && { form }) });
    cookies = [...cookies, ...cookiePairs(reply)];
    return reply;
  };
  expect((await go(steps.offers, { offer })).headers.location).toBe(parcel('adresses'));
  const [, price = ''] = /(\d+,\d\d)\s€/.exec(offers.body.slice(offers.body.indexOf('id="offres"'))) ?? [];
  const addresses = await go(parcel('adresses'));
  expect(addresses.body, 'the price of the offer').toContain(price);
  expect(valueIn(addresses, 'sender.codePostal')).toBe('69002');
  expect(/name="sender.isCompany"[^>]*checked|checked[^>]*name="sender.isCompany"/.test(addresses.body)).toBe(true);
  const party = (name: string, at: Record<string, string>) =>
    Object.fromEntries(
      Object.entries({ civility: 'mrs', firstName: 'Compte', lastName: name, ...at }).map(([field, value]) => [
        `${name}.${field}`,
        value,
      ]),
    );
  const typed = {
    ...party('sender', {
      isCompany: 'yes',
      companyName: 'Atelier',
      streetName: '12 rue de la République',
      codePostal: '69002',
      city: 'Lyon',
      email: 'contact@exemple.fr',
    }),
    ...party('recipient', { streetName: 'Rue de Lausanne 12', city: 'Genève' }),
  };
  expect((await go(parcel('adresses'), typed)).headers.location).toBe(parcel('contenu'));
  const contents = await go(parcel('contenu'));
  expect(valueIn(contents, 'article.1.value')).toBe('40');
  expect(contents.body).toMatch(/<option value="sale" selected/);
});

test('an offer that is over says both amounts, and goes on only when the new one is accepted', async ({
  ask,
  world,
}) => {
  const { cookies } = await comparing(ask);
  const offer = offerIn(await ask(steps.offers, { cookies }));
  await backendOf(world).advances({ minutes: 40 * 24 * 60 });
  const over = await ask(steps.offers, { cookies, form: { offer } });
  expect(over.status).toBe(200);
  const [, before = '', now = '', more = ''] =
    /coûtait (\S+\s€)\. Le prix est maintenant de (\S+\s€), soit (\S+\s€) de plus/.exec(over.body) ?? [];
  for (const amount of [before, now, more]) expect(amount).toMatch(/^\d+,\d\d\s€$/);
  expect((await ask(parcel('adresses'), { cookies })).headers.location, 'nothing was kept').toContain('votre-colis');
  const [, renewed = ''] = /value="([^"]+)"[^>]*name="offer"/.exec(over.body) ?? [];
  expect(renewed).not.toBe(offer);
  const accepted = await ask(steps.offers, { cookies, form: { intent: 'choose', offer: renewed } });
  // The cheapest goes to a point, which is chosen first.
  const { location = '' } = accepted.headers;
  expect(location).toBe(parcel('livraison'));
  const all = [...cookies, ...cookiePairs(accepted)];
  expect((await ask(location, { cookies: all })).body).toContain(now);
});

test('another visitor finds no comparison, and is led to what is asked first', async ({ ask }) => {
  await comparing(ask);
  const reply = await ask(steps.offers);
  expect([reply.status, reply.headers.location]).toEqual([302, `${steps.item}?note=incomplet`]);
});

const faults: [effect: Effect, status: number][] = [
  ['fail', 503],
  ['contract', 502],
  ['hang', 504],
];

test.describe('when the comparison is not well', () => {
  for (const [effect, status] of faults) {
    test(`options that meet "${effect}" are the error page, and what was told stays`, async ({ ask, world }) => {
      const visitor = await comparing(ask);
      await backendOf(world).misbehaves({ operation: 'getCarrierOptions', effect });
      const reply = await ask(steps.offers, visitor);
      expectDecent(reply);
      expect(reply.status).toBe(status);
      await backendOf(world).behaves();
      expect((await ask(steps.item, visitor)).body).toContain('value="29200"');
    });

    test(`a carrier that meets "${effect}" is missing alone`, async ({ ask, world }) => {
      const visitor = await comparing(ask);
      await backendOf(world).misbehaves({ operation: 'findCarrierOffers', effect, calls: 1 });
      const reply = await ask(steps.offers, visitor);
      expectDecent(reply);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatch(/veuillez réessayer|prend plus de temps que d’habitude/);
      expect(offerIn(reply)).not.toBe('');
    });

    test(`a choice that meets "${effect}" leaves the offers where they are`, async ({ ask, world }) => {
      const visitor = await comparing(ask);
      const offer = offerIn(await ask(steps.offers, visitor));
      await backendOf(world).misbehaves({ operation: 'chooseCarrierOffer', effect });
      const reply = await ask(steps.offers, { ...visitor, form: { offer } });
      expectDecent(reply);
      expect(reply.status).toBe(503);
      expect(reply.body).toContain('veuillez réessayer');
      await backendOf(world).behaves();
      const chosen = await ask(steps.offers, { ...visitor, form: { offer } });
      expect(chosen.headers.location).toContain('/colissimo-en-ligne/parcours/');
    });
  }
});
