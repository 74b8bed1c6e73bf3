import { redirect } from 'react-router';
import type { PostalAddress } from '#domain/address/address.ts';
import { addingFault, stateOf } from '#domain/address/address-book.ts';
import type { BookRefusal } from '#domain/address/address-books.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { billTo, isBilledElsewhere } from '#domain/checkout/billing.ts';
import { submittedOf, takeAddress } from '#ui/address/check/take-address.ts';
import { formOf } from '#ui/address/form/form-of.ts';
import {
  type Again,
  contextOf,
  type Left,
  refused,
  type Surroundings,
  surroundingsOf,
} from '#ui/checkout/delivery/delivery-address.server.ts';
import { attempt, shop, type Work } from '#ui/request/ports.server.ts';
import type { AskedOf } from '#ui/routing/queries.ts';
import { field } from '#ui/routing/route-params.ts';
import { type AskedBilling, type Billing, billable } from './billing.view.ts';
import { askedAt, type BillingPlace, shownAt } from './billing-place.ts';

const contextOfBilling = (around: Surroundings) => ({ ...contextOf(around, null), use: 'billing' as const });

/** Where the bill goes, or what is asked to send it elsewhere. */
export async function billingOf(
  work: Work,
  { cart, query, left }: { cart: Cart; query: AskedOf<'billing'>; left: Left | undefined },
): Promise<Billing> {
  const draft = left ? null : await draftOf(work);
  const isAsked = left?.billing !== undefined || draft !== null || query.facturation !== null;
  const address = cart.billingAddress;
  if (!isAsked) return address && isBilledElsewhere(cart) ? { kind: 'other', address } : { kind: 'same' };
  return askedBilling(work, { query, left });
}

async function draftOf({ drafts }: Work) {
  const draft = await drafts.typed();
  return draft?.intent === 'billing-address' ? draft : null;
}

/** One of the book, unless another is to be typed or none can be chosen. */
export async function askedBilling(
  work: Work,
  { query, left }: { query: AskedOf<'billing'>; left: Left | undefined },
): Promise<AskedBilling> {
  const draft = left ? null : await draftOf(work);
  const around = await surroundingsOf(work, left?.billing?.typed.country ?? draft?.country);
  const entries = around.entries ?? [];
  const isForm = left?.billing !== undefined || draft !== null || query.facturation === 'nouvelle';
  if (!isForm && billable(entries).length > 0) return { kind: 'pick', entries };
  return {
    kind: 'form',
    isFull: addingFault(entries, shop.config.ADDRESS_BOOK_MAX) !== undefined,
    context: contextOfBilling(around),
    again: left?.billing ?? null,
    draft: draft && formOf(formDataOf(draft)),
    purpose: left?.purpose ?? 'save',
  };
}

function formDataOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

interface Posted {
  form: FormData;
  place: BillingPlace;
}

/** « Identique à l’adresse de livraison », « Une autre adresse », or one of the book. */
export async function chooseBilling(work: Work, { form, place }: Posted): Promise<Left> {
  const { ports, wording, mode } = work;
  const id = field(form, 'addressId', 64);
  if (!id && field(form, 'billing') === 'other') throw redirect(askedAt(place, wording)({ facturation: 'autre' }));
  const done = await attempt('address-update', async () => {
    const entry = id ? (await ports.addressBooks.entries()).find((one) => one.id === id) : null;
    const isChosen = entry && stateOf(entry) === 'selectable';
    const address = id ? isChosen && entry.address : (await ports.carts.current())?.deliveryAddress;
    return { kind: address ? await billTo(ports, { address, audience: mode }) : ('unknown' as const) };
  });
  if (done.kind === 'failed') return { failure: done.failure, status: 503 };
  if (done.kind === 'saved') throw redirect(shownAt(place, wording)());
  const text = wording.t(done.kind === 'unknown' ? 'address.choose' : 'address.notBillable');
  return { notices: [{ tone: 'error', text }], status: 422 };
}

/** A typed address to send the bill to, or the answer to what was asked about one. */
export async function saveBilling(work: Work, { form, place }: Posted): Promise<Left> {
  const { ports, wording } = work;
  const around = await surroundingsOf(work, field(form, 'country', 2));
  const purpose = field(form, 'purpose') === 'once' ? 'once' : 'save';
  const submitted = submittedOf(form);
  const taken = await takeAddress(submitted, { ...ports, context: contextOfBilling(around) });
  if (taken.kind === 'again') return { purpose, billing: taken, status: submitted.step === 'refresh' ? 200 : 422 };
  const isSaved = purpose === 'save' && !addingFault(around.entries ?? [], shop.config.ADDRESS_BOOK_MAX);
  const done = await attempt('address-update', async () => ({
    kind: 'done' as const,
    refusal: await bill(work, { address: taken.address, isSaved }),
  }));
  const again: Again = { kind: 'again', typed: submitted.typed, faults: {}, towns: [], check: null };
  if (done.kind === 'failed') return { purpose, billing: again, failure: done.failure, status: 503 };
  if (done.refusal !== 'saved') {
    const { again: billing = again, ...told } = refused(work, { again, refusal: done.refusal });
    return { purpose, ...told, billing, status: 422 };
  }
  await work.drafts.forget();
  const note = taken.address.isVerified ? (isSaved ? 'ajoutee' : null) : 'non-verifiee';
  throw redirect(shownAt(place, wording)({ note }));
}

async function bill(
  { ports, mode }: Work,
  { address, isSaved }: { address: PostalAddress; isSaved: boolean },
): Promise<'saved' | BookRefusal> {
  const billed = await billTo(ports, { address, audience: mode });
  if (billed !== 'saved' || !isSaved) return billed;
  const added = await ports.addressBooks.add(address);
  return typeof added === 'string' ? added : 'saved';
}
