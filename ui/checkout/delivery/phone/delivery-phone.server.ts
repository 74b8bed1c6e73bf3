import type { AddressFault } from '#domain/address/fields/faults.ts';
import { internationalNumber, mobileFault } from '#domain/address/fields/phone.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';
import type { Phone } from './delivery-phone.view.ts';

/** A number as it was typed; `fault` is null while it has not been checked. */
export interface PhoneState {
  typed: string;
  fault: AddressFault | null;
}

export const phoneOf = (
  { deliveryAddress }: Pick<Cart, 'deliveryAddress'>,
  { query, state }: { query: Pick<QueryValues<'delivery'>, 'phone'>; state: PhoneState | null },
): Phone => ({
  number: deliveryAddress?.mobilePhone ?? '',
  country: deliveryAddress?.country ?? 'FR',
  isRequested: query.phone !== null,
  again: state,
});

/** Saves another phone number, by the rule of the destination's country. */
export const phoneForm: FormOf<PhoneState> = {
  failure: 'phone-update',
  typed: (form) => ({ typed: field(form, 'telephone', 40), fault: null }),
  async save({ ports, wording, mobileIn }, form) {
    const typed = field(form, 'telephone', 40).trim();
    const country = (await ports.carts.current())?.deliveryAddress?.country ?? 'FR';
    const phone = { number: typed, country, mobileIn };
    const number = internationalNumber(phone);
    const fault: AddressFault = typed === '' ? { code: 'required' } : (mobileFault(phone) ?? { code: 'mobile-other' });
    if (number === null || (await ports.deliveries.setPhone({ number, country })) === 'refused')
      return refusedResult({ typed, fault });
    return redirectResult(wording.paths.delivery({ note: 'telephone' }));
  },
};
