import type { AddressQuestion } from '#domain/address/check/address-check.ts';
import { anAddress, anAddressContext, anAddressForm } from '#domain/address/examples.ts';
import { type AddressFaults, emptyForm } from '#domain/address/form-fields.ts';
import { oneSuggestion } from '#ui/address/address.examples.ts';
import type { Again } from '#ui/address/form/address-state.ts';
import type { BillingFormInput } from '#ui/checkout/billing/billing.view.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aDeliveryPage } from './delivery.examples.ts';
import { type DeliveryPage, type DeliveryView, deliveryView } from './delivery.view.ts';
import type { DeliveryAddressState } from './delivery-address.view.ts';

type Lang = 'fr' | 'en';
type Plain = { [Key in keyof Messages]: keyof Messages[Key] extends never ? Key : never }[keyof Messages];

type Notices = [NoticeView['tone'], Plain][];

/** The delivery page as the server makes it, in either language. */
function aPage(lang: Lang, over: Partial<DeliveryPage> = {}, notices: Notices = []): DeliveryView {
  const wording = wordingOf({ lang, mode: 'part' });
  const texts = notices.map(([tone, key]) => ({ tone, text: wording.t(key) }));
  return deliveryView(aDeliveryPage({ notices: texts, ...over }), wording);
}

const typed = anAddressForm({ addressName: 'Domicile', streetName: '12 avenue de la Garre' });
export const again = (over: Partial<Again> = {}): Again => ({
  kind: 'again',
  typed,
  faults: {},
  towns: [],
  check: null,
  ...over,
});

const shown = (asked: AddressQuestion['verdict'], tries = 1): AddressQuestion => ({
  verdict: asked,
  address: anAddress({ streetName: typed.streetName }),
  tries,
  mayKeep: asked.kind === 'suggestions' || tries > 1,
});
export const questions = { suggestion: shown(oneSuggestion), unknown: shown({ kind: 'unknown' }, 2) };

const form = { isFull: false, context: anAddressContext(), fresh: emptyForm, isRestored: false, purpose: 'save' };
export const aFormWhere = (again: Again | null, faults: AddressFaults = {}): DeliveryAddressState => ({
  kind: 'form',
  entry: null,
  hasBook: true,
  ...form,
  again: again && { ...again, faults },
});
export const aBillingForm = (again: Again | null, faults: AddressFaults = {}): BillingFormInput => ({
  kind: 'form',
  ...form,
  context: anAddressContext({ use: 'billing' }),
  again: again && { ...again, faults },
});

/** A story of the page in one language. */
export const inFrench = (over?: Partial<DeliveryPage>, notices?: Notices) => ({
  args: { view: aPage('fr', over, notices) },
});
export const inEnglish = (over?: Partial<DeliveryPage>, notices?: Notices) => ({
  globals: { language: 'en' },
  args: { view: aPage('en', over, notices) },
});
