import { expect, test } from 'vitest';
import type { BookEntry } from '#domain/address/book/address-book.ts';
import { anAddress } from '#domain/address/examples.ts';
import { aLongBook, anEntry, aPickerView } from '#ui/address/address.examples.ts';
import type { EntryView } from './address-picker.view.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

test('an entry that cannot be chosen says why, and an incomplete one can be completed', () => {
  const { entries } = aPickerView();
  expect(
    entries.map(({ id, isSelectable, reason, change }) => [id, isSelectable, reason, change.isCompletion]),
  ).toEqual([
    ['adr-domicile', true, undefined, false],
    ['adr-bureau', true, undefined, false],
    ['adr-canada', false, 'Les adresses non éligibles ne sont pas sélectionnables.', false],
    [
      'adr-proche',
      false,
      'L’adresse sélectionnée ne comporte pas Nom et/ou Prénom. Merci de mettre à jour votre adresse.',
      true,
    ],
    ['ctc-sans-adresse', false, 'Ce contact n’a pas d’adresse postale', true],
  ]);
  expect(entries.map(({ isSelected }) => isSelected)).toEqual([true, false, false, false, false]);
});

test('the main address comes first and is selected, unless another one was just changed', () => {
  const book = [anEntry({ id: 'a', name: 'A' }), anEntry({ id: 'b', name: 'B', isPrimary: true })];
  const selected = (selectedId: string) => aPickerView(book, { selectedId }).entries.find((one) => one.isSelected)?.id;
  expect(aPickerView(book).entries.map(({ id }) => id)).toEqual(['b', 'a']);
  expect([selected(''), selected('a'), selected('gone')]).toEqual(['b', 'a', 'b']);
});

test('an address that cannot be chosen is neither selected, though it is the main one, nor made the main one', () => {
  const book = [
    anEntry({ id: 'a', isPrimary: true, isEligible: false }),
    anEntry({ id: 'b', isEligible: false }),
    anEntry({ id: 'c' }),
  ];
  const { entries } = aPickerView(book, { selectedId: 'b' });
  expect(entries.map(({ isSelected, makeMainLabel }) => [isSelected, makeMainLabel !== undefined])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

test('addresses that cannot be chosen are folded, unless one of them is asked about or nothing else is there', () => {
  const closed = anEntry({ id: 'a', isEligible: false });
  const unusable = (book: BookEntry[], selectedId = '') => aPickerView(book, { selectedId }).unusable;
  const label = '1 adresse à compléter ou non desservie';
  expect(unusable([anEntry()])).toBeUndefined();
  expect(unusable([anEntry(), closed])).toEqual({ label, isOpen: false });
  expect(unusable([anEntry(), closed], 'a')).toEqual({ label, isOpen: true });
  expect(unusable([closed])).toEqual({ label, isOpen: true });
});

test('the actions of an address contain its name, or its first line', () => {
  const labels = ({ name, change, remove, makeMainLabel }: EntryView) => [
    name,
    change.label,
    remove?.label,
    makeMainLabel,
  ];
  const unnamed = anEntry({ name: '' });
  const incomplete = anEntry({ name: 'Bureau', address: anAddress({ lastName: '' }) });
  expect(aPickerView([unnamed, incomplete]).entries.map(labels)).toEqual([
    [
      'Mme Compte Particulier',
      'Modifier Mme Compte Particulier',
      'Supprimer Mme Compte Particulier',
      'Définir Mme Compte Particulier comme adresse principale',
    ],
    ['Bureau', 'Compléter Bureau', 'Supprimer Bureau', undefined],
  ]);
});

test('an address that nobody could check says so, and can be chosen like any other', () => {
  const book = [anEntry(), anEntry({ id: 'adr-vite', address: anAddress({ isVerified: false }) })];
  const marks = (lang: 'fr' | 'en') =>
    aPickerView(book, { lang }).entries.map(({ mark, isSelectable }) => [mark, isSelectable]);
  expect(marks('fr')).toEqual([
    [undefined, true],
    ['Non confirmée', true],
  ]);
  expect(marks('en')).toContainEqual(['Not confirmed', true]);
});

test('a main address cannot become the main one again, and a contact cannot be deleted', () => {
  const { entries } = aPickerView();
  expect(entries[0]?.makeMainLabel).toBeUndefined();
  expect(entries[1]?.makeMainLabel).toBe('Définir Bureau comme adresse principale');
  expect([entries[0]?.remove, entries[4]?.remove]).toEqual([{ label: 'Supprimer Domicile' }, undefined]);
  const [contact] = aPickerView([anEntry({ kind: 'contact' })]).entries;
  expect(contact?.remove).toBeUndefined();
});

test('a book of ten is whole; of eleven, it is searched and shown by its first ten', () => {
  const ten = aPickerView(aLongBook(10));
  expect([ten.search, ten.more, ten.entries.length]).toEqual([undefined, undefined, 10]);
  const eleven = aPickerView(aLongBook(11));
  expect([eleven.search?.searched, eleven.entries.length]).toEqual(['', 10]);
  expect(eleven.more?.label).toBe('Afficher les 11 adresses');
  expect(aPickerView(aLongBook(11), { isWhole: true }).entries).toHaveLength(11);
});

test('a search shows what it found, and says when it found nothing', () => {
  const found = aPickerView(aLongBook(12), { searched: 'adresse 11' });
  expect([found.entries.map(({ name }) => name), found.search?.none]).toEqual([['Adresse 11'], undefined]);
  const many = aPickerView(aLongBook(12), { searched: 'adresse' });
  expect([many.entries.length, many.more]).toEqual([12, undefined]);
  const none = aPickerView(aLongBook(12), { searched: 'canari' });
  expect([none.entries, plain(none.search?.none)]).toEqual([
    [],
    'Aucune adresse pour « canari ». Essayez un autre mot, ou ajoutez une adresse.',
  ]);
});

test('a full book takes no more, and an address can be used once', () => {
  const { full, add } = aPickerView(aLongBook(12), { max: 12 });
  expect(full).toBe('Votre carnet comporte déjà 12 adresses. Supprimez-en une pour en ajouter une autre.');
  expect(add.label).toBe('Utiliser une adresse sans l’enregistrer');
  expect(aPickerView(aLongBook(11), { max: 12 }).full).toBeUndefined();
});
