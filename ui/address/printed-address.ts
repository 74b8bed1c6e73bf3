import type { Address } from '#domain/address/address.ts';
import { addressLines } from '#domain/address/address-lines.ts';
import type { AddressBlock } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface PrintedAddress {
  block: AddressBlock;
  /** « Non confirmée »: no service could check the address. */
  mark?: string;
}

/** An address as it is printed, but for the title, which is in the language of the page. */
export const printedLines = (address: Address, { t }: Pick<Wording, 't'>): string[] =>
  addressLines(address, { mr: t('address.shortMr'), mrs: t('address.shortMrs'), '': '' });

/** With what is to be known of it. */
export const printedAddress = (address: Address, { t }: Pick<Wording, 't'>): PrintedAddress => ({
  block: printedLines(address, { t }),
  ...(address.isVerified ? {} : { mark: t('address.notVerifiedMark') }),
});

/** The address of a delivery: it includes the door code for the carrier, which is never printed. */
export function deliveredAddress(address: Address, wording: Pick<Wording, 't'>): PrintedAddress {
  const { block, ...mark } = printedAddress(address, wording);
  const { keypad } = address;
  return { block: keypad === '' ? block : [...block, wording.t('address.keypadLine', { keypad })], ...mark };
}

/** The address of an invoice; where it is that of the delivery, it is not printed a second time. */
export function billedAddress(
  address: Address,
  { delivery, wording }: { delivery: Address | null | undefined; wording: Pick<Wording, 't'> },
): PrintedAddress {
  const printed = printedAddress(address, wording);
  const isSame = delivery && printedLines(delivery, wording).join('\n') === printed.block.join('\n');
  return isSame ? { block: [wording.t('address.sameAsDelivery')] } : printed;
}
