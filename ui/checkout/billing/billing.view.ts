import type { Address } from '#domain/address/address.ts';
import { type BookEntry, inOrder, isSelectable } from '#domain/address/book/address-book.ts';
import { type AddressInput, addressInputView } from '#ui/address/address-input.view.ts';
import type { AddressCheckView } from '#ui/address/check/address-check.view.ts';
import type { AddressFormView } from '#ui/address/form/address-form.view.ts';
import { printedAddress } from '#ui/address/printed-address.ts';
import type { AddressBlock, LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type BillingPlace, billingAt, billingFormPath, billingSummaryPath } from './billing-place.ts';

export type Billing = { kind: 'same' } | { kind: 'other'; address: Address } | BillingFormInput;

/** The form for another billing address. */
export type BillingFormInput =
  /** Of the book, without what cannot be chosen. */
  { kind: 'pick'; entries: readonly BookEntry[] } | ({ kind: 'form' } & AddressInput);

export interface BillingView extends BillingChoiceView {
  isSame: boolean;
  /** The billing address, when it is not the delivery address. */
  set?: { block: AddressBlock; mark?: string; change: LinkView };
}

/** Asks for another billing address: one of the book, or a typed one. */
export interface BillingChoiceView {
  pick?: {
    entries: { id: string; name: string; block: AddressBlock; mark?: string; isSelected: boolean }[];
    add: LinkView;
  };
  form?: { title: string; fields: AddressFormView; check?: AddressCheckView };
}

/** The billing part of the delivery page. */
export function billingView(billing: Billing, wording: Wording): BillingView {
  const { t, paths } = wording;
  switch (billing.kind) {
    case 'same':
      return { isSame: true };
    case 'other': {
      const change = {
        label: t('checkout.changeBilling'),
        href: billingAt('delivery', paths.delivery({ billing: 'autre' })),
      };
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
  { billing, place }: { billing: BillingFormInput; place: BillingPlace },
  wording: Wording,
): BillingChoiceView {
  return billing.kind === 'pick'
    ? { pick: pickView({ entries: billing.entries, place }, wording) }
    : { form: formView({ billing, place }, wording) };
}

export const billable = (entries: readonly BookEntry[]) => inOrder(entries).filter(isSelectable);

function pickView(
  { entries, place }: { entries: readonly BookEntry[]; place: BillingPlace },
  wording: Wording,
): NonNullable<BillingView['pick']> {
  const { t } = wording;
  return {
    entries: billable(entries).map(({ id, name, address }, at) => {
      const printed = printedAddress(address, wording);
      return { id, name: name || (printed.block[0] ?? ''), ...printed, isSelected: at === 0 };
    }),
    add: { label: t('address.add'), href: billingAt(place, billingFormPath(place, wording)({ billing: 'nouvelle' })) },
  };
}

interface FormAt {
  billing: Extract<Billing, { kind: 'form' }>;
  place: BillingPlace;
}

const backLabels = { delivery: 'checkout.backToDelivery', payment: 'checkout.backToPayment' } as const;

function formView({ billing, place }: FormAt, wording: Wording): NonNullable<BillingView['form']> {
  const { t } = wording;
  const { form, ...check } = addressInputView(
    {
      input: billing,
      isForBook: !billing.isFull,
      isOnceOffered: true,
      hidden: { intent: 'billing-address' },
      back: { label: t(backLabels[place]), href: billingAt(place, billingSummaryPath(place, wording)()) },
    },
    wording,
  );
  return { title: t('address.newTitle'), fields: form, ...check };
}
