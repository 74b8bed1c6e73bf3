import { aLine, aParcel } from '#domain/cart/examples.ts';
import type { SentLetter } from '#domain/labels/sent-letter.ts';
import { aConsignment, aContract, anOrder, aService } from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type OrderDetailView, type OrderRead, orderDetailView } from './detail/order-detail.view.ts';
import { type PolledFulfilmentView, polledFulfilmentView } from './fulfilment/fulfilment.view.ts';

/** The day on which the pages of the examples are made. */
export const today = '2026-11-26';

const booklets = aLine();
const drawers = aLine({
  id: '1.3406005',
  code: '3406005',
  title: 'Bloc cinq tiroirs en hêtre',
  seller: { id: '2009', name: 'Maison Lettrine' },
  quantity: 1,
  unit: { ttc: { cents: 9420 }, ht: { cents: 7850 } },
  total: { ttc: { cents: 9420 }, ht: { cents: 7850 } },
});
const sleeves = aLine({
  id: '2.3501005',
  code: '3501005',
  title: 'Pochettes cristal',
  seller: { id: '2005', name: 'Philatélie des Halles' },
  quantity: 3,
});
const parcels = aParcel('3.parcel', { quantity: 3, title: 'Colissimo en ligne' });
const stamp = aLine({
  id: '4.stamp',
  kind: 'other',
  service: 'stamp',
  title: 'Mon timbre en ligne',
  composition: [{ label: 'Visuel', value: 'Coquelicot, Lettre verte 20 g' }],
});
const forwarding = aLine({
  id: '5.forwarding',
  kind: 'other',
  service: 'forwarding',
  title: 'Réexpédition définitive',
  quantity: 1,
});
const logo = aLine({ id: '6.logo', kind: 'other', service: 'stamp-logo', title: 'Mon timbre avec logo' });

/** An order with something of everything that its page can show. */
export const aFullOrder = (over: Partial<Order> = {}): Order =>
  anOrder({
    code: 'CMD-26-000123',
    status: 'preparing',
    statusDisplay: 'En préparation',
    lines: [booklets, drawers, sleeves, parcels, stamp, forwarding, logo],
    deliveries: {
      [booklets.id]: {
        name: 'Lettre suivie',
        dates: { earliest: '2026-11-27', latest: '2026-11-30' },
        point: null,
      },
    },
    consignments: [
      aConsignment({
        code: 'CMD-26-000123-A',
        seller: { id: null, name: null },
        status: 'sent',
        carrier: 'Colissimo',
        trackingId: '6A12345678901',
        arrivesOn: '2026-11-30',
        returnableUntil: '2026-12-30',
        isContactable: false,
        handOverBy: null,
        lines: [{ lineId: booklets.id, entryNumber: 0, quantity: 2, sent: 2, declined: 0 }],
      }),
      aConsignment({
        code: 'CMD-26-000123-B',
        seller: { id: '2005', name: 'Philatélie des Halles' },
        handOverBy: '2026-11-25',
        reason: 'Le vendeur attend une livraison.',
        lines: [{ lineId: sleeves.id, entryNumber: 2, quantity: 3, sent: 1, declined: 1 }],
      }),
      aConsignment({
        code: 'CMD-26-000123-C',
        seller: { id: '2009', name: 'Maison Lettrine' },
        status: 'refused',
        reason: 'Cet article n’est plus en stock.',
        handOverBy: null,
        lines: [{ lineId: drawers.id, entryNumber: 1, quantity: 1, sent: 0, declined: 1 }],
      }),
    ],
    services: [
      aService({ service: 'parcel', status: 'ready-for-pickup', line: parcels.id }, { availableUntil: '2026-12-06' }),
      aService(
        { service: 'stamp', status: 'pickup-complete', line: stamp.id },
        { downloadedAt: '2026-11-25T08:00:00Z', entryNumber: 4 },
      ),
      aService(
        { service: 'forwarding', status: 'created', line: forwarding.id },
        { contract: aContract({ status: 'cancelled', type: 'temporary' }), entryNumber: 5 },
      ),
      aService(
        { service: 'stamp-logo', status: 'payment-captured', line: logo.id },
        { subscription: { label: 'approved', reason: null, endDate: '2027-11-24' }, entryNumber: 6 },
      ),
    ],
    refunds: [
      {
        amount: { cents: 9420 },
        status: 'requested',
        date: '2026-11-25T09:00:00Z',
        reason: 'Cet article n’est plus en stock.',
        consignmentCode: 'CMD-26-000123-C',
        entryNumbers: [],
        means: 'Carte bancaire',
        expectedOn: '2026-12-09',
      },
    ],
    paid: { cents: 18_240 },
    withdrawableUntil: '2026-12-14',
    waivedAt: '2026-11-24T14:05:00Z',
    ...over,
  });

const unsaid = { issuer: null, totalWithoutTax: null, taxes: [], exemption: null };
const taxed = {
  issuer: {
    name: 'La boutique SA',
    address: ['1 place du Courrier', '75015 Paris', 'France'],
    companyNumber: '900 000 019',
    vatNumber: 'FR00 900 000 019',
  },
  totalWithoutTax: { cents: 5733 },
  taxes: [
    { rate: 0, base: { cents: 3240 }, tax: { cents: 0 } },
    { rate: 20, base: { cents: 2493 }, tax: { cents: 499 } },
  ],
  exemption: 'Exonération de TVA, article 261, 4-11° du code général des impôts',
};

export const invoices: OrderRead['invoices'] = [
  { id: 'F-1', date: '2026-11-24T14:15:00Z', total: { cents: 6232 }, seller: null, size: 84_000, ...taxed },
  { ...unsaid, id: 'F-2', date: '2026-11-24T14:15:00Z', total: null, seller: 'Maison Lettrine', size: null },
];

/** A letter with two envelopes, one of which is tracked. */
export const aSentLetter = (over: Partial<SentLetter> = {}): SentLetter => ({
  entryNumber: 0,
  sentAt: '2026-11-24T14:30:00Z',
  sha256: 'a'.repeat(64),
  pages: 2,
  envelopes: [
    { recipient: 'Mairie, 69002 Lyon', trackingId: '2C12345678901', acknowledgement: { signedAt: null } },
    { recipient: 'Service client, 29200 Brest', trackingId: null, acknowledgement: null },
  ],
  ...over,
});

interface DetailParts extends Partial<Omit<OrderRead, 'order'>> {
  lang?: Lang;
  mode?: Mode;
}

/** The page of an order: the full one, changed. */
export const aDetailView = (
  order: Order = aFullOrder(),
  { lang = 'fr', mode = 'part', ...read }: DetailParts = {},
): OrderDetailView =>
  orderDetailView(
    {
      order,
      invoices,
      returnsAndRefunds: { returns: [], withdrawals: [], refundable: null },
      sentLetters: [],
      today,
      phone: mode === 'pro' ? '36 34' : '36 31',
      states: [],
      chosen: { etiquette: [], format: null, case: null },
      remembered: null,
      notices: [],
      ...read,
    },
    wordingOf({ lang, mode }),
  );

const label = (trackingId: string, isDownloadable: boolean) => ({ trackingId, isDownloadable });

/** The making of three labels, in each of its states; `null`: it could not be asked for. */
export const labelFulfilments = {
  pending: { status: 'pending', labels: [], contracts: [] },
  part: {
    status: 'incomplete',
    labels: [label('6A1', true), label('6A2', true), label('6A3', false)],
    contracts: [],
  },
  made: { status: 'success', labels: [label('6A1', true)], contracts: [] },
  late: { status: 'error', labels: [], contracts: [] },
} satisfies Record<string, OrderRead['states'][number]['state']>;

export const aFulfilmentView = (
  state: OrderRead['states'][number]['state'] = labelFulfilments.pending,
  {
    lang = 'fr',
    mode = 'part',
    service = 'parcel',
  }: Pick<DetailParts, 'lang' | 'mode'> & {
    service?: OrderRead['states'][number]['service'];
  } = {},
): PolledFulfilmentView => polledFulfilmentView({ code: 'CMD-26-000123', service, state }, wordingOf({ lang, mode }));
