import type { AddressFault } from '#domain/address/fields/faults.ts';
import { isFrance } from '#domain/address/fields/territories.ts';
import { faultText } from '#ui/address/form/address-faults.ts';
import type { LinkView } from '#ui/components/views.ts';
import { readableNumber } from '#ui/wording/readable-number.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The carrier's number, and whether the page asks for another one. */
export interface Phone {
  number: string;
  /** The destination's country, whose rule the number must follow. */
  country: string;
  isRequested: boolean;
  /** The typed number, with its fault when it was refused. */
  again: { typed: string; fault: AddressFault | null } | null;
}

export interface PhoneView {
  /** « Le transporteur vous préviendra au 06 12 34 56 78. » */
  now?: { text: string; change: LinkView };
  form?: { text?: string; value: string; hint: string; error?: string };
}

export function phoneView({ number, country, isRequested, again }: Phone, wording: Wording): PhoneView {
  const { t, paths } = wording;
  if (number !== '' && !isRequested && !again) {
    const change = { label: t('checkout.changePhone'), href: paths.delivery({ phone: 'modifier' }) };
    return { now: { text: t('checkout.phoneNow', { number: readableNumber(number) }), change } };
  }
  return {
    form: {
      value: again?.typed ?? readableNumber(number),
      hint: hintOf(country, wording),
      ...(number === '' ? { text: t('checkout.phoneRequired') } : {}),
      ...(again?.fault ? { error: faultText('mobilePhone', again.fault, wording) } : {}),
    },
  };
}

function hintOf(country: string, { t }: Wording): string {
  if (isFrance(country)) return t('address.mobilePhoneHintFr');
  return country === 'BE' ? t('address.mobilePhoneHintBe') : t('address.mobilePhoneHintOther');
}
