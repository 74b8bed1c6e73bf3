/** Labels that are printed where the parcel is handed in, from a code. */
import type { CarrierCode } from '../tariffs/carriers.ts';
import { carrierOfParcel } from './carriers.ts';
import { needsCustoms } from './customs.ts';
import type { WireParcel } from './records.ts';

/** The carriers whose labels each place prints. */
export const printedAt = {
  POST_OFFICE: ['POFR', 'CHRP'],
  PICKUP_POINT: ['POFR', 'CHRP'],
  LETTERBOX: [],
} satisfies Record<string, readonly CarrierCode[]>;

/** Whether labels of this carrier are printed at this place. */
export const printsLabelsOf = (place: keyof typeof printedAt, carrier: string | undefined): boolean =>
  printedAt[place].some((each: CarrierCode) => each === carrier);

export const isPrintedAtDropOff = ({ labelPrinting }: Pick<WireParcel, 'labelPrinting'>): boolean =>
  labelPrinting === 'DROP_OFF';

type DropOffParcel = Pick<WireParcel, 'origin' | 'destination' | 'postalCode' | 'carrierCode'>;

/** A customs form is signed by the sender: its parcel comes with its papers. */
export function mayBePrintedAtDropOff({ postalCode = '', ...parcel }: DropOffParcel): boolean {
  const carrier = carrierOfParcel(parcel);
  const isPrinted = Object.values(printedAt).some((carriers) => carriers.some((each: CarrierCode) => each === carrier));
  return isPrinted && !needsCustoms({ ...parcel, postalCode });
}
