import type { components } from '#contracts/generated/carriers.ts';
import { table } from '../shared/table.ts';
import type { CarrierCode } from '../tariffs/carriers.ts';
import type { Delivery } from '../tariffs/parcels.ts';

export type Shipment = components['schemas']['Shipment'];

/** An offer that was made; it is kept when it is over, so that its price can be told beside the new one. */
export interface OfferRecord {
  id: string;
  carrier: CarrierCode;
  delivery: Delivery;
  shipment: Shipment;
  cents: number;
  expiresAt: number;
}

export const offersIn = table<OfferRecord>();
