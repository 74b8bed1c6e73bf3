import { anAddress, anotherAddress } from '../address/examples.ts';
import type { Service } from '../cart/cart.ts';
import { aCart, aLine } from '../cart/examples.ts';
import type { Consignment } from './consignments.ts';
import { type LineStatus, lineStateOf } from './line-status.ts';
import type { Order, Withdrawal } from './orders.ts';
import type { ForwardingContract, OrderedService } from './services.ts';

export const anOrder = (over: Partial<Order> = {}): Order => ({
  code: 'CMD-1',
  created: '2026-11-24T14:05:00Z',
  status: 'created',
  statusDisplay: null,
  lines: [aLine({ quantity: 2 })],
  total: aCart().total,
  deliveryAddress: anAddress(),
  billingAddress: anotherAddress(),
  deliveryModes: ['Lettre suivie'],
  deliveries: {},
  paymentMode: { code: 'card', name: 'Carte bancaire' },
  vouchers: [],
  groups: [],
  services: [],
  consignments: [],
  refunds: [],
  paid: null,
  awaited: null,
  automaticRefund: null,
  withdrawableUntil: null,
  waivedAt: null,
  ...over,
});

/** What a seller sends: the order's one line. */
export const aConsignment = (over: Partial<Consignment> = {}): Consignment => ({
  code: 'CMD-1-A',
  seller: { id: '2001', name: 'Papeterie du Canal' },
  status: 'preparing',
  since: '2026-11-24T15:00:00Z',
  reason: null,
  handOverBy: '2026-11-26',
  arrivesOn: null,
  carrier: null,
  trackingId: null,
  trackingUrl: null,
  returnableUntil: null,
  isContactable: true,
  lines: [{ lineId: aLine().id, entryNumber: 0, quantity: 2, sent: 0, declined: 0 }],
  ...over,
});

/** How far the line of a service has come, by its status. */
export const aService = (
  { service, status, line = '0.service' }: { service: Service | null; status: LineStatus | null; line?: string },
  over: Partial<OrderedService> = {},
): OrderedService => ({
  lineId: line,
  entryNumber: 0,
  state: lineStateOf(service, status),
  since: '2026-11-24T14:30:00Z',
  availableUntil: null,
  validUntil: null,
  refundableFrom: null,
  downloadedAt: null,
  trackingId: null,
  subscription: null,
  contract: null,
  ...over,
});

/** An order of one service, with this status. */
export const anOrderOf = (service: Service, status: LineStatus | null, over: Partial<OrderedService> = {}): Order =>
  anOrder({
    lines: [aLine({ id: '0.service', kind: 'other', service, title: 'Service' })],
    services: [aService({ service, status }, over)],
  });

export const aContract = (over: Partial<ForwardingContract> = {}): ForwardingContract => ({
  id: 'CONTRAT-1',
  status: 'ready',
  type: 'definitive',
  destination: 'national',
  startDate: '2026-12-01',
  endDate: '2027-12-01',
  from: { street: '12 rue de la République', postalCode: '69002', city: 'Lyon' },
  to: { street: '3 rue de Siam', postalCode: '29200', city: 'Brest' },
  steps: [],
  codeEntry: null,
  card: null,
  ...over,
});

/** A contract that waits for the code of its letter. */
export const anAwaitedContract = (over: Partial<ForwardingContract> = {}): ForwardingContract =>
  aContract({
    steps: [
      { kind: 'paid', isReached: true, day: '2026-11-20' },
      { kind: 'letter-sent', isReached: true, day: '2026-11-23' },
      { kind: 'code-entered', isReached: false, day: null },
      { kind: 'active', isReached: false, day: '2026-12-01' },
      { kind: 'card-received', isReached: false, day: '2026-12-06' },
      { kind: 'ended', isReached: false, day: '2027-12-01' },
    ],
    codeEntry: { status: 'open', triesLeft: 5, expiresOn: '2026-12-23', resendFrom: '2026-11-26' },
    ...over,
  });

/** A contract that runs, and of which the card is asked for. */
export const aRunningContract = (over: Partial<ForwardingContract> = {}): ForwardingContract =>
  anAwaitedContract({
    steps: anAwaitedContract().steps.map((step) => ({
      ...step,
      isReached: step.kind !== 'card-received' && step.kind !== 'ended',
      ...(step.kind === 'code-entered' && { day: '2026-11-25' }),
    })),
    codeEntry: null,
    card: 'asked',
    ...over,
  });

/** Of a piece each of the first two lines. */
export const aWithdrawal = (over: Partial<Withdrawal> = {}): Withdrawal => ({
  code: 'RETRACTATION-0001',
  receivedAt: '2026-11-25T08:12:00Z',
  email: 'compte@exemple.fr',
  comment: null,
  lines: [{ entryNumber: 0, quantity: 1 }],
  ...over,
});
