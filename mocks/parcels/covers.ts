import { includedCompensation } from '../tariffs/carriers.ts';
import { compensationOf, tariffs } from '../tariffs/parcels.ts';
import { carrierOfParcel } from './carriers.ts';
import type { WireParcel } from './records.ts';

/** What is paid at most for a lost or damaged parcel, in cents: the included cover depends on the carrier. */
export const compensationBy = (code: string, parcel: WireParcel): number =>
  code === 'INCLUDED'
    ? includedCompensation(carrierOfParcel(parcel) ?? 'POFR', parcel.weight)
    : compensationOf(code, parcel.weight);

/** Nobody sells a cover that pays no more than the included one. */
export const isCoverSold = (code: string, parcel: WireParcel): boolean =>
  Object.hasOwn(tariffs.on('').covers, code) &&
  (code === 'INCLUDED' || compensationBy(code, parcel) > compensationBy('INCLUDED', parcel));
