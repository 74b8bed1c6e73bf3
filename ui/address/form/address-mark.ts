import type { Address } from '#domain/cart/cart.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** « Non vérifiée », to stand with the block of an address that no service could check. */
export const markOf = (address: Pick<Address, 'isVerified'> | null, { t }: Pick<Wording, 't'>): { mark?: string } =>
  address?.isVerified === false ? { mark: t('address.notVerifiedMark') } : {};
