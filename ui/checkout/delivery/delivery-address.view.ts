import type { Address } from '#domain/address/address.ts';
import type { BookEntry } from '#domain/address/book/address-book.ts';
import { type AddressInput, addressInputView } from '#ui/address/address-input.view.ts';
import type { AddressCheckView } from '#ui/address/check/address-check.view.ts';
import type { AddressFormView } from '#ui/address/form/address-form.view.ts';
import { startOf } from '#ui/address/form/form-start.ts';
import { type AddressPickerView, addressPickerView } from '#ui/address/picker/address-picker.view.ts';
import { deliveredAddress } from '#ui/address/printed-address.ts';
import type { AddressBlock, LinkView } from '#ui/components/views.ts';
import { fieldsOf } from '#ui/routing/queries/queries.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The chosen address, the book, or the form for a new or changed address. */
export type WhereView =
  | { kind: 'set'; block: AddressBlock; mark?: string; change: LinkView }
  | { kind: 'pick'; picker: AddressPickerView }
  | { kind: 'form'; title: string; form: AddressFormView; check?: AddressCheckView };

export interface PickerQuery {
  searched: string;
  selectedId: string;
  isWhole: boolean;
}

export type DeliveryAddressState =
  | { kind: 'set'; address: Address }
  | { kind: 'pick'; entries: readonly BookEntry[]; max: number; query: PickerQuery }
  | ({
      kind: 'form';
      /** The entry to change; `null` for a new address. */
      entry: BookEntry | null;
      hasBook: boolean;
    } & AddressInput);

export function whereView(where: DeliveryAddressState, wording: Wording): WhereView {
  const { t, paths } = wording;
  switch (where.kind) {
    case 'set': {
      const change = { label: t('checkout.changeAddress'), href: paths.delivery({ address: 'modifier' }) };
      return { kind: 'set', ...deliveredAddress(where.address, wording), change };
    }
    case 'pick':
      return { kind: 'pick', picker: pickerView(where, wording) };
    default:
      return formView(where, wording);
  }
}

function pickerView(
  { entries, max, query }: Extract<DeliveryAddressState, { kind: 'pick' }>,
  wording: Wording,
): AddressPickerView {
  const { paths } = wording;
  const ways = {
    add: paths.delivery({ address: 'nouvelle' }),
    whole: paths.delivery({ address: 'modifier', all: true }),
    change: (entry: string) => paths.delivery({ address: 'completer', entry }),
    search: { action: paths.delivery(), hiddenFields: fieldsOf('delivery', { address: 'modifier' }) },
  };
  return addressPickerView({ entries, max, ...query, ways }, wording);
}

function formView(where: Extract<DeliveryAddressState, { kind: 'form' }>, wording: Wording): WhereView {
  const { t, paths } = wording;
  const { entry, hasBook, isFull } = where;
  const view = addressInputView(
    {
      input: where,
      start: entry ? startOf(entry) : undefined,
      isForBook: entry !== null || !isFull,
      isOnceOffered: entry === null,
      hidden: { intent: 'address', ...(entry ? { entry: entry.id } : {}) },
      ...(hasBook ? { back: { label: t('address.back'), href: paths.delivery({ address: 'modifier' }) } } : {}),
    },
    wording,
  );
  return { kind: 'form', title: t(entry ? 'address.changeTitle' : 'address.newTitle'), ...view };
}
