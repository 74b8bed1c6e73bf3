import type { Address, Cart } from '../cart/cart.ts';
import type { Money } from '../shared/money.ts';

export interface DeliveryMode {
  code: string;
  name: string;
  description: string | null;
  cost: Money;
  dates: { earliest: string; latest: string } | null;
  shippingTypes: string[];
  pickup: boolean;
}

/** What one seller sends: the shop's own goods, or a marketplace seller's (specification §3). */
export interface DeliveryGroup {
  shopId: string | null;
  shopName: string;
  marketplace: boolean;
  itemCount: number;
  /** Days. */
  leadTime: number | null;
  modes: DeliveryMode[];
  selected: string | null;
  /** Name of the zone to which this seller does not deliver. */
  unavailableZone: string | null;
}

export interface Deliveries {
  groups(): Promise<DeliveryGroup[]>;
  countries(): Promise<{ code: string; name: string }[]>;
  /** The addresses of the account. */
  known(): Promise<Address[]>;
  /** `'not-eligible'`: the shop does not deliver to this locality (specification §5). */
  deliverTo(address: Address): Promise<'saved' | 'not-eligible'>;
  billTo(address: Address): Promise<'saved' | 'not-eligible'>;
  choose(mode: {
    shopId: string | null;
    code: string;
    leadTime: number | null;
    shippingTypes: string[];
  }): Promise<void>;
}

export type PaymentStatus = 'pending' | 'paid' | 'refused' | 'cancelled' | 'expired';

export interface Payment {
  id: string;
  status: PaymentStatus;
  mode: string;
  amount: Money;
  redirectUrl: string | null;
  orderCode: string | null;
  detail: string | null;
  /** Only what the backend says: « Vous n'avez pas été débité » is never guessed. */
  debited: boolean | null;
}

export type Started =
  | { kind: 'started'; payment: Payment }
  | { kind: 'amount-changed' }
  | { kind: 'already-open' }
  | { kind: 'refused'; reason: string };

export interface Payments {
  choices(): Promise<{ code: string; name: string; description: string | null }[]>;
  select(mode: string): Promise<void>;
  /** Attempts of the cart, oldest first. */
  ofCart(): Promise<Payment[]>;
  ofId(id: string): Promise<Payment | 'unknown'>;
  start(payment: { mode: string; amount: Money; returnUrl: string; key: string }): Promise<Started>;
}

/** Where the shopper stands between the cart and the order (specification §2; secured steps start at delivery). */
export type Step = 'summary' | 'delivery' | 'payment';

export const groupsAreReady = (groups: readonly DeliveryGroup[]) =>
  groups.every((group) => group.selected !== null && group.unavailableZone === null);

/** The furthest step that this cart allows, so that no step is skipped by typing its address. */
export function furthestStep({
  cart,
  groups,
  physical,
}: {
  cart: Cart | null;
  groups: readonly DeliveryGroup[];
  physical: boolean;
}): Step {
  if (!cart || cart.lines.length === 0) return 'summary';
  if (physical && (cart.deliveryAddress === null || !groupsAreReady(groups))) return 'delivery';
  return 'payment';
}
