import type { CarrierCode } from './carriers.ts';
import type { Shipment } from './records.ts';

/** Of this value each carrier thinks long: later than the page waits, and within the time of a call. */
const SLOW_EUROS: Record<CarrierCode, number> = { CHRP: 1234, POFR: 1235, DLVG: 1236, LPFR: 1237 };
const LATE = 1800;

/** Plays one slow carrier beside others that answer at once; scenarios slow all of them. */
export async function answersLate(carrier: CarrierCode, { value }: Shipment, signal: AbortSignal): Promise<void> {
  if (value?.value !== SLOW_EUROS[carrier]) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LATE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
