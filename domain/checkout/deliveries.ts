import type { Address } from '../address/address.ts';
import type { PickupPoint } from '../pickup/pickup-points.ts';
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
  /** Where the parcel waits, when the selected mode leads to a pickup point and one was chosen. */
  pickupPoint: PickupPoint | null;
  /** Name of the zone to which this seller does not deliver. */
  unavailableZone: string | null;
}

/** How a shop's parcel goes: the inputs of the specification's « update delivery mode ». */
export interface ModeChoice {
  shopId: string | null;
  code: string;
  leadTime: number | null;
  shippingTypes: string[];
}

export interface Deliveries {
  groups(): Promise<DeliveryGroup[]>;
  countries(): Promise<{ code: string; name: string }[]>;
  /** The addresses of the account. */
  known(): Promise<Address[]>;
  /** Where this cart is most likely to go: its own address, else the account's main one. */
  mainAddress(): Promise<Address | null>;
  /** `'not-eligible'`: the shop does not deliver to this locality (specification §5). */
  deliverTo(address: Address): Promise<'saved' | 'not-eligible'>;
  billTo(address: Address): Promise<'saved' | 'not-eligible'>;
  choose(mode: ModeChoice): Promise<void>;
  /** `'not-taking'`: the point is full or closed. `'unknown'`: no such point, or this shop sends nothing there. */
  choosePoint(
    choice: ModeChoice & { point: { id: string; country: string } },
  ): Promise<'chosen' | 'not-taking' | 'unknown'>;
  /** The number by which the carrier announces the parcel. */
  setPhone(phone: { number: string; country: string }): Promise<'saved' | 'refused'>;
}
