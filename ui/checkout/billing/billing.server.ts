import { isSelectable } from '#domain/address/book/address-book.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { billTo, hasOtherBillingAddress } from '#domain/checkout/billing.ts';
import { holderOf, newAddressOf } from '#ui/address/account-holder.server.ts';
import {
  type AddressFormContext,
  addressFormContextOf,
  addressInputOf,
  contextOf,
} from '#ui/address/address-form-context.server.ts';
import type { AddressState } from '#ui/address/form/address-state.ts';
import { keepUsed, noteOf, typedAddressForm } from '#ui/address/typed-address.server.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, type FormState, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';
import { type Billing, type BillingFormInput, billable } from './billing.view.ts';
import { type BillingPlace, billingAt, billingFormPath, billingSummaryPath } from './billing-place.ts';

/** A cart without deliveries holds services, which are delivered by e-mail (postal-domain 9.20). */
const contextOfBilling = (place: BillingPlace) => (around: AddressFormContext) => ({
  ...contextOf(around, null),
  use: 'billing' as const,
  needsEmail: place === 'payment',
});

interface BillingInput {
  query: QueryValues<'billing'>;
  /** The page's form to show again, whichever it is. */
  formState: FormState<string, unknown> | null;
}

const addressIn = ({ formState: form }: BillingInput): AddressState | null =>
  form?.intent === 'billing-address' ? (form.state as AddressState | null) : null;

/** The billing address, or the form that asks for another one. */
export async function billingOf(
  context: RequestContext,
  { cart, ...input }: BillingInput & { cart: Cart },
): Promise<Billing> {
  const isEditing = addressIn(input) !== null || input.query.billing !== null;
  const address = cart.billingAddress;
  if (!isEditing) return address && hasOtherBillingAddress(cart) ? { kind: 'other', address } : { kind: 'same' };
  return billingInput(context, input, 'delivery');
}

/** Shows the book, unless a new address is asked for or the book is empty. */
export async function billingInput(
  context: RequestContext,
  input: BillingInput,
  place: BillingPlace,
): Promise<BillingFormInput> {
  const state = addressIn(input);
  const [around, holder] = await Promise.all([
    addressFormContextOf(context, state?.again.typed.country),
    state ? null : holderOf(context),
  ]);
  const entries = around.entries ?? [];
  const isForm = state !== null || input.query.billing === 'nouvelle';
  if (!isForm && billable(entries).length > 0) return { kind: 'pick', entries };
  const isRestored = input.formState?.kind === 'restored';
  const rules = contextOfBilling(place)(around);
  const email = rules.needsEmail ? (context.session.open?.shopper.email ?? '') : '';
  const fresh = { ...newAddressOf(holder), email };
  return { kind: 'form', ...addressInputOf(context, { around, rules, fresh, state, isRestored }) };
}

/** « Identique à l’adresse de livraison », « Une autre adresse », or one of the book. */
export const billingChoiceForm = (place: BillingPlace): FormOf => ({
  failure: 'address-update',
  async save({ ports, wording, mode }, form) {
    const id = field(form, 'addressId', 64);
    const choice = id ? 'book' : field(form, 'billing');
    if (choice === 'other')
      return redirectResult(billingAt(place, billingFormPath(place, wording)({ billing: 'autre' })));
    const entry = id ? (await ports.addressBooks.entries()).find((one) => one.id === id) : null;
    const chosen = entry && isSelectable(entry) ? entry.address : null;
    const address = choice === 'same' ? (await ports.carts.current())?.deliveryAddress : chosen;
    if (!address) return refusedResult(null, { tone: 'error', text: wording.t('address.choose'), takesFocus: true });
    if ((await billTo(ports, { address, mode })) === 'saved')
      return redirectResult(billingAt(place, billingSummaryPath(place, wording)()));
    return refusedResult(null, { tone: 'error', text: wording.t('address.notBillable') });
  },
});

/** A typed address to send the bill to, or the answer to what was asked about one. */
export const billingAddressForm = (place: BillingPlace): FormOf<AddressState> =>
  typedAddressForm({
    rules: contextOfBilling(place),
    async save({ ports, wording, mode }, { address, ground, isSaved }) {
      const used = await billTo(ports, { address, mode });
      const saved = await keepUsed(ports.addressBooks, { address, isSaved, used });
      if (saved !== 'saved') return { refusal: saved };
      return {
        to: billingAt(place, billingSummaryPath(place, wording)({ note: noteOf(ground, isSaved ? 'ajoutee' : null) })),
      };
    },
  });
