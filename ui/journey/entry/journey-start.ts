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
export const journeyStart = (
  { service, code }: { service: Service; code: string },
  { t, paths }: Wording,
): { href: string; label: string } => ({
  // The levels of a letter are articles of their own.
  href: service === 'letter' ? paths.letters({ article: code }) : paths[entries[service]](),
  label: t('catalog.start'),
});

export const journeyEntryOf = (service: Service, { paths }: Wording): string => paths[entries[service]]();

/** Whether « Dupliquer » in the cart composes the same once more: the entry of the journey has that form. */
export const isCopied = (service: Service): boolean => copied[service];

const copied: Readonly<Record<Service, boolean>> = {
  parcel: true,
  stamp: true,
  'stamp-logo': false,
  forwarding: false,
  letter: true,
  'registered-mail': true,
};

const questions = {
  parcel: 'catalog.asksParcel',
  stamp: 'catalog.asksStamp',
  'stamp-logo': 'catalog.asksLogo',
  forwarding: 'catalog.asksForwarding',
  letter: 'catalog.asksLetter',
  'registered-mail': 'catalog.asksRegistered',
} as const satisfies Record<Service, string>;

/** What the journey will ask for, in the few words that a card or a suggestion has room for. */
export const requirementsText = (service: Service, { t }: Wording): string => t(questions[service]);
