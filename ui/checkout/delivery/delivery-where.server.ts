import type { BookEntry } from '#domain/address/book/address-book.ts';
import type { AddressForm } from '#domain/address/form-fields.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { orNull } from '#domain/shared/fault.ts';
import { holderOf, newAddressOf } from '#ui/address/account-holder.server.ts';
import {
  type AddressFormContext,
  addressFormContextOf,
  addressInputOf,
  contextOf,
} from '#ui/address/address-form-context.server.ts';
import type { AddressState } from '#ui/address/form/address-state.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type QueryValues, queryOf } from '#ui/routing/queries/queries.ts';
import type { DeliveryAddressState } from './delivery-address.view.ts';
import type { DeliveryPageInput } from './delivery-forms.server.ts';

interface Situation extends Pick<DeliveryPageInput, 'formState' | 'stateOf'> {
  cart: Cart;
  query: QueryValues<'delivery'>;
}

/** The state of the address form to show again. */
interface DeliveryAddressPart {
  state: AddressState | null;
  /** The values were typed before the session ended or the language changed and have not been checked. */
  isRestored: boolean;
}

/** The main entry, preselected while the cart has no address. */
async function mainOf({ ports }: RequestContext, { cart }: Situation): Promise<string> {
  const main = cart.deliveryAddress ? null : await orNull(ports.deliveries.mainAddress());
  return main?.id ?? '';
}

/** Chooses what the page shows: the address in force, the book, or a form. */
export async function whereOf(
  context: RequestContext,
  situation: Situation,
): Promise<{ where: DeliveryAddressState; notices: NoticeView[] }> {
  const { cart, query, formState, stateOf } = situation;
  const state = stateOf('address');
  const isBook = stateOf('known-address') !== null;
  if (cart.deliveryAddress && !state && !isBook && query.address === null)
    return { where: { kind: 'set', address: cart.deliveryAddress }, notices: [] };
  const [around, main, holder] = await Promise.all([
    addressFormContextOf(context, state?.again.typed.country),
    mainOf(context, situation),
    state ? null : holderOf(context),
  ]);
  const away: NoticeView[] = around.entries ? [] : [{ tone: 'warning', text: context.wording.t('address.bookAway') }];
  // After a deletion the book is shown, whatever the query asks for.
  const bookQuery = isBook ? { ...queryOf('delivery'), address: 'modifier' as const } : query;
  const address = { state, isRestored: formState?.kind === 'restored' };
  const fresh = newAddressOf(holder);
  return { where: bookOrForm(context, { around, query: bookQuery, address, main, fresh }), notices: away };
}

interface DeliveryAddressInput {
  around: AddressFormContext;
  query: QueryValues<'delivery'>;
  address: DeliveryAddressPart;
  main: string;
  fresh: AddressForm;
}

function bookOrForm(
  context: RequestContext,
  { around, query, address, main, fresh }: DeliveryAddressInput,
): DeliveryAddressState {
  const { config } = context;
  const entries = around.entries ?? [];
  const { state } = address;
  const entry = entryOf(entries, state ? state.entryId : query.entry);
  const step = query.address;
  const isForm = state !== null || step === 'nouvelle' || (step === 'completer' && entry !== null);
  if (!isForm && entries.length > 0)
    return { kind: 'pick', entries, max: config.ADDRESS_BOOK_MAX, query: bookSearchOf(query, main) };
  const changed = state !== null || step === 'completer' ? entry : null;
  return {
    kind: 'form',
    entry: changed,
    hasBook: entries.length > 0,
    ...addressInputOf(context, { around, rules: contextOf(around, changed?.id ?? null), fresh, ...address }),
  };
}

const entryOf = (entries: readonly BookEntry[], id: string | null) => entries.find((one) => one.id === id) ?? null;

const bookSearchOf = (query: QueryValues<'delivery'>, main: string) => ({
  searched: query.searched ?? '',
  selectedId: query.entry ?? main,
  isWhole: query.all !== null,
});
