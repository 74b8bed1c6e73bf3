import type { Cart } from '#domain/cart/cart.ts';
import { invoiceAs, ownCompanyNumber } from '#domain/checkout/billing.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, type RedisplayedPage, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';
import type { BillingNumber, NumberFault } from './billing-number.view.ts';
import { numberSection } from './billing-place.ts';

/** A SIREN or SIRET as it was typed, and its fault. */
export interface NumberState {
  typed: string;
  fault: NumberFault | null;
}

interface BillingNumberInput {
  cart: Pick<Cart, 'billingAddress'>;
  query: Pick<QueryValues<'payment'>, 'company'>;
  state: NumberState | null;
}

/** `null`: individuals have no company number. */
export async function billingNumberOf(
  { ports, mode }: Pick<RequestContext, 'ports' | 'mode'>,
  { cart, query, state }: BillingNumberInput,
): Promise<BillingNumber | null> {
  if (mode !== 'pro') return null;
  const number = cart.billingAddress?.companyNumber ?? '';
  if (state) return { kind: 'form', ...state };
  if (number !== '' && query.company === null) return { kind: 'set', number };
  return { kind: 'form', typed: number || ((await ownCompanyNumber(ports)) ?? ''), fault: null };
}

export const typedNumber = (form: FormData): NumberState => ({ typed: field(form, 'entreprise', 40), fault: null });

/** `'no-address'`: there is no billing address yet to save the number with. */
export async function saveBillingNumber(
  { ports, wording }: RequestContext,
  form: FormData,
): Promise<RedisplayedPage<NumberState> | 'saved' | 'no-address'> {
  const state = typedNumber(form);
  const saved = await invoiceAs(ports, state.typed);
  switch (saved) {
    case 'length':
    case 'check':
      return refusedResult({ ...state, fault: saved });
    case 'not-eligible':
      return refusedResult(state, { tone: 'error', text: wording.t('address.notBillable') });
    default:
      return saved;
  }
}

/** The number's form on the delivery page; on the payment page the number is sent with the order. */
export const billingNumberForm: FormOf<NumberState> = {
  failure: 'address-update',
  typed: typedNumber,
  async save(context, form) {
    const saved = await saveBillingNumber(context, form);
    if (typeof saved === 'object') return saved;
    const path = context.wording.paths.delivery({ note: saved === 'saved' ? 'entreprise' : null });
    return redirectResult(`${path}#${numberSection}`);
  },
};
