import type { CompanyNumberFault } from '#domain/company/company-number.ts';
import { fieldId } from '#ui/components/controls/field.tsx';
import type { LinkView } from '#ui/components/views.ts';
import { companyNumberText, groupDigits } from '#ui/wording/company-number.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type BillingPlace, billingSummaryPath } from './billing-place.ts';

/** `required`: the order was refused because there is no number. */
export type NumberFault = CompanyNumberFault | 'required';

/** The SIREN or SIRET of a professional's invoice (postal-domain 5). */
export type BillingNumber =
  | { kind: 'set'; number: string }
  | { kind: 'form'; typed: string; fault: NumberFault | null };

export interface BillingNumberView {
  /** « SIRET 732 829 320 00074 » */
  set?: { text: string; change: LinkView };
  form?: { value: string; hint: string; error?: string };
}

export function billingNumberView(
  { billed, place }: { billed: BillingNumber; place: BillingPlace },
  wording: Wording,
): BillingNumberView {
  const { t } = wording;
  if (billed.kind === 'set') {
    const text = companyNumberText(billed.number, wording);
    const change = {
      label: t('checkout.changeInvoice'),
      href: `${billingSummaryPath(place, wording)({ company: 'modifier' })}#${fieldId('entreprise')}`,
    };
    return { set: { text, change } };
  }
  const faults = {
    length: t('checkout.invoiceLength'),
    check: t('checkout.invoiceCheck'),
    required: t('payment.invoiceRequired'),
  };
  return {
    form: {
      value: groupDigits(billed.typed),
      hint: t('checkout.invoiceHint'),
      ...(billed.fault ? { error: faults[billed.fault] } : {}),
    },
  };
}
