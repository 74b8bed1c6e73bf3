import type { Address } from '../address/address.ts';
import { type Cart, inSenderOrder } from '../cart/cart.ts';
import type { PickupPoint } from '../pickup/pickup-points.ts';
import type { Price } from '../shared/money.ts';

export interface DeliveryMode {
  code: string;
  name: string;
  description: string | null;
  cost: Price;
  dates: { earliest: string; latest: string } | null;
  shippingTypes: string[];
  pickup: boolean;
}

/** One sender's part of a cart: the shop's own goods, or those of a marketplace seller (specification §3). */
export interface DeliveryGroup {
  sellerId: string | null;
  sellerName: string;
  marketplace: boolean;
  itemCount: number;
  /** In days. */
  leadTime: number | null;
  modes: DeliveryMode[];
  selected: string | null;
  /** The chosen pickup point, when the selected mode delivers to one. */
  pickupPoint: PickupPoint | null;
  /** The name of the zone that this seller does not serve. */
  unavailableZone: string | null;
}

/** One sender's delivery mode: the inputs of the specification's « update delivery mode ». */
export interface ModeChoice {
  sellerId: string | null;
  code: string;
  leadTime: number | null;
  shippingTypes: string[];
}

export interface Deliveries {
  groups(): Promise<DeliveryGroup[]>;
  countries(): Promise<{ code: string; name: string }[]>;
  /** The account's addresses. */
  accountAddresses(): Promise<Address[]>;
  /** The probable delivery address: the cart's, otherwise the account's main one. */
  mainAddress(): Promise<Address | null>;
  /** `'not-eligible'`: the shop does not deliver to this locality (specification §5). */
  deliverTo(address: Address): Promise<'saved' | 'not-eligible'>;
  billTo(address: Address): Promise<'saved' | 'not-eligible'>;
  choose(mode: ModeChoice): Promise<void>;
  /**
   * `'not-taking'`: the point is full or closed. `'unknown'`: there is no such point, or this seller does not deliver
   * there.
   */
  choosePoint(
    choice: ModeChoice & { point: { id: string; country: string } },
  ): Promise<'chosen' | 'not-taking' | 'unknown'>;
  /** The phone number on which the carrier announces the parcel. */
  setPhone(phone: { number: string; country: string }): Promise<'saved' | 'refused'>;
}

/** The groups of a cart, in the order of senders. */
export const groupsInOrder = (groups: readonly DeliveryGroup[], { lines }: Pick<Cart, 'lines'>): DeliveryGroup[] =>
  inSenderOrder(groups, { sellerOf: ({ sellerId }) => sellerId, lines });
