import type { SenderStory } from '../records/story.ts';
import type { Words } from '../shared/lang.ts';
import { type BookLine, type BookOrder, words } from './book-order.ts';
import { label, stamp, vignette } from './services.ts';

const booklet: BookLine = { code: '1126001', quantity: 2 };
const sleeves: BookLine = { code: '3501005', seller: '2005' };
const drawers: BookLine = { code: '3406005', seller: '2009' };
const scale: BookLine = { code: '3405001', seller: '2001' };
const carrier = { code: 'CHRP', name: 'Chronopost' };

/** One seller's goods in one state. */
const sub = (name: string, story: SenderStory, { age = 8, ...more }: Partial<BookOrder> = {}): BookOrder => ({
  name,
  age,
  lines: [sleeves],
  senders: { '2005': story },
  ...more,
});

const refused: SenderStory = {
  status: 'REFUSED',
  reason: words('Cet article n’est plus en stock chez le vendeur.', 'The seller has no more of this item.'),
};
const received: SenderStory = { status: 'RECEIVED', returnDays: 20, carrier };
const nonconforming: Words = words('Article non conforme', 'Item not as described');

const sellers: BookOrder[] = [
  sub('VENDEUR-A-ACCEPTER', { status: 'WAITING_ACCEPTANCE', deadline: 3 }, { age: 0 }),
  sub('VENDEUR-A-PAYER', { status: 'WAITING_DEBIT_PAYMENT', deadline: 3 }, { age: 0 }),
  sub('VENDEUR-PREPARE', { status: 'SHIPPING', deadline: 2 }, { age: 1 }),
  sub('VENDEUR-EN-RETARD', {
    status: 'SHIPPING',
    deadline: -3,
    reason: words(
      'Le vendeur a signalé un retard de livraison de son fournisseur.',
      'The seller reports a late supplier.',
    ),
  }),
  sub('VENDEUR-EXPEDIE', { status: 'SHIPPED', carrier, isFollowedElsewhere: true }, { age: 4 }),
  sub('VENDEUR-A-RETIRER', { status: 'TO_COLLECT', carrier }, { age: 5 }),
  sub('VENDEUR-RECU', received),
  sub('VENDEUR-CLOS', { status: 'CLOSED', carrier }, { age: 60 }),
  sub('VENDEUR-REFUSE', refused, {
    refunds: [{ status: 'REFUNDED', reason: refused.reason as Words, sender: '2005' }],
  }),
  sub('VENDEUR-ANNULE', { status: 'CANCELED', reason: words('À votre demande.', 'At your request.') }),
  sub('VENDEUR-INCIDENT', { status: 'INCIDENT_OPEN', carrier, returnDays: 10 }),
  sub('VENDEUR-INCIDENT-CLOS', { status: 'INCIDENT_CLOSED', carrier }),
  sub(
    'VENDEUR-REMBOURSE',
    { status: 'REFUNDED', carrier },
    {
      refunds: [{ status: 'REFUNDED', reason: nonconforming, sender: '2005' }],
    },
  ),
  sub('VENDEUR-INCONNU', { status: 'CUSTOMS_HOLD' }),
  sub(
    'VENDEUR-EN-PARTIE',
    { status: 'SHIPPED', carrier, sent: 2, declined: 1 },
    {
      lines: [{ ...sleeves, quantity: 3 }],
      refunds: [{ status: 'WAITING_REFUND_PAYMENT', cents: 710, reason: refused.reason as Words, sender: '2005' }],
    },
  ),
  {
    name: 'TROIS-VENDEURS',
    age: 9,
    lines: [sleeves, drawers, scale],
    senders: {
      '2005': { status: 'SHIPPED', carrier, isFollowedElsewhere: true, returnDays: 25 },
      '2009': refused,
      '2001': {
        status: 'SHIPPING',
        deadline: -4,
        reason: words('Le vendeur attend une livraison.', 'The seller is waiting for a delivery.'),
      },
    },
    refunds: [{ status: 'WAITING_REFUND', reason: refused.reason as Words, sender: '2009' }],
  },
  {
    name: 'BIENS-ET-SERVICES',
    age: 2,
    lines: [
      booklet,
      drawers,
      label({ status: 'READY_FOR_PICKUP' }, 3),
      stamp('READY_TO_DOWNLOAD'),
      vignette('REFUND_PENDING'),
    ],
    senders: { '': { status: 'SHIPPED', deadline: 1 }, '2009': { status: 'SHIPPING', deadline: 2 } },
  },
];

/** The return requests of these orders are the feature `returns`’. */
const returns: BookOrder[] = ['POSSIBLE', 'DEMANDE', 'ACCEPTE', 'REFUSE', 'RECU', 'NON-RECU', 'TERMINE', 'ANNULE'].map(
  (name) => sub(`RETOUR-${name}`, received),
);

const money: BookOrder[] = [
  sub('REMB-DEMANDE', received, { refunds: [{ status: 'WAITING_REFUND', reason: nonconforming, sender: '2005' }] }),
  sub('REMB-EN-PAIEMENT', received, {
    refunds: [{ status: 'WAITING_REFUND_PAYMENT', cents: 710, reason: nonconforming, sender: '2005' }],
  }),
  // What is paid back is not returned as well.
  sub(
    'REMB-FAIT',
    { status: 'RECEIVED', carrier },
    { refunds: [{ status: 'REFUNDED', reason: nonconforming, sender: '2005' }] },
  ),
  { name: 'RETRACTATION', age: 6, lines: [booklet], senders: { '': { status: 'RECEIVED', returnDays: 20 } } },
  { name: 'RETRACTATION-RECUE', age: 6, lines: [booklet], senders: { '': { status: 'RECEIVED', returnDays: 20 } } },
  {
    name: 'RETRACTATION-PASSEE',
    age: 90,
    lines: [booklet],
    senders: { '': { status: 'CLOSED' } },
  },
  { name: 'COMPTE', age: 4, lines: [booklet], senders: { '': { status: 'SHIPPED' } }, isOnAccount: true },
];

export const bookGoods: readonly BookOrder[] = [...sellers, ...returns, ...money];
