import { expect, test } from 'vitest';
import { aPostageOffer, aRegisteredOffer, foundPostage, postageOptions } from '#domain/postage/examples.ts';
import type { PostageFound } from '#domain/postage/postage.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aPostagePage, typedAs } from './postage.examples.ts';
import { postageView } from './postage.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

const answerOf = (change: Partial<PostageFound>, wording = fr) =>
  postageView(aPostagePage({ found: foundPostage(change) }), wording).answer;

test('each way to send an item says its price, its stamps, its delay and where it is bought', () => {
  expect(postageView(aPostagePage(), fr).answer).toEqual({
    title: 'Envoyer 35\u00a0g',
    destination: 'Destination\u202f: France métropolitaine',
    notices: [],
    offers: [
      {
        code: 'lettre-verte',
        name: 'Lettre verte',
        badges: ['Le moins cher'],
        price: { main: '3,04\u00a0€' },
        stamps: { count: 2, text: '2 timbres Lettre verte 20 g' },
        facts: ['Distribution en 3 jours ouvrés', 'Même prix jusqu’à 100\u00a0g'],
        way: {
          label: 'Voir les timbres',
          href: '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001',
        },
      },
      {
        code: 'recommande-r1',
        name: 'Lettre recommandée R1',
        badges: [],
        price: { main: '7,05\u00a0€' },
        facts: [
          'Distribution en 2 à 3 jours ouvrés',
          'Suivi compris',
          'Remise contre signature',
          'Même prix jusqu’à 50\u00a0g',
        ],
        way: { label: 'Commencer', href: '/vignette-recommandee-en-ligne' },
      },
    ],
  });
});

test('a professional reads the price without tax first', () => {
  const offer = aPostageOffer({ price: { ttc: euros(5.39), ht: euros(4.49) } });
  const price = (wording: typeof fr) => answerOf({ offers: [offer] }, wording)?.offers[0]?.price;
  expect(price(pro)).toEqual({ main: '4,49\u00a0€\u00a0HT', note: '5,39\u00a0€\u00a0TTC' });
  expect(price(fr)).toEqual({ main: '5,39\u00a0€' });
});

test('stamps that are worth more than the price say so', () => {
  const stamps = { count: 2, name: 'Services plus 20 g', value: euros(6.94) };
  const offer = aPostageOffer({ price: { ttc: euros(4.99), ht: euros(4.99) }, stamps });
  expect(answerOf({ offers: [offer] })?.offers[0]?.stamps?.text).toBe(
    '2 timbres Services plus 20 g (valeur\u202f: 6,94\u00a0€)',
  );
});

test('one way is neither the cheapest nor the fastest, and of several only one is', () => {
  expect(answerOf({ offers: [aPostageOffer()] })?.offers[0]?.badges).toEqual([]);
  const fast = aRegisteredOffer({ days: { earliest: 1, latest: 1 } });
  const badges = answerOf({ offers: [aPostageOffer(), fast] })?.offers.map((offer) => offer.badges);
  expect(badges).toEqual([['Le moins cher'], ['Le plus rapide']]);
});

test('an offer omits the facts that the backend omits', () => {
  const bare = aPostageOffer({ maxGrams: null, stamps: null, days: null, product: null });
  const [offer] = answerOf({ offers: [bare] })?.offers ?? [];
  expect(offer).toEqual({
    code: 'lettre-verte',
    name: 'Lettre verte',
    badges: [],
    price: { main: '3,04\u00a0€' },
    facts: [],
  });
});

test.each([
  [
    { offers: [] },
    'info',
    'Aucun envoi de ce poids ne part vers cette destination. Indiquez un poids plus faible ou une autre destination.',
  ],
  [
    { offers: [], suspension: { since: '2023-04-21', until: null } },
    'warning',
    'Les envois vers cette destination sont suspendus depuis le 21/04/2023. Choisissez une autre destination.',
  ],
  [
    { offers: [], suspension: { since: '2023-04-21', until: '2023-05-02' } },
    'warning',
    'Les envois vers cette destination sont suspendus du 21/04/2023 au 02/05/2023. Choisissez une autre destination.',
  ],
] as const)('a destination without an offer has a notice with its reason: %o', (change, tone, text) => {
  expect(answerOf(change)?.notices).toEqual([{ tone, text }]);
});

test('customs are mentioned where goods are declared', () => {
  expect(answerOf({ customsForm: true })?.notices[0]?.text).toContain('douane');
});

test('a fault stands at its field, with what was typed, and there is no answer', () => {
  const typed = typedAs({ weight: '40000', country: 'FR' });
  const view = postageView(aPostagePage({ typed, found: null, fault: { field: 'poids', kind: 'too-heavy' } }), en);
  expect(view.form).toMatchObject({
    by: 'poids',
    weight: {
      value: '40000',
      error: 'An item may weigh no more than 30\u00a0kg. Split the contents between several items.',
    },
    sheets: { value: '' },
  });
  expect(view.form?.summary.errors).toEqual({
    poids: 'An item may weigh no more than 30\u00a0kg. Split the contents between several items.',
  });
  expect(view.answer).toBeNull();
  const where = postageView(
    aPostagePage({ found: null, fault: { field: 'pays', kind: 'unknown-destination' } }),
    fr,
  ).form;
  expect(where?.destinationError).toBe('Choisissez une destination dans la liste.');
  expect(where?.weight.error).toBeUndefined();
});

test('an empty form counts sheets, in the first envelope, to the first destination', () => {
  const { form, answer } = postageView(aPostagePage({ typed: typedAs(), found: null }), fr);
  expect(form).toMatchObject({
    action: '/quel-timbre#reponse',
    by: 'feuilles',
    sheets: { value: '', hint: 'Une feuille A4 pèse environ 5\u00a0g.' },
    envelopes: [{ code: 'DL' }, { code: 'C4' }],
    envelope: 'DL',
    destinations: [{ code: 'FR' }, { code: 'BE' }],
    destination: 'FR',
  });
  expect(answer).toBeNull();
});

test('a form whose choices nobody tells can still be weighed', () => {
  const options = postageOptions({ envelopes: [], destinations: [], sheetWeight: null });
  const { form } = postageView(aPostagePage({ typed: typedAs(), options, found: null }), fr);
  expect(form).toMatchObject({ envelopes: [], envelope: '', destinations: [], destination: '' });
  expect(form?.sheets).toEqual({ value: '' });
});

test('a failed postage search links the same question again', () => {
  expect(postageView(aPostagePage({ found: 'failed' }), fr).failed?.retry.href).toBe(
    '/quel-timbre?par=poids&poids=35&pays=FR',
  );
  expect(postageView(aPostagePage({ options: null }), fr)).toMatchObject({
    form: null,
    answer: null,
    failed: { retry: { href: '/quel-timbre?par=poids&poids=35&pays=FR' } },
  });
  expect(postageView(aPostagePage(), fr).failed).toBeNull();
});
