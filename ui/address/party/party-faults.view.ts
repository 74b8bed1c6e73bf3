import type { AddressQuestionFault } from '#domain/address/check/address-check.ts';
import type { AddressFault } from '#domain/address/fields/faults.ts';
import { addressFields } from '#domain/address/form-fields.ts';
import { faultText } from '#ui/address/form/address-faults.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { partyQuestionText } from './party-check.view.ts';

/** A rule of every address, in the words of the address form; the field is a journey's, « sender.city ». */
export function partyFaultText(
  field: string,
  fault: AddressFault | AddressQuestionFault,
  wording: Pick<Wording, 't' | 'phone'>,
): string {
  if (fault.code === 'address-asked') return partyQuestionText(fault, wording);
  const name = field.split('.').at(-1);
  return faultText(addressFields.find((one) => one === name) ?? 'streetName', fault, wording);
}
