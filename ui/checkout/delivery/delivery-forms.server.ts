import { billingAddressForm, billingChoiceForm } from '#ui/checkout/billing/billing.server.ts';
import { billingNumberForm } from '#ui/checkout/billing/billing-number.server.ts';
import type { FormPageInput } from '#ui/forms/form-page.server.ts';
import { pointForm } from '#ui/pickup/pickup.server.ts';
import { addressForm, bookForm, restoreAddressForm } from './delivery-address.server.ts';
import { modeForm, removeSellerForm, restoreArticlesForm } from './delivery-modes.server.ts';
import { phoneForm } from './phone/delivery-phone.server.ts';

/** The forms of the delivery step, by their intent. */
export const deliveryForms = {
  address: addressForm,
  'known-address': bookForm,
  restore: restoreAddressForm,
  phone: phoneForm,
  billing: billingChoiceForm('delivery'),
  'billing-address': billingAddressForm('delivery'),
  'billing-number': billingNumberForm,
  mode: modeForm,
  point: pointForm,
  'remove-seller': removeSellerForm,
  'restore-articles': restoreArticlesForm,
};

/** What the address and the last post ask the delivery page to show. */
export type DeliveryPageInput = FormPageInput<typeof deliveryForms>;
