import { anAddress } from '../address/examples.ts';
import type { Returnable, ReturnRequest, ReturnStatus } from './returns.ts';

const consignmentCode = 'CMD-26-000101-A';

/** A return that the seller has not answered yet. */
export const aReturn = (over: Partial<ReturnRequest> = {}): ReturnRequest => ({
  code: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  rma: null,
  orderCode: 'CMD-26-000101',
  consignmentCode,
  seller: 'Papeterie du Canal',
  status: 'requested',
  created: '2026-11-20T09:00:00.000Z',
  history: [{ status: 'requested', at: '2026-11-20T09:00:00.000Z' }],
  rejection: null,
  method: { code: 'MAIL', name: 'Par colis, avec une étiquette' },
  comment: null,
  sendBefore: null,
  address: null,
  isCancellable: true,
  hasLabel: false,
  trackingId: null,
  refund: null,
  lines: [{ entryNumber: 0, name: 'Pochettes à bulles A5', quantity: 2, reason: 'J’ai changé d’avis' }],
  ...over,
});

/** The seller awaits the parcel: with everything that a return can have. */
export const anAcceptedReturn = (over: Partial<ReturnRequest> = {}): ReturnRequest =>
  aReturn({
    rma: 'RMA-66AFA6',
    status: 'accepted',
    history: [
      { status: 'requested', at: '2026-11-20T09:00:00.000Z' },
      { status: 'accepted', at: '2026-11-21T10:30:00.000Z' },
    ],
    comment: 'Le format ne convient pas.',
    sendBefore: '2026-12-04',
    address: anAddress({ companyName: 'Papeterie du Canal', city: 'Strasbourg', codePostal: '67000' }),
    hasLabel: true,
    trackingId: '6A04043954320',
    ...over,
  });

/** A return in a state that offers nothing more. */
export const aReturnThatIs = (status: ReturnStatus, over: Partial<ReturnRequest> = {}): ReturnRequest =>
  aReturn({
    status,
    history: [...aReturn().history, { status, at: '2026-11-23T08:00:00.000Z' }],
    isCancellable: false,
    ...over,
  });

/** Two lines that may be returned, by three methods: one paid by the seller, one by the shopper, one by nobody knows. */
export const aReturnable = (over: Partial<Returnable> = {}): Returnable => ({
  seller: 'Papeterie du Canal',
  until: '2026-12-10',
  reasons: [
    { code: 'CHANGED_MIND', name: 'J’ai changé d’avis' },
    { code: 'OTHER', name: 'Autre motif' },
  ],
  methods: [
    { code: 'MAIL', name: 'Par colis', description: 'Imprimez l’étiquette.', cost: { cents: 0 } },
    { code: 'POINT', name: 'En point de retrait', description: null, cost: { cents: 390 } },
    { code: 'HOME', name: 'Enlèvement chez vous', description: null, cost: null },
  ],
  lines: [
    { entryNumber: 0, name: 'Pochettes à bulles A5', picture: null, most: 2, obstacle: null },
    { entryNumber: 1, name: 'Carnet à spirale', picture: null, most: 1, obstacle: null },
  ],
  ...over,
});
