import type { Address } from '#domain/address/address.ts';
import { type BookEntry, inOrder, stateOf } from '#domain/address/book/address-book.ts';
import { type AskedAddress, askedAddressView } from '#ui/address/asked-address.view.ts';
import type { AddressCheckView } from '#ui/address/check/address-check.view.ts';
import type { AddressFormView } from '#ui/address/form/address-form.view.ts';
import { printedAddress } from '#ui/address/shown-address.ts';
import type { AddressBlock, LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { askedAt, type BillingPlace, shownAt } from './billing-place.ts';

export type Billing = { kind: 'same' } | { kind: 'other'; address: Address } | AskedBilling;

/** Another one is wanted. */
export type AskedBilling =
  /** Of the book, without what cannot be chosen. */
  { kind: 'pick'; entries: readonly BookEntry[] } | ({ kind: 'form' } & AskedAddress);

export interface BillingView extends BillingChoiceView {
  isSame: boolean;
  /** Where the bill goes, when it goes elsewhere. */
  set?: { block: AddressBlock; mark?: string; change: LinkView };
}

/** Another address is asked for: one of the book, or one to type. */
export interface BillingChoiceView {
  pick?: {
    entries: { id: string; name: string; block: AddressBlock; mark?: string; isSelected: boolean }[];
    add: LinkView;
  };
  form?: { title: string; fields: AddressFormView; check?: AddressCheckView };
}

/** Beside the delivery. */
export function billingView(billing: Billing, wording: Wording): BillingView {
  const { t, paths } = wording;
  switch (billing.kind) {
    case 'same':
      return { isSame: true };
    case 'other': {
      const change = { label: t('checkout.changeBilling'), href: paths.delivery({ facturation: 'autre' }) };
      return {
        isSame: false,
        set: { ...printedAddress(billing.address, wording), change },
      };
    }
    default:
      return { isSame: false, ...choiceView({ billing, place: 'delivery' }, wording) };
  }
}

export function choiceView(
  { billing, place }: { billing: AskedBilling; place: BillingPlace },
  wording: Wording,
): BillingChoiceView {
  return billing.kind === 'pick'
    ? { pick: pickView({ entries: billing.entries, place }, wording) }
    : { form: formView({ billing, place }, wording) };
}

export const billable = (entries: readonly BookEntry[]): BookEntry[] =>
  inOrder(entries).filter((entry) => stateOf(entry) === 'selectable');

function pickView(
  { entries, place }: { entries: readonly BookEntry[]; place: BillingPlace },
  wording: Wording,
): NonNullable<BillingView['pick']> {
  const { t } = wording;
  return {
    entries: billable(entries).map(({ id, name, address }, at) => {
      const shown = address ? printedAddress(address, wording) : { block: [] };
      return { id, name: name || (shown.block[0] ?? ''), ...shown, isSelected: at === 0 };
    }),
    add: { label: t('address.add'), href: askedAt(place, wording)({ facturation: 'nouvelle' }) },
  };
}

interface FormAt {
  billing: Extract<Billing, { kind: 'form' }>;
  place: BillingPlace;
}

const backLabels = { delivery: 'checkout.backToDelivery', payment: 'checkout.backToPayment' } as const;

function formView({ billing, place }: FormAt, wording: Wording): NonNullable<BillingView['form']> {
  const { t } = wording;
  const { form, ...check } = askedAddressView(
    {
      asked: billing,
      isForBook: !billing.isFull,
      isOnceOffered: true,
      hidden: { intent: 'billing-address' },
      back: { label: t(backLabels[place]), href: shownAt(place, wording)() },
    },
    wording,
  );
  return { title: t('address.newTitle'), fields: form, ...check };
}
