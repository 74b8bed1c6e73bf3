import { type AddressFaults, type AddressField, type AddressForm, addressFields } from '#domain/address/form-fields.ts';
import { labelLines } from '#domain/address/label.ts';
import type { Address, Cart } from '#domain/cart/cart.ts';
import { type DeliveryGroup, groupsAreReady } from '#domain/checkout/checkout.ts';
import { faultText } from '#ui/shared/address/address-faults.ts';
import type { AddressBlock, FieldErrors, LinkView, NoticeView, StepView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';
import { type RecapView, recapView } from './recap.view.ts';
import { stepsView } from './steps.view.ts';

export interface AddressFormView {
  values: Record<string, string>;
  errors: FieldErrors;
  countries: { code: string; name: string }[];
}

export interface DeliveryModeView {
  code: string;
  name: string;
  description?: string;
  price: string;
  dates?: string;
  selected: boolean;
}

export interface DeliveryView {
  title: string;
  steps: StepView[];
  notices: NoticeView[];
  /** The address in force, or the form that gives one. */
  address:
    | { kind: 'set'; block: AddressBlock; change: LinkView }
    | { kind: 'form'; form: AddressFormView; known: { id: string; block: AddressBlock }[] };
  groups: {
    shopId: string;
    title: string;
    lead?: string;
    modes: DeliveryModeView[];
    /** « Livraison impossible sur la zone : … » */
    unavailable?: string;
  }[];
  recap: RecapView;
  next?: LinkView;
  back: LinkView;
}

export interface DeliveryPage {
  cart: Cart;
  groups: readonly DeliveryGroup[];
  known: readonly Address[];
  countries: { code: string; name: string }[];
  /** The form is wanted although there is an address. */
  changing: boolean;
  refused: { typed: AddressForm; faults: AddressFaults } | null;
  notices: NoticeView[];
}

/** The form's field names on the wire, after OCC, by the specification's names. */
export const fieldNames: Record<AddressField, string> = {
  country: 'country',
  addressName: 'addressName',
  companyName: 'companyName',
  service: 'service',
  civility: 'titleCode',
  firstName: 'firstName',
  lastName: 'lastName',
  floor: 'floor',
  building: 'building',
  streetName: 'line1',
  additionalStreetName: 'line2',
  codePostal: 'postalCode',
  city: 'town',
  keypad: 'keypad',
  additionalInformation: 'additionalInformation',
  mobilePhone: 'cellphone',
  email: 'email',
  customsReference: 'customsReference',
};

export function deliveryView(page: DeliveryPage, wording: Wording): DeliveryView {
  const { cart, groups, changing, refused, notices } = page;
  const { t, paths } = wording;
  const address = changing || refused ? null : cart.deliveryAddress;
  const ready = address !== null && groupsAreReady(groups);
  return {
    title: t('checkout.deliveryTitle'),
    steps: stepsView('delivery', { physical: true }, wording),
    notices,
    address: address
      ? {
          kind: 'set',
          block: labelLines(address),
          change: { label: t('checkout.changeAddress'), href: paths.delivery({ adresse: 'modifier' }) },
        }
      : {
          kind: 'form',
          form: formView(page, wording),
          known: refused ? [] : page.known.flatMap((one) => (one.id ? [{ id: one.id, block: labelLines(one) }] : [])),
        },
    groups: address ? groups.map((group) => groupView(group, wording)) : [],
    recap: recapView(cart, wording),
    ...(ready ? { next: { label: t('checkout.toPayment'), href: paths.payment() } } : {}),
    back: { label: t('checkout.backToCart'), href: paths.cart() },
  };
}

function formView({ refused, countries }: DeliveryPage, wording: Wording): AddressFormView {
  const typed = refused?.typed;
  const values = Object.fromEntries(
    addressFields.map((field) => [fieldNames[field], typed?.[field] ?? (field === 'country' ? 'FR' : '')]),
  );
  const errors = Object.fromEntries(
    addressFields.flatMap((field) => {
      const fault = refused?.faults[field];
      return fault ? [[fieldNames[field], faultText(field, fault, wording)]] : [];
    }),
  );
  return { values, errors, countries };
}

function groupView(group: DeliveryGroup, { t, money, shortDay }: Wording): DeliveryView['groups'][number] {
  return {
    shopId: group.shopId ?? '',
    title: group.marketplace ? t('checkout.shop', { shop: group.shopName }) : t('checkout.ownShop'),
    ...(group.leadTime === null ? {} : { lead: t('checkout.lead', { days: group.leadTime }) }),
    modes: group.modes.map(({ code, name, description, cost, dates }) => ({
      code,
      name,
      ...(description ? { description } : {}),
      price: cost.cents === 0 ? t('checkout.free') : money(cost),
      ...(dates ? { dates: t('checkout.dates', { from: shortDay(dates.earliest), to: shortDay(dates.latest) }) } : {}),
      selected: code === group.selected,
    })),
    ...(group.unavailableZone === null
      ? {}
      : { unavailable: t('checkout.unavailable', { zone: group.unavailableZone }) }),
  };
}
