import { describe, expect, test } from 'vitest';
import type { Service } from '#domain/cart/cart.ts';
import { aLine } from '#domain/cart/examples.ts';
import {
  aConsignment,
  aContract,
  anAwaitedContract,
  anOrder,
  anOrderOf,
  aRunningContract,
  aService,
  aWithdrawal,
} from '#domain/orders/examples.ts';
import { lineStatuses } from '#domain/orders/line-status.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { ForwardingContract } from '#domain/orders/services.ts';
import { aReturn } from '#domain/returns/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aDetailView, aFullOrder, aSentLetter, today } from '../orders.examples.ts';
import type { OrderRead } from './order-detail.view.ts';

const nothingYet = { returns: [], withdrawals: [], refundable: null };
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const sent = (...over: Parameters<typeof aConsignment>) => anOrder({ consignments: [aConsignment(...over)] });
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];

test('an order is shown whole: what happens now, each sender and service, documents, money, addresses, help', () => {
  expect(aDetailView()).toMatchSnapshot();
});

test('what an order waits for is told once, with what is to be done', () => {
  const verify = anOrderOf('forwarding', 'created', { contract: aContract({ status: 'to-be-verified' }) });
  const states = [{ service: 'forwarding', state: null }] as const;
  const { headline, news, next, cards, states: making } = aDetailView(verify, { states });
  expect([headline?.title, next?.label]).toEqual(['Votre identité reste à vérifier', 'Appeler le 36 31']);
  expect([news, cards.map(({ state }) => state)]).toEqual([[], [undefined]]);
  expect(making).toMatchObject([{ isQuiet: true }]);
  const late = aDetailView(anOrder({ consignments: [aConsignment({ handOverBy: '2026-11-20' })] }));
  expect([plain(late.heading), late.isSaid, late.news]).toEqual(['Commande : en retard', true, []]);
  expect(plain(late.cards[0]?.deadline ?? '')).toBe(
    'Devait être remis au transporteur au plus tard le ven. 20/11/2026',
  );
});

const codeOver = anAwaitedContract({
  codeEntry: { status: 'locked', triesLeft: 0, expiresOn: null, resendFrom: null },
});
const toOffice = aContract({ steps: [{ kind: 'identity-checked', isReached: false, day: null }] });
const ofContract = (contract: ForwardingContract) => anOrderOf('forwarding', 'ready-to-download', { contract });

test.each<[string, Order, string | undefined, RegExp]>([
  ['its code', ofContract(anAwaitedContract()), 'Saisir le code', /saisissez ce code au plus tard/],
  ['another code', ofContract(codeOver), 'Ouvrir le contrat', /Trop de codes erronés/],
  ['the post office', ofContract(toOffice), 'Trouver un bureau de poste', /dans un bureau de poste/],
  ['word of its card', ofContract(aRunningContract()), 'Dire si la carte est arrivée', /carte de confirmation/],
])('an order that waits for %s has one notice, without a title that says it again', (_, order, step, text) => {
  const { headline, news, next } = aDetailView(order);
  expect([headline?.text, next?.label, news]).toEqual([expect.stringMatching(text), step, []]);
  expect(headline).not.toHaveProperty('title');
});

test.each([
  ['is said while a contract of it is registered', aContract({ status: 'created' }), undefined],
  ['is said while nobody knows of its contract', null, undefined],
  ['is silent where each contract waits for its holder', aContract({ status: 'to-be-verified' }), true],
])('what is being made of an order with a contract that waits %s', (_, contract, isQuiet) => {
  const toVerify = aContract({ status: 'to-be-verified' });
  const lines = ['0', '1'].map((id) => aLine({ id, kind: 'other', service: 'forwarding' }));
  const services = [toVerify, contract].map((each, at) =>
    aService({ service: 'forwarding', status: 'created', line: `${at}` }, { contract: each }),
  );
  const { states } = aDetailView(anOrder({ lines, services }), { states: [{ service: 'forwarding', state: null }] });
  expect(states.map((state) => state.isQuiet)).toEqual([isQuiet]);
});

test('the heading of an order tells what it is and its state, and a sentence that says no more is left out', () => {
  const { heading, isSaid } = aDetailView(anOrder({ status: 'preparing', consignments: [aConsignment({})] }));
  expect([plain(heading), isSaid]).toEqual(['Commande : en préparation', true]);
  const waiting = aDetailView(
    anOrder({ status: 'preparing', consignments: [aConsignment({ status: 'awaiting-payment' })] }),
  );
  expect([plain(waiting.heading), waiting.isSaid]).toEqual(['Commande : en attente de paiement', false]);
  const made = anOrderOf('parcel', 'created');
  expect(aDetailView(made).isMaking).toBe(false);
  expect(aDetailView(made, { states: [{ service: 'parcel', state: null }] }).isMaking).toBe(true);
});

test('an order in English has only English texts, and no sentence ends twice', () => {
  const [fr, en] = [aDetailView(), aDetailView(aFullOrder(), { lang: 'en' })];
  for (const text of [...texts(fr), ...texts(en)]) expect(text).not.toMatch(/\.\.(?!\/)|\s\.$/);
  expect(texts(en).filter((text) => /commande|jusqu|depuis|télécharg/i.test(text) && !text.startsWith('/'))).toEqual(
    [],
  );
});

test('a professional finds the pages of the own mode, the number of the professionals and prices without tax first', () => {
  const view = aDetailView(aFullOrder(), { mode: 'pro' });
  expect(view.help.text).toContain('36 34');
  const hrefs = texts(view).filter((text) => text.startsWith('/'));
  expect(hrefs.filter((href) => !/^\/professionnel\/|[?&]mode=pro/.test(href))).toEqual([]);
});

test('the right of withdrawal is offered to individuals alone', () => {
  expect(aDetailView().withdrawal?.href).toMatch(/retractation$/);
  expect(aDetailView(aFullOrder(), { mode: 'pro' })).not.toHaveProperty('withdrawal');
});

describe('bad news', () => {
  const news = (order: Order, mode: 'part' | 'pro' = 'part') => {
    const { headline, news: others } = aDetailView(order, { mode });
    return [...(headline ? [headline] : []), ...others];
  };

  test('bad news of several contracts names its contract, and what is done at a post office', () => {
    const office = aContract({ id: 'CONTRAT-2', steps: [{ kind: 'identity-checked', isReached: false, day: null }] });
    const lines = ['Réexpédition définitive', 'Garde du courrier', 'Réexpédition temporaire'].map((title, at) =>
      aLine({ id: `${at}`, kind: 'other', service: 'forwarding', title }),
    );
    const contracts = [anAwaitedContract(), office, aContract({ status: 'to-be-verified' })];
    const services = contracts.map((contract, at) =>
      aService({ service: 'forwarding', status: 'ready-to-download' }, { lineId: `${at}`, contract }),
    );
    expect(news(anOrder({ lines, services })).map(({ title, text }) => [title, text])).toEqual([
      ['Réexpédition temporaire\u00a0· Votre identité reste à vérifier', expect.any(String)],
      ['Réexpédition définitive', expect.stringContaining('saisissez ce code')],
      ['Garde du courrier', expect.stringContaining('avec le numéro de contrat CONTRAT-2')],
    ]);
    expect(news(anOrder({ lines: lines.slice(0, 1), services: services.slice(0, 1) }))[0]).not.toHaveProperty('title');
  });

  test('bad news of refused logos leads to their correction, unless their money went back', () => {
    const subscription = { label: 'refused', reason: null, endDate: null } as const;
    const logo = aService({ service: 'stamp-logo', status: 'cancelled' }, { subscription });
    const approved = aService(
      { service: 'stamp-logo', status: 'ready' },
      { subscription: { ...subscription, label: 'approved' } },
    );
    for (const mode of ['part', 'pro'] as const) {
      expect(news(anOrder({ services: [logo, approved] }), mode)).toEqual([
        { tone: 'error', text: expect.stringMatching(/^Un logo refusé peut être corrigé\./) },
      ]);
      expect(aDetailView(anOrder({ services: [logo, approved] }), { mode }).next).toMatchObject({
        label: 'Corriger mon logo',
        href: '/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque',
      });
    }
    expect(news(anOrder({ services: [logo, logo] }), 'pro')[0]?.text).toMatch(
      /^2 logos refusés peuvent être corrigés\./,
    );
    expect(news(anOrder({ services: [approved] }), 'pro')).toEqual([]);
    const refunds = aFullOrder().refunds.map((refund) => ({ ...refund, entryNumbers: [logo.entryNumber] }));
    expect(aDetailView(anOrder({ services: [logo], refunds }))).not.toHaveProperty('next');
  });

  test('bad news of a sender is a line that leads to its part, which alone tells why and what becomes of the money', () => {
    const { news: all, cards, isStamped } = aDetailView();
    expect(all.map(({ tone }) => tone)).toEqual(['error', 'error', 'warning']);
    expect(all.slice(1).map(({ text, href }) => [plain(text), href])).toEqual([
      ['Maison Lettrine : refusé par le vendeur', '#envoi-CMD-26-000123-C'],
      ['Philatélie des Halles : en retard', '#envoi-CMD-26-000123-B'],
    ]);
    const refused = cards.find(({ id }) => id === 'envoi-CMD-26-000123-C');
    expect(refused?.reason).toBe('Cet article n’est plus en stock.');
    expect(refused?.rows.map(({ label, value }) => plain(`${label} : ${value}`))).toEqual([
      'Refusée le : 24/11/2026',
      'Remboursement demandé : 94,20 €, le 25/11/2026',
      'Au plus tard le : 09/12/2026',
      'Moyen de paiement : Carte bancaire',
    ]);
    expect(aDetailView(anOrder({ consignments: [aConsignment({ status: 'refused' })] })).news).toEqual([]);
    expect(isStamped).toBe(false);
  });

  test('bad news of a contract to verify has the mode’s customer service', () => {
    const order = anOrderOf('forwarding', 'created', { contract: aContract({ status: 'to-be-verified' }) });
    expect(news(order)[0]).toMatchObject({ tone: 'warning', text: expect.stringContaining('au 36 31.') });
    expect(news(order, 'pro')[0]?.text).toContain('au 36 34.');
  });

  test.each(['definitive', 'temporary', 'mobility'] as const)(
    'bad news of a cancelled contract leads to another, %s',
    (type) => {
      const order = anOrderOf('forwarding', 'cancelled', { contract: aContract({ status: 'cancelled', type }) });
      expect(news(order)[0]).toMatchObject({
        tone: 'error',
        text: 'Suite à un incident, votre demande de souscription n’a pas abouti. Vous n’avez pas été débité.',
      });
      const next = (mode: 'part' | 'pro') => aDetailView(order, { mode }).next?.href;
      expect(next('part')).toBe(`/demenagement-absence/parcours/besoins?contractType=${type}`);
      expect(next('pro')).toBe(`/professionnel/demenagement-absence/parcours/besoins?contractType=${type}`);
    },
  );

  test.each([
    [{}, 'info', 'saisissez ce code au plus tard le 23/12/2026'],
    [{ status: 'locked' }, 'warning', 'Trop de codes erronés'],
    [{ status: 'expired' }, 'warning', 'n’est plus valable'],
  ] as const)('news of a contract that waits for its code (%o) leads to the field of the code', (over, tone, text) => {
    const awaited = anAwaitedContract();
    const codeEntry = awaited.codeEntry && { ...awaited.codeEntry, ...over };
    const order = anOrderOf('forwarding', 'ready-to-download', { contract: { ...awaited, codeEntry } });
    expect(news(order)).toMatchObject([
      {
        tone,
        text: expect.stringContaining(text),
        way: { href: '/mes-commandes/detail/CMD-1/reexpedition/CONTRAT-1' },
      },
    ]);
  });

  test('news of a contract asks for its card on the tenth day, and names its objection', () => {
    const of = (contract: ForwardingContract) => news(anOrderOf('forwarding', 'ready-to-download', { contract }));
    expect(of(aRunningContract())[0]?.text).toContain('contrat est actif');
    expect(of(aRunningContract({ card: 'received' }))).toEqual([]);
    expect(of(aContract({ status: 'objected' }))).toMatchObject([{ tone: 'error', title: 'Ce contrat a été annulé' }]);
  });

  test.each([
    ['whose goods came', sent({ status: 'received' }), true],
    ['whose goods are on their way', sent({ status: 'sent' }), false],
    ['that waits for its sender', anOrder(), false],
    ['whose file is to be downloaded', anOrderOf('stamp', 'ready-to-download'), false],
    ['that is cancelled', { ...sent({ status: 'received' }), status: 'cancelled' as const }, false],
  ])('an order %s is stamped: %s', (_, order, isStamped) => {
    expect(aDetailView(order).isStamped).toBe(isStamped);
  });
});

describe('what a seller sends', () => {
  const card = (...over: Parameters<typeof aConsignment>) => aDetailView(sent(...over)).cards[0];

  test('a seller’s parcel is tracked at the carrier’s, or by its number on the tracking page', () => {
    const followed = (trackingUrl: string | null) =>
      aDetailView(sent({ status: 'sent', trackingId: '6A12345678901', trackingUrl })).next;
    expect(followed('https://transporteur.example/6A1')).toMatchObject({ href: 'https://transporteur.example/6A1' });
    expect(followed(null)).toMatchObject({ href: '/mes-suivis?code=6A12345678901' });
  });

  test('a seller’s parcel may be returned until its last day, and the seller may be contacted while that is possible', () => {
    const labels = (over: Parameters<typeof aConsignment>[0]) => card(over)?.links.map(({ label }) => label);
    expect(labels({ status: 'received', returnableUntil: today })).toEqual([
      'Écrire au vendeur',
      'Retourner un article',
    ]);
    expect(labels({ status: 'received', returnableUntil: '2026-11-25', isContactable: false })).toEqual([]);
  });

  test('a seller’s parcel in an unknown state has no label', () => {
    expect(card({ status: 'other' })).not.toHaveProperty('state');
  });

  test('a seller’s parcel that has arrived no longer shows its promised days', () => {
    const order = (status: 'sent' | 'received') =>
      anOrder({
        consignments: [aConsignment({ status })],
        deliveries: {
          '0.1126001': { name: 'Standard', dates: { earliest: '2026-11-27', latest: '2026-11-30' }, point: null },
        },
      });
    expect(aDetailView(order('sent')).cards[0]?.deadline).toBe(
      'Arrivée prévue du\u00a0ven.\u00a027/11 au\u00a0lun.\u00a030/11/2026',
    );
    expect(aDetailView(order('received')).cards[0]).toMatchObject({
      rows: expect.arrayContaining([{ label: 'Livraison', value: 'Standard' }]),
    });
    expect(aDetailView(order('received')).cards[0]).not.toHaveProperty('deadline');
  });

  test('goods of which no sender speaks stand by themselves', () => {
    expect(aDetailView(anOrder()).cards).toMatchObject([
      { title: 'À envoyer', lines: [{ title: 'Carnet de 12 timbres Marianne' }] },
    ]);
  });
});

describe('an online service', () => {
  const linksOf = (order: Order, mode: 'part' | 'pro' = 'part') => {
    const { next, cards } = aDetailView(order, { mode });
    const links = cards.flatMap((card) => [...card.lines.flatMap((line) => line.links), ...card.links]);
    return [...(next ? [next] : []), ...links].map(({ href }) => href);
  };

  test('an online service in an unknown state reads « Expirée » and offers nothing', () => {
    for (const service of ['parcel', 'registered-mail', 'stamp', 'stamp-logo', 'letter', 'forwarding'] as const) {
      const order = anOrderOf(service, null, { trackingId: '6A1' });
      expect(aDetailView(order).cards[0]?.state?.text).toBe('Expirée');
      expect(linksOf(order)).toEqual([]);
    }
  });

  test('an online service offers a refund of labels that expired, or that may still be used, and of no others', () => {
    const offered = lineStatuses.filter((status) =>
      linksOf(anOrderOf('parcel', status)).some((href) => href.endsWith('/remboursement')),
    );
    expect(offered).toEqual([
      'ready-to-download',
      'ready-for-shipment',
      'pickup-complete',
      'ready-for-pickup',
      'partially-refunded',
      'label-expired',
      'awaiting-drop-off',
    ]);
  });

  test('an online service leads to its files, by the order’s entry where they are a sheet', () => {
    expect(linksOf(anOrderOf('stamp', 'ready-to-download'))).toEqual([
      '/ecom/commandes/CMD-1/timbres',
      '/mon-timbre-en-ligne/reglage-impression',
    ]);
    expect(linksOf(anOrderOf('stamp-logo', 'payment-captured', { entryNumber: 3 }))).toEqual([
      '/ecom/commandes/CMD-1/planche/3',
    ]);
    expect(linksOf(anOrderOf('registered-mail', 'ready-to-download', { trackingId: '6A1' }), 'pro')).toEqual([
      '/professionnel/ecom/commandes/CMD-1/etiquettes?une=6A1&depuis=commande',
      '/professionnel/mes-commandes/detail/CMD-1#etiquettes',
    ]);
    expect(linksOf(anOrderOf('forwarding', 'ready-to-download', { contract: aContract() }))).toEqual([
      '/mes-commandes/detail/CMD-1/reexpedition/CONTRAT-1',
      '/mes-contrats/reexpedition/CONTRAT-1',
    ]);
    expect(linksOf(anOrderOf('letter', 'ready-for-shipment'))).toEqual([]);
  });

  test('an online service calls the print of a registered letter a vignette', () => {
    const { next, cards } = aDetailView(anOrderOf('registered-mail', 'ready-to-download', { trackingId: '6A1' }));
    expect(next?.label).toBe('Télécharger la vignette');
    expect(JSON.stringify(cards)).toContain('Vignette 6A1');
    expect(cards[0]?.links.map(({ label }) => label)).toEqual(['Tester l’impression']);
    const view = aDetailView(anOrderOf('registered-mail', 'ready-for-shipment', { trackingId: '6A1' }));
    expect(view.now).toMatch(/vos vignettes et à déposer vos lettres/);
    for (const texts of [cards, [view.now, view.next?.label, view.cards]])
      expect(JSON.stringify(texts).replaceAll(/"href":"[^"]*"/g, '')).not.toMatch(/étiquette|colis/i);
  });

  describe('that is a letter which was sent', () => {
    const order = anOrderOf('letter', 'ready-for-shipment');
    const cardOf = (sentLetters: OrderRead['sentLetters'], sent = order) => aDetailView(sent, { sentLetters }).cards[0];
    const lineOf = (...given: Parameters<typeof cardOf>) => cardOf(...given)?.lines[0];

    test('a sent letter has its proof: file, hash, moment, and tracking where there is one', () => {
      const refunded = anOrderOf('letter', 'refunded');
      expect(cardOf([])?.state?.text).toBe('À expédier');
      expect(cardOf([aSentLetter()])?.state?.text).toBe('Expédiée');
      expect(cardOf([aSentLetter()], refunded)?.state?.text).toBe('Remboursé');
      expect(lineOf([aSentLetter()])?.proof).toEqual({
        sent: 'C’est fait\u202f: imprimée et confiée au facteur le 24/11/2026 à 15:30 (2 pages)',
        digest: 'a'.repeat(64),
        file: { label: 'Télécharger la lettre envoyée (PDF)', href: '/ecom/commandes/CMD-1/lettres/0' },
        proof: {
          label: 'Télécharger la preuve d’envoi à tous les destinataires',
          href: '/ecom/commandes/CMD-1/lettres/0/preuve/tous',
        },
        envelopes: [
          {
            recipient: 'Mairie, 69002 Lyon',
            acknowledgement: 'Avis de réception\u202f: en attente de la signature du destinataire',
            proof: { label: 'Télécharger la preuve d’envoi', href: '/ecom/commandes/CMD-1/lettres/0/preuve/1' },
            tracking: {
              number: 'Numéro de suivi 2C12 3456 7890 1',
              code: '2C12345678901',
              label: 'Suivre le courrier',
              href: expect.stringContaining('2C12345678901'),
            },
          },
          {
            recipient: 'Service client, 29200 Brest',
            proof: { label: 'Télécharger la preuve d’envoi', href: '/ecom/commandes/CMD-1/lettres/0/preuve/2' },
          },
        ],
      });
    });

    test('a sent letter reports a proof that cannot be loaded, and an unsent one has none', () => {
      expect(lineOf(null)?.facts).toContain('La preuve d’envoi n’a pas pu être chargée, veuillez réessayer.');
      expect(lineOf([])).not.toHaveProperty('proof');
      expect(lineOf(null, anOrderOf('letter', 'created'))?.facts.join()).not.toContain('preuve');
      expect(lineOf([aSentLetter({ entryNumber: 4 })])).not.toHaveProperty('proof');
    });
  });

  test('a logo shows the state of its subscription, and nothing of an unknown one', () => {
    const facts = (label: 'approved' | null) =>
      aDetailView(anOrderOf('stamp-logo', 'ready', { subscription: { label, reason: null, endDate: '2027-01-01' } }))
        .cards[0]?.lines[0]?.facts.filter((fact) => fact.startsWith('Abonnement'))
        .map(plain);
    expect(facts('approved')).toEqual(['Abonnement : Validé', 'Abonnement jusqu’au 01/01/2027']);
    expect(facts(null)).toEqual([]);
  });

  test('new to the shop stands under a title that fits any', () => {
    const order = anOrder({
      lines: [{ ...anOrderOf('stamp', 'ready').lines[0]!, service: null }],
      services: [aService({ service: null, status: 'ready-to-download' })],
    });
    expect(aDetailView(order).cards[0]).toMatchObject({ id: 'service-autre', title: 'Service en ligne' });
    expect(linksOf(order)).toEqual([]);
  });
});

describe('money', () => {
  test('an order on account awaits its money, and nothing is paid', () => {
    const order = anOrder({
      paid: { cents: 0 },
      awaited: { cents: 3855 },
      paymentMode: { code: 'deferred', name: 'Paiement différé' },
    });
    const view = aDetailView(order, { mode: 'pro' });
    expect(view.money).toEqual([{ label: 'Reste à régler', value: '38,55\u00a0€', note: 'Paiement différé' }]);
    expect(view.news).toMatchObject([{ tone: 'info' }]);
  });

  test('an order without amounts shows its payment mode alone', () => {
    expect(aDetailView(anOrder()).money).toEqual([{ label: 'Moyen de paiement', value: 'Carte bancaire' }]);
    expect(aDetailView(anOrder({ paymentMode: null })).money).toEqual([]);
  });
});

test('an invoice says on the page what its file says: its seller, each rate of VAT, why a part has none', () => {
  const [ours, another] = aDetailView(anOrder()).documents ?? [];
  expect(ours?.facts).toEqual([
    { label: 'Numéro', value: 'F-1' },
    { label: 'Vendeur', value: 'La boutique SA, 1 place du Courrier, 75015 Paris, France' },
    { label: 'SIREN', value: '900 000 019' },
    { label: 'N°\u00a0de TVA intracommunautaire', value: 'FR00 900 000 019' },
    { label: 'Montant HT', value: '57,33\u00a0€' },
    {
      label: 'Sans TVA\u202f: 32,40\u00a0€',
      value: 'Exonération de TVA, article 261, 4-11° du code général des impôts',
    },
    { label: 'TVA à 20\u202f% sur 24,93\u00a0€', value: '4,99\u00a0€' },
    { label: 'Montant TTC', value: '62,32\u00a0€' },
  ]);
  expect(another?.facts, 'the backend says its total alone').toEqual([]);
});

test('documents that could not be had are told from none', () => {
  expect(aDetailView(anOrder(), { invoices: null }).documents).toBeNull();
  expect(aDetailView(anOrder(), { invoices: [] }).documents).toEqual([]);
});

test('a cancelled order announces no invoice', () => {
  const cancelled = anOrder({ status: 'cancelled' });
  expect(aDetailView(cancelled, { invoices: [] })).not.toHaveProperty('documents');
  expect(aDetailView(cancelled, { invoices: null }).documents).toBeNull();
});

test('the withdrawal is offered to its last day', () => {
  expect(aDetailView(anOrder({ withdrawableUntil: today })).withdrawal?.note).toBe('jusqu’au 26/11/2026');
  const refused = anOrder({ withdrawableUntil: today, consignments: [aConsignment({ status: 'refused' })] });
  expect(aDetailView(refused), 'nothing of it is left').not.toHaveProperty('withdrawal');
  expect(aDetailView(anOrder({ withdrawableUntil: '2026-11-25' }))).not.toHaveProperty('withdrawal');
});

test('no withdrawal is offered of an order of which nothing comes', () => {
  const consignments = [aConsignment({ status: 'refused' })];
  expect(aDetailView(anOrder({ withdrawableUntil: today, consignments }))).not.toHaveProperty('withdrawal');
});

test('a sender’s returns stand with what it sent, each with how far it has come, and nowhere else', () => {
  const returns = [aReturn({ orderCode: 'CMD-26-000123', consignmentCode: 'CMD-26-000123-A' })];
  const { cards } = aDetailView(aFullOrder(), { returnsAndRefunds: { ...nothingYet, returns }, mode: 'pro' });
  const found = cards.flatMap(({ id, links }) =>
    links.filter(({ href }) => /\/retour\//.test(href)).map((link) => ({ id, ...link })),
  );
  expect(found).toEqual([
    {
      id: 'envoi-CMD-26-000123-A',
      label: 'Retour du 20/11/2026',
      href: `/professionnel/mes-commandes/detail/CMD-26-000123/retour/${returns[0]?.code}`,
      note: 'Demande envoyée',
    },
  ]);
});

test('a withdrawal is shown with the link to its acknowledgement', () => {
  const { news } = aDetailView(anOrder(), { returnsAndRefunds: { ...nothingYet, withdrawals: [aWithdrawal()] } });
  expect(news.map(({ text, way }) => [plain(text), way?.href])).toEqual([
    [
      `Votre rétractation du ${plain(wordingOf({ lang: 'fr', mode: 'part' }).numericDay(aWithdrawal().receivedAt))} est enregistrée.`,
      '/mes-commandes/detail/CMD-1/retractation/RETRACTATION-0001',
    ],
  ]);
});

test('goods that a sender sends are no service, where the backend does not say what they are', () => {
  const order = anOrder({ lines: [aLine({ kind: 'other' })], consignments: [aConsignment()] });
  expect(aDetailView(order).cards.map(({ id }) => id)).toEqual(['envoi-CMD-1-A']);
});

test('the waived right of withdrawal is shown to an individual, who alone has that right, and not of a contract', () => {
  const notesFor = (mode: 'part' | 'pro', service: Service) =>
    aDetailView({ ...anOrderOf(service, 'created'), waivedAt: '2026-11-24T14:05:00Z' }, { mode }).notes;
  expect([notesFor('part', 'parcel').length, notesFor('pro', 'parcel')]).toEqual([1, []]);
  expect(notesFor('part', 'forwarding')).toEqual([]);
});
