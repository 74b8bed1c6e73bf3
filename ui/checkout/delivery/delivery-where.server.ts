import { addingFault, type BookEntry } from '#domain/address/address-book.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { optional } from '#domain/shared/fault.ts';
import { formOf } from '#ui/address/form/form-of.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { shop, type Work } from '#ui/request/ports.server.ts';
import type { AskedOf } from '#ui/routing/queries.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import { contextOf, type Left, type Surroundings, surroundingsOf } from './delivery-address.server.ts';
import type { Where } from './delivery-address.view.ts';

interface Situation {
  cart: Cart;
  query: AskedOf<'delivery'>;
  left: Left | undefined;
}

type Draft = Record<string, string> | null;

/** The entry that stands chosen while the cart has no address of its own. */
async function mainOf({ ports }: Work, { cart }: Situation): Promise<string> {
  const main = cart.deliveryAddress ? null : await optional(ports.deliveries.mainAddress());
  return main?.id ?? '';
}

/** Which of the three the page shows: the address in force, the book, or a form. */
export async function whereOf(work: Work, situation: Situation): Promise<{ where: Where; notices: NoticeView[] }> {
  const { cart, query, left } = situation;
  const typed = left ? null : await work.drafts.typed();
  const draft = typed?.intent === 'billing-address' ? null : typed;
  const isKept = !left?.again && !left?.undo && !draft && query.adresse === null;
  const said = left?.notices ?? noteOf(query.note, work);
  if (cart.deliveryAddress && isKept) return { where: { kind: 'set', address: cart.deliveryAddress }, notices: said };
  const [around, main] = await Promise.all([
    surroundingsOf(work, left?.again?.typed.country ?? draft?.country),
    mainOf(work, situation),
  ]);
  const { t } = work.wording;
  const away: NoticeView[] = around.entries ? [] : [{ tone: 'warning', text: t('address.bookAway') }];
  const restored: NoticeView[] = draft ? [{ tone: 'info', text: t('checkout.draftRestored') }] : [];
  return { where: bookOrForm(around, { ...situation, draft, main }), notices: [...said, ...away, ...restored] };
}

function bookOrForm(
  around: Surroundings,
  { query, left, draft, main }: Situation & { draft: Draft; main: string },
): Where {
  const entries = around.entries ?? [];
  const entry = entryOf(entries, left?.entryId ?? draft?.entry ?? query.entree);
  const step = query.adresse;
  const isTyped = left?.again !== undefined || draft !== null;
  const isForm = isTyped || step === 'nouvelle' || (step === 'completer' && entry !== null);
  if (!isForm && entries.length > 0) return bookOf(entries, { query, main });
  return formWhere(around, { entry: isTyped || step === 'completer' ? entry : null, left, draft });
}

const entryOf = (entries: readonly BookEntry[], id: string | null) => entries.find((one) => one.id === id) ?? null;

function bookOf(entries: readonly BookEntry[], { query, main }: Pick<Situation, 'query'> & { main: string }): Where {
  const asked = {
    searched: query.chercher ?? '',
    selectedId: query.entree ?? main,
    isWhole: query.toutes !== null,
  };
  return { kind: 'pick', entries, max: shop.config.ADDRESS_BOOK_MAX, asked };
}

function formWhere(
  around: Surroundings,
  { entry, left, draft }: { entry: BookEntry | null; left: Left | undefined; draft: Draft },
): Where {
  const entries = around.entries ?? [];
  return {
    kind: 'form',
    entry,
    isFull: addingFault(entries, shop.config.ADDRESS_BOOK_MAX) !== undefined,
    hasBook: entries.length > 0,
    context: contextOf(around, entry?.id ?? null),
    again: left?.again ?? null,
    draft: draft && formOf(formDataOf(draft)),
    purpose: left?.purpose ?? 'save',
  };
}

function formDataOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

type Note = NonNullable<AskedOf<'delivery'>['note']>;

const notes = {
  ajoutee: ['success', 'address.added'],
  modifiee: ['success', 'address.changed'],
  principale: ['success', 'address.mainSet'],
  retablie: ['success', 'address.restored'],
  'non-verifiee': ['info', 'address.notVerified'],
  telephone: ['success', 'checkout.phoneSaved'],
  entreprise: ['success', 'checkout.invoiceSaved'],
  incomplet: ['info', 'checkout.stepMissing'],
} as const satisfies Record<Note, readonly [NoticeView['tone'], keyof Messages]>;

/** What the step before did, said once it has led here. */
export function noteOf(note: Note | null, { wording }: Pick<Work, 'wording'>): NoticeView[] {
  if (note === null) return [];
  const [tone, key] = notes[note];
  return [{ tone, text: wording.t(key) }];
}
