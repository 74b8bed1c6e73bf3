import type { BookEntry } from '#domain/address/book/address-book.ts';
import type { AddressQuestion, Verdict } from '#domain/address/check/address-check.ts';
import { anAddress, anAddressContext, anAddressForm } from '#domain/address/examples.ts';
import { type AddressForm, emptyForm } from '#domain/address/form-fields.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addressCheckView } from './check/address-check.view.ts';
import { type AddressFormParts, addressFormView } from './form/address-form.view.ts';
import { addressPickerView, type PickerOf } from './picker/address-picker.view.ts';

const wording = (lang: 'fr' | 'en') => wordingOf({ lang, mode: 'part' });

/** A form as the server makes it: empty unless values are given. */
export const aFormView = (
  { typed = {}, ...shown }: Partial<Omit<AddressFormParts['state'], 'typed'>> & { typed?: Partial<AddressForm> } = {},
  { lang = 'fr', ...over }: Partial<Omit<AddressFormParts, 'shown'>> & { lang?: 'fr' | 'en' } = {},
) =>
  addressFormView(
    {
      state: { typed: { ...emptyForm, ...typed }, faults: {}, towns: [], isJudged: false, ...shown },
      context: anAddressContext(),
      isForBook: true,
      isOnceOffered: true,
      hidden: { intent: 'address' },
      ...over,
    },
    wording(lang),
  );

export const typedAddress = anAddressForm({ addressName: 'Domicile' });

const suggestion = (number: number) => ({
  streetName: `${number} Avenue de la Gare`,
  additionalStreetName: '',
  codePostal: '33380',
  city: 'Mios',
  country: 'FR',
});
export const fiveSuggestions = [12, 14, 16, 18, 20].map(suggestion);

export const aCheckView = (
  asked: AddressQuestion['verdict'],
  {
    tries = 1,
    mayKeep = true,
    lang = 'fr',
    address = anAddress({ streetName: '12 avenue de la Garre' }),
  }: Partial<Omit<AddressQuestion, 'asked'>> & { lang?: 'fr' | 'en' } = {},
) =>
  addressCheckView(
    {
      check: { verdict: asked, address, tries, mayKeep },
      hidden: { intent: 'address', purpose: 'save' },
      countries: anAddressContext().countries,
    },
    wording(lang),
  );

export const oneSuggestion: Extract<Verdict, { kind: 'suggestions' }> = {
  kind: 'suggestions',
  suggestions: fiveSuggestions.slice(0, 1),
  mustChoose: false,
};

export const anEntry = (over: Partial<BookEntry> = {}): BookEntry => ({
  id: 'adr-domicile',
  kind: 'address',
  name: 'Domicile',
  isPrimary: false,
  isEligible: true,
  address: anAddress(),
  ...over,
});

/** One entry of each kind, the main one first. */
export const aBook: BookEntry[] = [
  anEntry({ isPrimary: true }),
  anEntry({ id: 'adr-bureau', name: 'Bureau', address: anAddress({ companyName: 'Atelier 3M & Fils' }) }),
  anEntry({ id: 'adr-canada', name: 'Canada', isEligible: false }),
  anEntry({ id: 'adr-proche', name: 'Chez un proche', address: anAddress({ lastName: '' }) }),
  anEntry({ id: 'ctc-sans-adresse', kind: 'contact', name: 'Destinataire Sans Adresse', address: null }),
];

export const aLongBook = (length: number): BookEntry[] =>
  Array.from({ length }, (_, at) => anEntry({ id: `adr-${at}`, name: `Adresse ${at + 1}`, isPrimary: at === 0 }));

const ways: PickerOf['ways'] = {
  add: '/checkout/livraison?adresse=nouvelle',
  whole: '/checkout/livraison?adresse=modifier&toutes=1',
  change: (id) => `/checkout/livraison?adresse=completer&entree=${id}`,
  search: { action: '/checkout/livraison', hiddenFields: { adresse: 'modifier' } },
};

export const aPickerView = (
  entries: readonly BookEntry[] = aBook,
  { lang = 'fr', ...over }: Partial<Omit<PickerOf, 'entries'>> & { lang?: 'fr' | 'en' } = {},
) =>
  addressPickerView({ entries, max: 100, searched: '', selectedId: '', isWhole: false, ways, ...over }, wording(lang));
