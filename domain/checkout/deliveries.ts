import type { Address } from '../cart/cart.ts';
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
