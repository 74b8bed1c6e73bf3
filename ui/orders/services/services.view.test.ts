import { describe, expect, test } from 'vitest';
import type { Line, Service } from '#domain/cart/cart.ts';
import { aLine } from '#domain/cart/examples.ts';
import {
  aContract,
  anAwaitedContract,
  anOrder,
  anOrderOf,
  aRunningContract,
  aService,
} from '#domain/orders/examples.ts';
import type { LineStatus } from '#domain/orders/line-status.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { OrderedService } from '#domain/orders/services.ts';
import { renewalLinks } from '#ui/forwarding/contract/contract-news.view.ts';
import { aParcel } from '#ui/labels/labels.examples.ts';
import type { ReturnsAndRefunds } from '#ui/orders/now/returns-and-refunds.ts';
import { aDetailView, aSentLetter, today } from '#ui/orders/orders.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { hasLabels, hasRefund, hasSentLetter } from './services.view.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const lineOf = (order: Order, sentLetters: Parameters<typeof aDetailView>[1] = {}) =>
  aDetailView(order, sentLetters).cards[0]?.lines[0];

/** An order of one service: a line for each status of the backend. */
const anOrderWith = (
  service: Service,
  statuses: readonly (LineStatus | null)[],
  over: Partial<OrderedService> = {},
): Order =>
  anOrder({
    lines: statuses.map((_, at) => aLine({ id: `${at}`, kind: 'other', service, title: 'Service' })),
    services: statuses.map((status, at) => aService({ service, status, line: `${at}` }, over)),
  });

describe('the line of a service says', () => {
  test.each<[string, string[], [Service, LineStatus, Partial<OrderedService>?]]>([
    ['nothing where nothing is known', [], ['parcel', 'created']],
    [
      'which label, and when it was downloaded',
      ['Étiquette 6A1', 'Déjà téléchargée le 25/11/2026'],
      ['parcel', 'ready-for-shipment', { trackingId: '6A1', downloadedAt: '2026-11-25T08:00:00Z' }],
    ],
    [
      'from when a label is refunded, before its download and after it',
      ['Si elle n’a pas servi, remboursement possible à partir du 05/12/2026'],
      ['parcel', 'ready-for-shipment', { validUntil: '2026-12-04', refundableFrom: '2026-12-05' }],
    ],
    [
      'why a logo was refused, and until when its subscription lasts',
      ['Abonnement : Logo refusé', 'Image illisible.', 'Abonnement jusqu’au 01/01/2027'],
      [
        'stamp-logo',
        'cancelled',
        { subscription: { label: 'refused', reason: 'Image illisible.', endDate: '2027-01-01' } },
      ],
    ],
    [
      'of a subscription that the shop does not know, nothing',
      [],
      ['stamp-logo', 'ready', { subscription: { label: null, reason: null, endDate: '2027-01-01' } }],
    ],
    [
      'of a subscription without an end, how far it has come',
      ['Abonnement : En attente de validation'],
      ['stamp-logo', 'ready', { subscription: { label: 'awaiting', reason: null, endDate: null } }],
    ],
    [
      'the reminder of stamps that go soon',
      ['Rappel : dernier jour pour télécharger le fichier.'],
      ['stamp', 'ready-to-download', { availableUntil: today }],
    ],
    ['no reminder of labels that go soon', [], ['parcel', 'ready-for-pickup', { availableUntil: today }]],
  ])('a service line shows %s', (_, facts, [service, status, over]) => {
    const line = lineOf(anOrderOf(service, status, { since: null, ...over }));
    expect(line?.facts.map(plain)).toEqual(facts);
  });

  test('a service line shows since when it is as it is, and what becomes of the money, each with its label', () => {
    const line = lineOf(anOrderOf('parcel', 'cancelled', { since: '2026-11-24T14:30:00Z' }));
    expect(line?.rows).toEqual([
      { label: 'Dernière mise à jour', value: '24/11/2026' },
      { label: 'Paiement', value: expect.stringContaining('n’est pas encore enregistré') },
    ]);
  });

  test('a label has a deadline only while it may be printed or shown', () => {
    const deadlineOf = (status: LineStatus) =>
      aDetailView(anOrderOf('parcel', status, { validUntil: '2026-12-04' })).cards[0]?.deadline;
    for (const status of ['ready-for-shipment', 'awaiting-drop-off'] as const)
      expect(deadlineOf(status), status).toBe('À déposer au plus tard le 04/12/2026');
    for (const status of ['deposited', 'refunded', 'label-expired'] as const)
      expect(deadlineOf(status), status).toBeUndefined();
  });

  const way = 'De 12 rue de la République, 69002 Lyon vers 3 rue de Siam, 29200 Brest';
  test.each<[string, string[], Parameters<typeof aContract>[0]]>([
    ['from when to when, and from where to where', ['Du 01/12/2026 au 01/12/2027', way], {}],
    ['only from when, where it has no end', ['À partir du 01/12/2026', way], { endDate: null }],
    ['nothing of an end without a beginning', [way], { startDate: null }],
    [
      'whose mail is kept',
      ['Du 01/12/2026 au 01/12/2027', 'Courrier gardé : 12 rue de la République, 69002 Lyon'],
      { type: 'temporary', to: null },
    ],
    ['no keeping where only the new home is unknown', ['Du 01/12/2026 au 01/12/2027'], { to: null }],
    ['no days of one that was stopped', [way], { status: 'objected' }],
    ['no way whose beginning nobody knows', ['Du 01/12/2026 au 01/12/2027'], { from: null }],
  ])('a forwarding contract’s line shows %s', (_, facts, over) => {
    const order = anOrderOf('forwarding', 'ready-to-download', { since: null, contract: aContract(over) });
    expect(lineOf(order)?.facts.map(plain)).toEqual(facts);
  });

  test('a forwarding contract’s line says once what was ordered and came so, and a first day that was put off', () => {
    const order = anOrderOf('forwarding', 'ready-to-download', { contract: aContract({ endDate: '2026-12-31' }) });
    const composition = [
      ['Formule', '1 mois'],
      ['De', '12 rue de la République, 69002 Lyon'],
      ['Premier jour', '28/11/2026'],
      ['Dernier jour', '31/12/2026'],
    ].map(([label = '', value = '']) => ({ label, value }));
    const lines = order.lines.map((line) => ({ ...line, composition }));
    expect(lineOf({ ...order, lines })?.composition.map(plain)).toEqual([
      'Formule : 1 mois',
      'Premier jour : 28/11/2026',
    ]);
    expect(lineOf({ ...order, lines })?.facts.map(plain)).toContain(
      'Contrat décalé sans frais : du 01/12/2026 au 31/12/2026',
    );
  });

  test('a contract of a month, which does not renew itself, leads to its renewal', () => {
    const order = anOrderOf('forwarding', 'ready-to-download', { contract: aContract({ type: 'mobility' }) });
    const renewal = { label: 'Renouveler ma demande', href: expect.stringContaining('contractType=mobility') };
    expect(lineOf(order)?.links).toContainEqual(renewal);
    const awaited = anOrderOf('forwarding', 'ready-to-download', { contract: anAwaitedContract({ type: 'mobility' }) });
    expect(lineOf(awaited)?.links).not.toContainEqual(renewal);
  });

  test.each([
    ['part', null, true],
    ['pro', null, false],
    ['pro', aContract().to, true],
  ] as const)(
    'a contract that has ended is asked for again (%s), but a holding of a professional',
    (mode, to, isRenewed) => {
      const steps = [{ kind: 'ended' as const, isReached: true, day: '2026-11-20' }];
      const contract = aContract({ type: 'temporary', to, steps });
      const labels = renewalLinks(contract, wordingOf({ lang: 'fr', mode })).map(({ label }) => label);
      expect(labels).toEqual(isRenewed ? ['Renouveler ma demande'] : []);
    },
  );

  test('a contract that keeps mail is called so, by its group and its link', () => {
    const order = anOrderOf('forwarding', 'ready-to-download', {
      contract: aContract({ type: 'temporary', to: null }),
    });
    const [card] = aDetailView(order).cards;
    expect([card?.title, card?.lines[0]?.links[0]?.label]).toEqual([
      'Garde du courrier',
      'Suivre la garde du courrier',
    ]);
  });

  test('a forwarding contract’s line shows its steps, where the backend lists them', () => {
    const of = (contract: OrderedService['contract']) => anOrderOf('forwarding', 'ready-to-download', { contract });
    expect(lineOf(of(aRunningContract()))?.steps?.map(({ id }) => id)).toEqual(
      aRunningContract().steps.map(({ kind }) => kind),
    );
    expect(lineOf(of(aContract({ steps: [] })))).not.toHaveProperty('steps');
  });

  test('the way to send a parcel once more and to save it, where its composition is known, and of nothing else', () => {
    const ordered = (service: Service, configurationId: string | null, over: Partial<Line> = {}) => {
      const [line] = anOrderOf(service, 'ready-for-shipment').lines;
      const lines = line ? [{ ...line, configurationId, ...over }] : [];
      return lineOf(anOrder({ code: 'CMD-1', lines, consignments: [] }));
    };
    const parcel = ordered('parcel', 'colis-1');
    expect(parcel?.onceMore).toMatchObject({
      action: '/colissimo-en-ligne',
      fields: { order: 'CMD-1', configuration: 'colis-1' },
    });
    expect(parcel?.links.map(({ href }) => href)).toEqual(['/mon-compte/colis-enregistres?colis=colis-1']);
    const batch = ordered('parcel', 'lot-1', { isBatch: true });
    expect([batch?.onceMore?.fields.configuration, batch?.links]).toEqual(['lot-1', []]);
    for (const other of [ordered('parcel', null), ordered('stamp', 'timbres-1')]) {
      expect(other).not.toHaveProperty('onceMore');
      expect(other?.links).toEqual([]);
    }
  });

  test('no proof of what is no letter, and nothing of one that is there', () => {
    const proofs = { sentLetters: [aSentLetter()] };
    expect(lineOf(anOrderOf('parcel', 'ready-for-shipment'), proofs)).not.toHaveProperty('proof');
    const facts = [
      lineOf(anOrderOf('letter', 'ready-for-shipment'), proofs),
      lineOf(anOrderOf('parcel', 'ready-for-shipment'), { sentLetters: null }),
    ].flatMap((line) => line?.facts);
    expect(facts.join()).not.toContain('preuve');
  });
});

describe('what may be done with labels', () => {
  const actionsOf = (order: Order, refundable: ReturnsAndRefunds['refundable'] = null) => {
    const { next, cards } = aDetailView(order, { returnsAndRefunds: { returns: [], withdrawals: [], refundable } });
    const links = cards[0]?.links.map(({ label, note }) => (note ? [label, note] : label)) ?? [];
    return next ? [next.label, ...links] : links;
  };
  const [refund, all] = ['Faire rembourser une étiquette', 'Télécharger les étiquettes'];
  const together = 'Déposer ces envois avec une seule liste';
  const none = 'aucune ne peut plus l’être';
  const old = aParcel({ reason: 'too-old' });

  test.each<[string, unknown[], Order, ReturnsAndRefunds['refundable']?]>([
    [
      'of the only one: its file, and the format',
      ['Télécharger l’étiquette', 'Choisir un format d’impression', refund],
      anOrderWith('parcel', ['ready-for-pickup'], { trackingId: '6A1' }),
    ],
    [
      'of one line of several: its file, and one list for them',
      [all, together, refund],
      anOrderWith('parcel', ['ready-for-pickup']),
    ],
    [
      'of several: the file of the only one that has one, and the page of all',
      ['Télécharger l’étiquette', all, refund],
      anOrderWith('parcel', ['ready-for-pickup', 'refunded'], { trackingId: '6A1' }),
    ],
    [
      'of vignettes: their files, which are not refunded, and one list for them',
      ['Télécharger les vignettes', together],
      anOrderWith('registered-mail', ['ready-for-pickup', 'created']),
    ],
    ['of those that are out of date: a refund', [refund], anOrderWith('parcel', ['label-expired', 'refunded'])],
    ['of those that were refunded: nothing', [], anOrderWith('parcel', ['refunded', 'refunded'])],
    [
      'of those that are out of date, where one may be refunded: a refund',
      [refund],
      anOrderWith('parcel', ['label-expired', 'label-expired']),
      [old, aParcel()],
    ],
    [
      'of those that are out of date, where none may be refunded: a refund, and that none may',
      [[refund, none]],
      anOrderWith('parcel', ['label-expired']),
      [old],
    ],
    [
      'of those of which some may be used still: one list for them, and a refund later',
      [all, together, refund],
      anOrderWith('parcel', ['label-expired', 'ready-for-pickup']),
      [old],
    ],
    ['of those that the backend alone would refund: a refund', [refund], anOrderWith('parcel', [null]), [aParcel()]],
  ])('the actions of labels include %s', (_, links, order, refundable) => {
    expect(actionsOf(order, refundable)).toEqual(links);
  });

  test('the actions of labels stand on a page of their own, and a label’s file at the top of the order', () => {
    const { next, cards } = aDetailView(anOrderWith('parcel', ['ready-for-pickup'], { trackingId: '6A1' }));
    expect(cards[0]?.links[0]?.href).toBe('/ecom/e-service/colis/CMD-1/labels');
    expect(next).toMatchObject({
      label: 'Télécharger l’étiquette',
      href: '/ecom/commandes/CMD-1/etiquettes?une=6A1&depuis=commande',
    });
  });
});

test('a number that is shown in groups is copied whole', () => {
  const [line] = aDetailView(anOrderWith('parcel', ['ready-for-pickup'], { trackingId: '6A10243742140' })).cards[0]!
    .lines;
  expect(line?.copied).toEqual({ fact: 'Étiquette 6A10 2437 4214 0', value: '6A10243742140' });
  expect(line?.facts).toContain(line?.copied?.fact);
});

describe('the refund of labels that are not used', () => {
  const automatic = (automaticRefund: boolean | null) =>
    aDetailView({ ...anOrderWith('parcel', ['ready-for-pickup'], { refundableFrom: '2026-12-07' }), automaticRefund })
      .cards[0];

  test('the refund without a request is chosen on the order, with its day', () => {
    expect(automatic(false)).toMatchObject({
      automatic: {
        action: '/mes-commandes/detail/CMD-1/remboursement',
        wants: 'oui',
        label: 'Me rembourser sans que j’aie à le demander',
      },
      lines: [
        { facts: expect.arrayContaining(['Si elle n’a pas servi, remboursement possible à partir du 07/12/2026']) },
      ],
    });
  });

  test('a refund without a request that was chosen says so, and may be undone', () => {
    expect(automatic(true)).toMatchObject({
      automatic: { wants: 'non', text: expect.stringContaining('sans que vous ayez à le demander') },
      lines: [
        {
          facts: expect.arrayContaining([
            'Si elle n’a pas servi, remboursement sans demande de votre part à partir du 07/12/2026',
          ]),
        },
      ],
    });
  });

  test('the refund without a request is no choice where the backend offers none', () => {
    expect(automatic(null)).not.toHaveProperty('automatic');
  });
});

describe('an order', () => {
  const parcel = aLine({ id: '1', kind: 'other', service: 'parcel' });
  const letter = aLine({ id: '2', kind: 'other', service: 'letter' });
  const goods = aLine({ id: '3' });
  const ready = aService({ service: 'parcel', status: 'ready-for-pickup', line: '1' });
  const refunded = aService({ service: 'parcel', status: 'refunded', line: '1' });
  const posted = aService({ service: 'letter', status: 'ready-for-shipment', line: '2' });
  const stamps = aService({ service: 'stamp', status: 'ready-to-download', line: '2' });

  test.each([
    ['has a label to give back among others', true, [goods, parcel], [refunded, ready]],
    ['has none where it was given back', false, [parcel], [refunded]],
    ['has none in what is no label', false, [parcel, { ...letter, service: 'stamp' as const }], [refunded, stamps]],
    ['has none where the line is not in it', false, [goods], [ready]],
  ])('an order’s refundable labels: it %s', (_, has, lines, services) => {
    expect(hasRefund({ lines, services })).toBe(has);
  });

  test.each([
    ['has proof of a letter among others', true, [parcel, letter], [ready, posted]],
    [
      'has none of one that is being made',
      false,
      [letter],
      [aService({ service: 'letter', status: 'created', line: '2' })],
    ],
    ['has none of a parcel that is to be posted', false, [parcel, letter], [{ ...posted, lineId: '1' }]],
    ['has none of nothing', false, [], []],
  ])('an order’s sent letters: it %s', (_, has, lines, services) => {
    expect(hasSentLetter({ lines, services })).toBe(has);
  });

  test.each([
    ['has labels among other things', true, [goods, letter, parcel]],
    ['has none in letters and goods', false, [goods, letter]],
  ])('an order’s labels: it %s', (_, has, lines) => {
    expect(hasLabels({ lines })).toBe(has);
  });
});
