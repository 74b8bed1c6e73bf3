/** What an order's page says, read as sentences: its headline, its labels and its facts never contradict one another. */
import { expect, test } from 'vitest';
import type { Service } from '#domain/cart/cart.ts';
import { aLine } from '#domain/cart/examples.ts';
import type { ConsignmentStatus } from '#domain/orders/consignments.ts';
import {
  aConsignment,
  aContract,
  anAwaitedContract,
  anOrder,
  aRunningContract,
  aService,
} from '#domain/orders/examples.ts';
import { type LineStatus, lineStatuses } from '#domain/orders/line-status.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { ForwardingContract, OrderedService } from '#domain/orders/services.ts';
import type { Lang } from '#domain/shared/mode.ts';
import { orderNow } from '#ui/orders/now/order-now.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aDetailView, aSentLetter, today } from '../orders.examples.ts';
import type { OrderDetailView } from './order-detail.view.ts';

const french = wordingOf({ lang: 'fr', mode: 'part' });
const nothingYet = { returns: [], withdrawals: [], refundable: null };

const services = ['parcel', 'registered-mail', 'stamp', 'stamp-logo', 'letter', 'forwarding'] as const;

type Case = [name: string, order: Order];
interface Part {
  service: Service | null;
  status: LineStatus | null;
  over?: Partial<OrderedService>;
}

const orderOf = (...parts: Part[]): Order =>
  anOrder({
    lines: parts.map(({ service }, at) =>
      aLine({ id: `${at}`, kind: 'other', service, quantity: 1, title: `Ligne ${at}` }),
    ),
    services: parts.map(({ service, status, over }, at) =>
      aService({ service, status, line: `${at}` }, { entryNumber: at, trackingId: `6A${at}`, ...over }),
    ),
  });

const named = (...parts: Part[]): Case => [
  parts.map(({ service, status }) => `${service} ${status}`).join(', '),
  orderOf(...parts),
];

const each: Case[] = services.flatMap((service) => [...lineStatuses, null].map((status) => named({ service, status })));
/** One status of each kind: being made, made, to be sent, had, given back, over. */
const kinds: LineStatus[] = [
  'created',
  'ready',
  'ready-for-pickup',
  'ready-for-shipment',
  'pickup-complete',
  'refunded',
  'label-expired',
  'cancelled',
];
const pairs: Case[] = services.flatMap((service) =>
  kinds.flatMap((status, at) =>
    kinds.slice(at + 1).map((other) => named({ service, status }, { service, status: other })),
  ),
);

const ended: ForwardingContract = aContract({ steps: [{ kind: 'ended', isReached: true, day: '2026-11-25' }] });
const contracts: [string, ForwardingContract][] = [
  ['a contract that is registered', aContract({ status: 'created' })],
  ['a contract whose holder is to be checked', aContract({ status: 'to-be-verified' })],
  ['a contract that waits for its code', anAwaitedContract()],
  [
    'a contract whose code is locked',
    anAwaitedContract({ codeEntry: { status: 'locked', triesLeft: 0, expiresOn: null, resendFrom: null } }),
  ],
  [
    'a contract that waits for the post office',
    aContract({ steps: [{ kind: 'identity-checked', isReached: false, day: null }] }),
  ],
  ['a contract that will begin', aContract()],
  ['a contract that runs', aRunningContract({ card: null })],
  ['a contract whose card is asked for', aRunningContract()],
  ['a contract whose card is missing', aRunningContract({ card: 'missing' })],
  ['a contract that has ended', ended],
  ['a contract that came to nothing', aContract({ status: 'cancelled' })],
  ['a contract that somebody stopped', aContract({ status: 'objected' })],
  ['a contract in a state that the shop does not know', aContract({ status: null })],
];
const ofContracts: Case[] = contracts.flatMap(([name, contract]) =>
  (['created', 'ready-to-download', 'refunded', 'cancelled'] as const).map(
    (status): Case => [`${name}, ${status}`, orderOf({ service: 'forwarding', status, over: { contract } })],
  ),
);

const consignmentStatuses: ConsignmentStatus[] = [
  'created',
  'awaiting-acceptance',
  'awaiting-payment',
  'preparing',
  'sent',
  'to-collect',
  'received',
  'closed',
  'refused',
  'cancelled',
  'incident-open',
  'incident-closed',
  'refunded',
];
const sentBy = (status: ConsignmentStatus, code: string) =>
  aConsignment({ code, status, trackingId: '6A1', handOverBy: null });
const consignments: Case[] = consignmentStatuses.flatMap((status) => [
  [status, anOrder({ consignments: [sentBy(status, 'A')] })] as Case,
  ...consignmentStatuses
    .slice(consignmentStatuses.indexOf(status) + 1)
    .map(
      (other): Case => [`${status}, ${other}`, anOrder({ consignments: [sentBy(status, 'A'), sentBy(other, 'B')] })],
    ),
  ...kinds.map(
    (parcel): Case => [
      `${status}, parcel ${parcel}`,
      { ...orderOf({ service: 'parcel', status: parcel }), consignments: [sentBy(status, 'A')] },
    ],
  ),
]);

/** What is read together: each label with the facts beside it. */
function readingOf(view: OrderDetailView) {
  const lines = view.cards.flatMap((card) => card.lines);
  const stated = [...view.cards, ...lines];
  const actions = [
    ...(view.next ? [view.next] : []),
    ...view.cards.flatMap((card) => [...card.links, ...(card.step ? [card.step] : [])]),
    ...lines.flatMap((line) => [...line.links, ...(line.step ? [line.step] : [])]),
  ].map(({ label }) => label);
  return {
    now: view.now,
    labels: stated.flatMap(({ state }) => state?.text ?? []),
    facts: [
      ...stated.flatMap(({ rows = [], deadline }) => [
        ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label} ${value}`).join(', ')] : []),
        ...(deadline ? [deadline] : []),
      ]),
      ...lines.flatMap(({ facts }) => facts),
      ...lines.flatMap(({ proof }) => proof?.sent ?? []),
    ],
    actions,
    next: view.next?.label ?? '',
    isStamped: view.isStamped,
    hasFailed: stated.some(({ state }) => state?.tone === 'stopped' || state?.tone === 'late'),
  };
}

type Reading = ReturnType<typeof readingOf>;
type Words = Record<Lang, RegExp>;
const words = (fr: RegExp, en: RegExp): Words => ({ fr, en });

const say = {
  download: words(/téléchargez vos fichiers|pouvez télécharger/i, /download your files/i),
  toDownload: words(/^À télécharger/, /^Ready to download|^Download by/),
  file: words(/^(Télécharger|Rééditer)/, /^(Download|Print)/i),
  print: words(/il vous reste à imprimer/i, /all that is left is to print/i),
  toSend: words(/^À expédier/, /^Ready to send/),
  printing: words(/nous imprimons/i, /we are printing/i),
  printed: words(/^C’est fait|est imprimé/, /^Done|has been printed/),
  making: words(/^Nous préparons/, /^We are preparing/),
  created: words(/^Créée|^En attente|^En préparation|^Enregistrée/, /^Created|^Awaiting|^Being prepared|^Placed/),
  unfinished: words(/^Créée|attente|^En préparation|^Enregistrée/, /^Created|await|^Being prepared|^Placed/i),
  ready: words(/^C’est prêt|^Votre commande est prête/, /^It’s ready|^Your order is ready\./),
  cancelledAll: words(/^Cette commande est annulée/, /^This order has been cancelled/),
  cancelled: words(/^Annulée|^Refusée/, /^Cancelled|^Refused/),
  refundedAll: words(/^Votre commande est remboursée/, /^Your order has been refunded/),
  refunded: words(/^Remboursée?$/, /^Refunded$/),
  deliveredAll: words(/^Votre commande est livrée/, /^Your order has been delivered/),
  delivered: words(/^Reçue|^Terminée|^Problème résolu/, /^Received|^Completed|^Problem resolved/),
  expiredAll: words(/^Votre commande a expiré/, /^Your order has expired/),
  expired: words(/^Expirée/, /^Expired/),
  sentAll: words(/^Votre commande est en route/, /^Your order is on its way/),
  sent: words(/^Expédiée/, /^Sent/),
  logoRefusedAll: words(/^Votre logo est refusé|^Vos logos sont refusés/, /^Your logos? ha(s|ve) been refused/),
  logoRefused: words(/^Logo refusé/, /^Logo refused/),
  money: words(/rembours|débité|acquis/i, /refund|charged|kept/i),
  code: words(/^Saisissez le code/, /^Enter the code/),
  enter: words(/^Saisir le code/, /^Enter the code/),
} satisfies Record<string, Words>;

/** Each rule names a contradiction. */
const rules: Record<string, (reading: Reading, is: (what: keyof typeof say) => RegExp) => boolean> = {
  'the headline says to download, and nothing is': ({ now, next }, is) =>
    is('download').test(now) && !is('file').test(next),
  '« À télécharger », and nothing can be': ({ labels, actions }, is) =>
    labels.some((text) => is('toDownload').test(text)) && !actions.some((text) => is('file').test(text)),
  'the headline says to print, and nothing is to be sent': ({ now, labels, next }, is) =>
    is('print').test(now) && !(labels.some((text) => is('toSend').test(text)) && is('file').test(next)),
  'it is being printed, and has been': ({ now, facts, labels }, is) =>
    facts.some((text) => is('printed').test(text)) &&
    (is('printing').test(now) || labels.every((text) => is('toSend').test(text))),
  'it is being made, and nothing is': ({ now, labels }, is) =>
    is('making').test(now) && !labels.some((text) => is('created').test(text)),
  'all is ready, and a part is not': ({ now, labels }, is) =>
    is('ready').test(now) && labels.some((text) => is('unfinished').test(text)),
  'all is cancelled, and a part is not': ({ now, labels }, is) =>
    is('cancelledAll').test(now) && !labels.every((text) => is('cancelled').test(text)),
  'all is refunded, and a part is not': ({ now, labels }, is) =>
    is('refundedAll').test(now) && !labels.every((text) => is('refunded').test(text)),
  'all is on its way, and a part of the goods is not': ({ now, labels }, is) =>
    is('sentAll').test(now) && !labels.some((text) => is('sent').test(text)),
  'all has expired, and a part has not': ({ now, labels }, is) =>
    is('expiredAll').test(now) && !labels.every((text) => is('expired').test(text)),
  'every logo is refused, and one is not': ({ now, labels }, is) =>
    is('logoRefusedAll').test(now) && !labels.some((text) => is('logoRefused').test(text)),
  'the headline asks for a code, and the button does not': ({ now, next }, is) =>
    is('code').test(now) && !is('enter').test(next),
  'something was cancelled or refused, and nothing says what becomes of the money': ({ labels, facts }, is) =>
    labels.filter((text) => is('cancelled').test(text) || is('logoRefused').test(text)).length >
    facts.filter((text) => is('money').test(text)).length,
  'a postmark is set on what has failed or is late': ({ isStamped, hasFailed }) => isStamped && hasFailed,
};

/** Both: before the proof of a letter is there, and with it. */
function readingsOf(order: Order, lang: Lang): Reading[] {
  const hasLetter = order.lines.some(({ service }) => service === 'letter');
  const proofs = order.services.map(({ entryNumber }) => aSentLetter({ entryNumber }));
  return (hasLetter ? [[], proofs] : [[]]).map((sentLetters) => readingOf(aDetailView(order, { lang, sentLetters })));
}

test.each<[string, readonly Case[]]>([
  ['each service in each state', each],
  ['two lines of a service in different states', pairs],
  ['a contract in each state of its line', ofContracts],
  ['what is sent, alone, beside another and beside a service', consignments],
])('the headline, labels and facts of an order agree in both languages: %s', (_, cases) => {
  const found = (['fr', 'en'] as const).flatMap((lang) =>
    cases.flatMap(([name, order]) =>
      readingsOf(order, lang).flatMap((reading) =>
        Object.entries(rules)
          .filter(([, contradicts]) => contradicts(reading, (what) => say[what][lang]))
          .map(([rule]) => `${name}: ${rule}: ${reading.now} [${reading.labels.join(', ')}]`),
      ),
    ),
  );
  expect(found).toEqual([]);
});

test('the state of an order tells the fact of its headline, whatever the backend calls the whole', () => {
  const stateOf = (order: Order, words: Partial<Order>) =>
    orderNow({ order: { ...order, ...words }, returnsAndRefunds: nothingYet, today }, french).state.text;
  const found = [...each, ...pairs, ...ofContracts, ...consignments].flatMap(([name, order]) => {
    const states = [
      stateOf(order, { status: 'completed', statusDisplay: 'Prête' }),
      stateOf(order, { status: 'cancelled', statusDisplay: 'Annulée' }),
    ];
    const isKnown = order.services.every(({ state }) => state.status !== null);
    return isKnown && states[0] !== states[1] ? [`${name}: ${states.join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});

test('the headline of a known state is a sentence of its own, not the bare status', () => {
  const bare = [...each, ...ofContracts, ...consignments].flatMap(([name, order]) => {
    const now = orderNow({ order, returnsAndRefunds: nothingYet, today }, french);
    return order.services.every(({ state }) => state.status !== null) && now.text === french.t('orders.nowRegistered')
      ? [name]
      : [];
  });
  expect(bare).toEqual([]);
});
