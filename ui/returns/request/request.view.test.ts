import { describe, expect, test } from 'vitest';
import { anAcceptedReturn, aReturn, aReturnThatIs } from '#domain/returns/examples.ts';
import type { ReturnRequest } from '#domain/returns/returns.ts';
import { aReturnView } from '../returns.examples.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const next = (request: ReturnRequest) => plain(aReturnView(request).next);

describe('the page of a return says what happens now', () => {
  test.each<[string, ReturnRequest]>([
    ['Le vendeur examine votre demande. N’envoyez rien avant sa réponse.', aReturn()],
    [
      'Préparez votre colis et remettez-le au plus tard le 04/12/2026, selon le mode de retour choisi.',
      anAcceptedReturn(),
    ],
    ['Préparez votre colis et remettez-le selon le mode de retour choisi.', anAcceptedReturn({ sendBefore: null })],
    [
      'Le vendeur a refusé ce retour. Motif : cet article ne peut pas être retourné. S’il a un défaut, appelez notre service client au 36 31.',
      aReturnThatIs('refused', { rejection: 'not-eligible' }),
    ],
    [
      'Le vendeur a refusé ce retour. Motif : vous n’avez pas besoin de renvoyer cet article.',
      aReturnThatIs('refused', { rejection: 'not-needed' }),
    ],
    [
      'Le vendeur a refusé ce retour. Motif : le délai de retour est passé. Si l’article a un défaut, appelez notre service client au 36 31.',
      aReturnThatIs('refused', { rejection: 'too-late' }),
    ],
    ['Le vendeur a refusé ce retour. Écrivez au vendeur pour en connaître le motif.', aReturnThatIs('refused')],
    ['Le vendeur a reçu votre colis et le vérifie avant de vous rembourser.', aReturnThatIs('received')],
    ['Le vendeur n’a pas reçu votre colis. Écrivez-lui avec votre preuve de dépôt.', aReturnThatIs('not-received')],
    ['Ce retour est terminé.', aReturnThatIs('closed')],
    ['Ce retour est annulé. Vous n’avez rien à envoyer.', aReturnThatIs('cancelled')],
    ['Nous n’avons pas pu lire l’état de ce retour. Appelez notre service client au 36 31.', aReturnThatIs('other')],
  ])('« %s »', (text, request) => {
    expect(next(request)).toBe(text);
  });
});

test('an accepted return shows its steps with their dates, its address, its facts and its label', () => {
  const view = aReturnView(anAcceptedReturn());
  expect(view.steps.map(({ text, date, isNow }) => [text, plain(date), isNow])).toEqual([
    ['Demande envoyée', '20/11/2026 à 10:00', false],
    ['Retour accepté, en cours', '21/11/2026 à 11:30', true],
  ]);
  expect(view.facts.map(({ label, value }) => [plain(label), plain(value)])).toEqual([
    ['Numéro de retour à noter sur le colis', 'RMA-66AFA6'],
    ['Mode de retour', 'Par colis, avec une étiquette'],
    ['Numéro de suivi', '6A04043954320'],
    ['Votre commentaire', 'Le format ne convient pas.'],
  ]);
  expect(view.address).toEqual([
    'Papeterie du Canal',
    'Mme Compte Particulier',
    '12 B RUE DE L EGLISE',
    '67000 STRASBOURG',
  ]);
  expect(view.label?.href).toBe('/ecom/commandes/CMD-26-000101/retours/3fa85f64-5717-4562-b3fc-2c963f66afa6/etiquette');
  expect(plain(view.lines[0]?.text ?? '')).toBe('2 × Pochettes à bulles A5 : J’ai changé d’avis');
});

test('a return leads to its order and its seller, is named by its date, and says what cancelling means', () => {
  const view = aReturnView();
  expect(plain(view.title)).toContain('20/11/2026');
  expect(view.trail).toEqual([{ label: 'Commande CMD-26-000101', href: '/mes-commandes/detail/CMD-26-000101' }]);
  expect(plain(view.about)).toBe('Commande CMD-26-000101, vendeur : Papeterie du Canal');
  expect(view.state).toEqual({ text: 'Demande envoyée', tone: 'waiting' });
  expect(view.ways.map(({ label, href }) => [plain(label), href])).toEqual([
    [
      expect.stringContaining('Papeterie du Canal'),
      '/mes-commandes/detail/CMD-26-000101/CMD-26-000101-A/contact-vendeur',
    ],
    [expect.stringMatching(/commande/i), '/mes-commandes/detail/CMD-26-000101'],
  ]);
  expect(view.cancel).toEqual({
    ask: expect.stringMatching(/./),
    text: expect.stringContaining('vendeur'),
    confirm: expect.stringMatching(/./),
  });
  expect(aReturnView(aReturn({ seller: null })).cancel?.text).not.toContain('vendeur');
});

test('the number of a return is to be noted on the parcel only while the parcel is awaited', () => {
  const labelOf = (request: ReturnRequest) => aReturnView(request).facts[0]?.label;
  expect(labelOf(anAcceptedReturn())).toBe('Numéro de retour à noter sur le colis');
  expect(labelOf(aReturnThatIs('closed', { rma: 'RMA-1' }))).toBe('Numéro de retour');
  expect(aReturnView(aReturn({ method: null })).facts).toEqual([]);
});

test('a refusal for another reason says so as one without a reason does', () => {
  expect(next(aReturnThatIs('refused', { rejection: 'other' }))).toBe(next(aReturnThatIs('refused')));
});

test('a state that the history lacks is the last step, of an unknown date', () => {
  const [, last] = aReturnView(aReturn({ status: 'received' })).steps;
  expect(last).toMatchObject({ text: 'Reçu', date: 'Date non communiquée', isNow: true });
});

test.each([
  ['requested', ['demandé le 24/11/2026']],
  ['being-paid', ['en cours de versement le 24/11/2026']],
  ['refunded', ['effectué le 24/11/2026']],
  ['other', ['état non reconnu']],
] as const)('a refund that is %s is said with its amount, and its day where that says something', (status, [words]) => {
  const date = '2026-11-24T09:00:00Z';
  const refund = {
    amount: { cents: 1290 },
    status,
    date,
    reason: null,
    consignmentCode: null,
    entryNumbers: [],
    means: null,
    expectedOn: null,
  };
  const { facts } = aReturnView(aReturnThatIs('closed', { refund }));
  expect(plain(facts.at(-1)?.value ?? '')).toBe(`12,90 €, ${words}`);
  const undated = aReturnView(aReturnThatIs('closed', { refund: { ...refund, date: null } })).facts;
  expect(undated.at(-1)?.value).not.toContain('2026');
});

test.each([
  ['requested', true, false],
  ['accepted', true, true],
  ['refused', false, false],
  ['received', false, false],
  ['not-received', false, false],
  ['closed', false, false],
  ['cancelled', false, false],
  ['other', false, false],
] as const)('a return that is %s is cancelled: %s, has its label: %s, whatever the backend offers', (...row) => {
  const [status, cancels, prints] = row;
  const view = aReturnView(aReturnThatIs(status, { isCancellable: true, hasLabel: true }));
  expect([Boolean(view.cancel), Boolean(view.label)]).toEqual([cancels, prints]);
});

test('a return without a seller has nobody to contact, and a professional stays in the own mode', () => {
  const { ways, about, next: words } = aReturnView(aReturnThatIs('other', { seller: null }), { mode: 'pro' });
  expect(ways.map(({ href }) => href)).toEqual([
    '/professionnel/aide',
    '/professionnel/mes-commandes/detail/CMD-26-000101',
  ]);
  expect(about).toBe('Commande CMD-26-000101');
  expect(words).toContain('36 34');
});

test('equal lines keep a place of their own', () => {
  const [line] = aReturn().lines;
  const { lines } = aReturnView(aReturn({ lines: line ? [line, line] : [] }));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
});

test.each(['fr', 'en'] as const)('a return of the shop’s own goods names no seller in %s', (lang) => {
  const statuses = [
    'requested',
    'accepted',
    'refused',
    'received',
    'not-received',
    'closed',
    'cancelled',
    'other',
  ] as const;
  const words = JSON.stringify(
    statuses.map((status) => aReturnView(aReturn({ status, seller: null, rejection: null }), { lang })),
  );
  expect(words).not.toMatch(/vendeur|seller/i);
});
