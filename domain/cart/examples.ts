import { withTax } from '../shared/examples.ts';
import { euros } from '../shared/money.ts';
import type { Cart, Line } from './cart.ts';

/** Small carts for tests and stories: plain values with overrides. */
export const aLine = ({ quantity = 2, ...over }: Partial<Line> = {}): Line => ({
  id: '0.1126001',
  kind: 'physical',
  service: null,
  code: '1126001',
  slug: 'carnet-de-12-timbres-marianne',
  title: 'Carnet de 12 timbres Marianne',
  seller: { id: null, name: null },
  quantity,
  maxQuantity: 50,
  unit: withTax(18.24),
  total: withTax(18.24 * quantity),
  ecoParticipation: null,
  offerId: null,
  configurationId: null,
  carrier: null,
  isPrintedAtDropOff: false,
  composition: [],
  isBare: false,
  outdated: [],
  picture: null,
  ...over,
});

export const aParcel = (id: string, over: Partial<Line> = {}): Line =>
  aLine({
    id,
    kind: 'other',
    service: 'parcel',
    code: 'colissimo-en-ligne',
    title: 'Colissimo 1 kg',
    quantity: 1,
    configurationId: `etiquette-${id}`,
    ...over,
  });

export const aCart = (over: Partial<Cart> = {}): Cart => ({
  guid: 'guid-1',
  code: 'guid-1',
  lines: [aLine()],
  total: {
    ttc: euros(18.24),
    ht: euros(15.2),
    goods: { ttc: euros(36.48), ht: euros(30.4) },
    discount: { ttc: euros(18.24), ht: euros(15.2) },
    delivery: { ttc: euros(0), ht: euros(0) },
    tax: euros(3.04),
    ecoParticipation: euros(0),
  },
  vouchers: [],
  deliveryAddress: null,
  deliveryChosen: false,
  billingAddress: null,
  paymentMode: null,
  senderDeliveries: [],
  firstPurchase: false,
  ...over,
});
