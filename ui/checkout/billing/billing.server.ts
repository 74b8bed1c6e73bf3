import type { Address } from '#domain/address/address.ts';
import { stateOf } from '#domain/address/address-book.ts';
import type { BookRefusal } from '#domain/address/address-books.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { billTo, hasOtherBillingAddress } from '#domain/checkout/billing.ts';
import { submittedOf, takeAddress } from '#ui/address/check/take-address.ts';
import { type AddressState, typedAddress } from '#ui/address/form/address-state.ts';
import {
  contextOf,
  isFull,
  refusedByBook,
  type Surroundings,
  surroundingsOf,
} from '#ui/address/surroundings.server.ts';
import { field } from '#ui/forms/fields.ts';
import { done, type FormOf, refused, type ShownForm, shown } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { AskedOf } from '#ui/routing/queries.ts';
import { type AskedBilling, type Billing, billable } from './billing.view.ts';
import { askedAt, type BillingPlace, shownAt } from './billing-place.ts';

const contextOfBilling = (around: Surroundings) => ({ ...contextOf(around, null), use: 'billing' as const });

interface Asked {
  query: AskedOf<'billing'>;
  /** The page's form to show again, whichever it is. */
  shown: ShownForm<string, unknown> | null;
}

const addressIn = ({ shown: form }: Asked): AddressState | null =>
  form?.intent === 'billing-address' ? (form.state as AddressState | null) : null;

/** The billing address, or the form that asks for another one. */
export async function billingOf(context: RequestContext, { cart, ...asked }: Asked & { cart: Cart }): Promise<Billing> {
  const isAsked = addressIn(asked) !== null || asked.query.facturation !== null;
  const address = cart.billingAddress;
  if (!isAsked) return address && hasOtherBillingAddress(cart) ? { kind: 'other', address } : { kind: 'same' };
  return askedBilling(context, asked);
}

/** Shows the book, unless a new address is asked for or the book is empty. */
export async function askedBilling(context: RequestContext, asked: Asked): Promise<AskedBilling> {
  const state = addressIn(asked);
  const around = await surroundingsOf(context, state?.again.typed.country);
  const entries = around.entries ?? [];
  const isForm = state !== null || asked.query.facturation === 'nouvelle';
  if (!isForm && billable(entries).length > 0) return { kind: 'pick', entries };
  return {
    kind: 'form',
    isFull: isFull(around, context),
    context: contextOfBilling(around),
    again: state?.again ?? null,
    isRestored: asked.shown?.kind === 'restored',
    purpose: state?.purpose ?? 'save',
  };
}

/** « Identique à l’adresse de livraison », « Une autre adresse », or one of the book. */
export const billingChoiceForm = (place: BillingPlace): FormOf => ({
  failure: 'address-update',
  async save({ ports, wording, mode }, form) {
    const id = field(form, 'addressId', 64);
    if (!id && field(form, 'billing') === 'other') return done(askedAt(place, wording)({ facturation: 'autre' }));
    const entry = id ? (await ports.addressBooks.entries()).find((one) => one.id === id) : null;
    const isChosen = entry && stateOf(entry) === 'selectable';
    const address = id ? isChosen && entry.address : (await ports.carts.current())?.deliveryAddress;
    if (!address) return refused(null, { tone: 'error', text: wording.t('address.choose') });
    if ((await billTo(ports, { address, mode })) === 'saved') return done(shownAt(place, wording)());
    return refused(null, { tone: 'error', text: wording.t('address.notBillable') });
  },
});

/** Saves a typed billing address, or the shopper's answer to the address check. */
export const billingAddressForm = (place: BillingPlace): FormOf<AddressState> => ({
  failure: 'address-update',
  typed: typedAddress,
  async save(context, form) {
    const state = typedAddress(form);
    const around = await surroundingsOf(context, state.again.typed.country);
    const submitted = submittedOf(form);
    const taken = await takeAddress(submitted, { ...context.ports, context: contextOfBilling(around) });
    if (taken.kind === 'again')
      return submitted.step === 'refresh' ? shown({ ...state, again: taken }) : refused({ ...state, again: taken });
    const isSaved = state.purpose === 'save' && !isFull(around, context);
    const billed = await bill(context, { address: taken.address, isSaved });
    if (billed !== 'saved') return refusedByBook(context, { state, refusal: billed });
    const note = taken.address.isVerified ? (isSaved ? 'ajoutee' : null) : 'non-verifiee';
    return done(shownAt(place, context.wording)({ note }));
  },
});

async function bill(
  { ports, mode }: RequestContext,
  { address, isSaved }: { address: Address; isSaved: boolean },
): Promise<'saved' | BookRefusal> {
  const billed = await billTo(ports, { address, mode });
  if (billed !== 'saved' || !isSaved) return billed;
  const added = await ports.addressBooks.add(address);
  return typeof added === 'string' ? added : 'saved';
}
