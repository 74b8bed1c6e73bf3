import { euros } from '../shared/money.ts';
import type { DeliveryGroup } from './deliveries.ts';
import type { Payment } from './payments.ts';

export const aPayment = (over: Partial<Payment> = {}): Payment => ({
  id: 'PAY-1',
  status: 'pending',
  mode: 'card',
  amount: euros(18.24),
  redirectUrl: 'https://paiement.example/PAY-1',
  orderCode: null,
  detail: null,
  debited: null,
  ...over,
});

export const aGroup = (over: Partial<DeliveryGroup> = {}): DeliveryGroup => ({
  sellerId: null,
  sellerName: 'La boutique',
  marketplace: false,
  itemCount: 1,
  leadTime: 1,
  selected: 'lettre-suivie',
  pickupPoint: null,
  unavailableZone: null,
  modes: [
    {
      code: 'lettre-suivie',
      name: 'Lettre suivie',
      description: null,
      cost: { ttc: euros(0), ht: euros(0) },
      dates: { earliest: '2026-11-24', latest: '2026-11-26' },
      shippingTypes: [],
      pickup: false,
    },
  ],
  ...over,
});
