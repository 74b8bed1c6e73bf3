import { keepWaiting } from '../shared/scenarios.ts';
import { settings } from '../shared/settings.ts';
import type { CarrierCode } from '../tariffs/carriers.ts';
import type { Shipment } from './records.ts';

/** Of this value each carrier thinks long. */
const SLOW_EUROS: Record<CarrierCode, number> = { CHRP: 1234, POFR: 1235, DLVG: 1236, LPFR: 1237 };

/** Plays one slow carrier beside others that answer at once; scenarios slow all of them. */
export async function answersLate(carrier: CarrierCode, { value }: Shipment, request: Request): Promise<void> {
  if (value?.value === SLOW_EUROS[carrier]) await keepWaiting(request, settings.lateCarrier);
}
