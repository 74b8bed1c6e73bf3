import type { CarrierCode } from './carriers.ts';
import type { Shipment } from './records.ts';

/** Of this value Chronopost thinks long: later than the page waits, and within the time of a call. */
const SLOW_EUROS = 1234;
const LATE = 2200;

/** Plays one slow carrier beside others that answer at once; scenarios slow all of them. */
export async function answersLate(carrier: CarrierCode, { value }: Shipment, signal: AbortSignal): Promise<void> {
  if (carrier !== 'CHRP' || value?.value !== SLOW_EUROS) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LATE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
