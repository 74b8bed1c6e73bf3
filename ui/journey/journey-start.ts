import type { Service } from '#domain/cart/cart.ts';
import type { Wording } from '#ui/wording/wording.ts';

const entries = {
  parcel: 'parcels',
  stamp: 'stamps',
  'stamp-logo': 'logo',
  forwarding: 'forwarding',
  letter: 'letters',
  'registered-mail': 'registeredMail',
} as const satisfies Record<Service, string>;

/** Where what a journey sells is begun: nothing of it enters the cart before it is composed. */
export const journeyStart = (service: Service, { t, paths }: Wording): { href: string; label: string } => ({
  href: paths[entries[service]](),
  label: t('catalog.start'),
});
