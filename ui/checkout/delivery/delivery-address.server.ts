import { createContext, redirect } from 'react-router';
import type { Address } from '#domain/address/address.ts';
import { addingFault, type BookEntry, namesBeside, stateOf } from '#domain/address/address-book.ts';
import type { BookRefusal } from '#domain/address/address-books.ts';
import type { AddressContext } from '#domain/address/address-context.ts';
import { addressAsTyped } from '#domain/address/address-form.ts';
import type { AddressFault } from '#domain/address/faults.ts';
import type { AddressFaults } from '#domain/address/form-fields.ts';
import { deliverTo } from '#domain/checkout/billing.ts';
import { optional } from '#domain/shared/fault.ts';
import { submittedOf, type TakenAddress, takeAddress } from '#ui/address/check/take-address.ts';
import { formOf, formOfAddress, valuesOf } from '#ui/address/form/form-of.ts';
import type { AddressUndoView } from '#ui/address/picker/address-undo.tsx';
import type { NumberFault } from '#ui/checkout/billing/billing-number.view.ts';
import type { UndoView } from '#ui/components/overlays/undo.tsx';
import type { NoticeView } from '#ui/components/views.ts';
import type { FailureKind } from '#ui/request/error/failures.ts';
import { attempt, shop, type Work } from '#ui/request/ports.server.ts';
import { field } from '#ui/routing/route-params.ts';
import type { Told } from './delivery-group.view.ts';

/** Whether the action of this request was refused: the loader’s title says so where no script does. */
export const refusedContext = createContext(false);

export type Again = Extract<TakenAddress, { kind: 'again' }>;

/** What an action leaves to show, when it does not lead on by a redirect. */
export interface Left {
  /** Whose choice it was, and what became of it unless it failed: said there. */
  told?: Pick<Told, 'shopId' | 'about'> & { text?: string };
  again?: Again;
  /** The form of the billing address, to be shown again. */
  billing?: Again;
  purpose?: string;
  entryId?: string;
  notices?: NoticeView[];
  undo?: AddressUndoView;
  /** A shop's articles that were taken away. */
  removed?: UndoView;
  /** A number for the carrier that is none. */
  phone?: { typed: string; fault: AddressFault };
  /** A SIREN or SIRET to be asked for again. */
  invoice?: { typed: string; fault: NumberFault | null };
  failure?: FailureKind;
  status: number;
}

export interface Surroundings {
  /** `null`: the book cannot be reached. */
  entries: BookEntry[] | null;
  countries: { code: string; name: string }[];
}

/** @param typed the country of the address as it was typed, if one was. */
export async function surroundingsOf({ ports, wording }: Work, typed?: string): Promise<Surroundings> {
  const [entries, countries] = await Promise.all([
    optional(ports.addressBooks.entries()),
    optional(ports.deliveries.countries()),
  ]);
  if (countries) return { entries, countries };
  // Nobody can say where the shop delivers: home, and where the shopper wants it, which the backend then judges.
  const known = ['FR', typed ?? '', ...(entries ?? []).map(({ address }) => address?.country ?? '')];
  const codes = [...new Set(known)].filter((code) => /^[A-Z]{2}$/.test(code));
  const names = new Intl.DisplayNames(wording.lang, { type: 'region' });
  return { entries, countries: codes.map((code) => ({ code, name: names.of(code) ?? code })) };
}

export const contextOf = ({ entries, countries }: Surroundings, entryId: string | null): AddressContext => ({
  use: 'delivery',
  countries,
  otherNames: namesBeside(entries ?? [], entryId),
  mobileIn: shop.mobileIn,
});

/** A typed address, or the answer to what was asked about one. */
export async function saveAddress(work: Work, form: FormData): Promise<Left> {
  const { ports, wording } = work;
  const around = await surroundingsOf(work, field(form, 'country', 2));
  const entryId = field(form, 'entry', 64);
  const purpose = field(form, 'purpose') === 'once' ? 'once' : 'save';
  const about = { purpose, entryId };
  const submitted = submittedOf(form);
  const taken = await takeAddress(submitted, { ...ports, context: contextOf(around, entryId || null) });
  if (taken.kind === 'again') return { ...about, again: taken, status: submitted.step === 'refresh' ? 200 : 422 };
  const isSaved =
    purpose === 'save' && (entryId !== '' || !addingFault(around.entries ?? [], shop.config.ADDRESS_BOOK_MAX));
  const done = await attempt('address-update', async () => ({
    kind: 'done' as const,
    refusal: entryId
      ? await ports.addressBooks.change(entryId, taken.address)
      : await deliver(work, { address: taken.address, isSaved }),
  }));
  const again: Again = { kind: 'again', typed: submitted.typed, faults: {}, towns: [], check: null };
  if (done.kind === 'failed') return { ...about, again, failure: done.failure, status: 503 };
  if (done.refusal !== 'saved') return { ...about, ...refused(work, { again, refusal: done.refusal }), status: 422 };
  await work.drafts.forget();
  if (entryId) {
    const note = taken.address.isVerified ? 'modifiee' : 'non-verifiee';
    throw redirect(wording.paths.delivery({ adresse: 'modifier', entree: entryId, note }));
  }
  const note = taken.address.isVerified ? (isSaved ? 'ajoutee' : null) : 'non-verifiee';
  throw redirect(wording.paths.delivery({ note }));
}

/** The cart first: what the book then refuses does not keep the parcel from leaving. */
async function deliver(
  { ports, mode }: Work,
  { address, isSaved }: { address: Address; isSaved: boolean },
): Promise<'saved' | BookRefusal> {
  const delivered = await deliverTo(ports, { address, audience: mode });
  if (delivered !== 'saved' || !isSaved) return delivered;
  const added = await ports.addressBooks.add(address);
  return typeof added === 'string' ? added : 'saved';
}

export function refused(
  { wording: { t } }: Work,
  { again, refusal }: { again: Again; refusal: BookRefusal },
): Partial<Left> {
  const faults: Partial<Record<BookRefusal, AddressFaults>> = {
    'duplicate-name': { addressName: { code: 'duplicate-name' } },
    'not-eligible': { codePostal: { code: 'not-eligible' } },
  };
  const found = faults[refusal];
  if (found) return { again: { ...again, faults: found } };
  const text = refusal === 'full' ? t('address.bookFull', { count: shop.config.ADDRESS_BOOK_MAX }) : t('address.gone');
  return { again, notices: [{ tone: 'error', text }] };
}

/** What the buttons of the book do: choose an address, make one the main one, delete one. */
export async function useBook(work: Work, form: FormData): Promise<Left> {
  const [removed, main, chosen] = [field(form, 'remove', 64), field(form, 'main', 64), field(form, 'addressId', 64)];
  if (removed) return remove(work, removed);
  if (main) return makeMain(work, main);
  return choose(work, chosen);
}

async function choose(work: Work, id: string): Promise<Left> {
  const { ports, wording, mode } = work;
  const done = await attempt('address-update', async () => {
    const entry = (await ports.addressBooks.entries()).find((one) => one.id === id);
    if (!entry?.address || stateOf(entry) !== 'selectable') return { kind: 'unknown' as const };
    return { kind: await deliverTo(ports, { address: entry.address, audience: mode }) };
  });
  if (done.kind === 'failed') return { failure: done.failure, status: 503 };
  if (done.kind === 'saved') throw redirect(wording.paths.delivery());
  const text = wording.t(done.kind === 'unknown' ? 'address.choose' : 'address.notEligible');
  return { notices: [{ tone: 'error', text }], status: 422 };
}

async function makeMain(work: Work, id: string): Promise<Left> {
  const { ports, wording } = work;
  const done = await attempt('address-update', async () => ({ kind: await ports.addressBooks.makeMain(id) }));
  if (done.kind === 'failed') return { failure: done.failure, status: 503 };
  if (done.kind === 'unknown') return gone(work);
  throw redirect(wording.paths.delivery({ adresse: 'modifier', entree: id, note: 'principale' }));
}

async function remove(work: Work, id: string): Promise<Left> {
  const { ports, wording } = work;
  const done = await attempt('address-update', async () => {
    const entry = (await ports.addressBooks.entries()).find((one) => one.id === id);
    // A contact is the account's, not the book's.
    if (entry?.kind !== 'address') return { kind: 'unknown' as const };
    return { kind: await ports.addressBooks.remove(id), entry };
  });
  if (done.kind === 'failed') return { failure: done.failure, status: 503 };
  if (done.kind === 'unknown' || !done.entry.address) return gone(work);
  const { name, address } = done.entry;
  const text = wording.t('address.removed', { name: name || address.streetName });
  return {
    undo: { text, hidden: { intent: 'restore', ...valuesOf(formOfAddress(address)), ...markKept(address) } },
    status: 200,
  };
}

const markKept = ({ isVerified }: Address): Record<string, string> => (isVerified ? {} : { notVerified: '1' });

/** « Annuler »: the address comes back as it was, whatever the rules have become since. */
export async function restore(work: Work, form: FormData): Promise<Left> {
  const { ports, wording } = work;
  const around = await surroundingsOf(work, field(form, 'country', 2));
  const typed = addressAsTyped(formOf(form), contextOf(around, null));
  const address = { ...typed, isVerified: field(form, 'notVerified') === '' };
  const done = await attempt('address-update', async () => ({
    kind: 'done' as const,
    added: await ports.addressBooks.add(address),
  }));
  if (done.kind === 'failed') return { failure: done.failure, status: 503 };
  if (typeof done.added === 'string') return gone(work);
  throw redirect(wording.paths.delivery({ adresse: 'modifier', entree: done.added.id, note: 'retablie' }));
}

const gone = ({ wording }: Work): Left => ({
  notices: [{ tone: 'error', text: wording.t('address.gone') }],
  status: 422,
});
