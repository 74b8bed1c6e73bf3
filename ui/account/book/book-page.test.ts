import { describe, expect, test } from 'vitest';
import { boundTo } from '#domain/address/check/address-check.ts';
import { anAddress } from '#domain/address/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aLongBook } from '#ui/address/address.examples.ts';
import { formOfAddress, valuesOf } from '#ui/address/form/form-of.ts';
import { anEntry, checkoutPorts } from '#ui/checkout/checkout-ports.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { bookPage } from './book-page.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const at = (query = '') => new URL(`https://boutique.example/mon-compte/adresses${query}`);
const asked = (addressBooks: GivenPorts['addressBooks'], max = 100) =>
  aRequest({ ports: checkoutPorts({ addressBooks }), config: { ADDRESS_BOOK_MAX: max } });
const book = [
  anEntry({ isPrimary: true }),
  anEntry({ id: 'entree-2', name: 'Maison', isEligible: false, address: anAddress({ addressName: 'Maison' }) }),
];
const typed = { intent: 'address', ...valuesOf(formOfAddress(anAddress({ addressName: 'Atelier' }))) };

describe('the address book of an account', () => {
  test('the account’s address book shows each entry with its actions, and no word about buying', async () => {
    const { view } = await bookPage.show(asked({ entries: async () => book }), at());
    expect(view.title).toBe('Mes adresses');
    expect(view.book?.entries.map(({ name, isMain, reason }) => [name, isMain, reason])).toEqual([
      ['Bureau', true, undefined],
      ['Maison', false, undefined],
    ]);
    expect(view.book?.entries[1]?.change.href).toBe('/mon-compte/adresses?adresse=modifier&entree=entree-2');
    expect(view.book?.add?.href).toBe('/mon-compte/adresses?adresse=nouvelle');
    expect(view.empty).toBeUndefined();
  });

  test('a long address book shows its first ten entries, and all of them on demand', async () => {
    const context = asked({ entries: async () => aLongBook(12) });
    const { book: first } = (await bookPage.show(context, at())).view;
    expect([first?.entries.length, first?.more?.href]).toEqual([10, '/mon-compte/adresses?toutes=1']);
    const { book: whole } = (await bookPage.show(context, at('?toutes=1'))).view;
    expect([whole?.entries.length, whole?.more]).toEqual([12, undefined]);
  });

  test('the account’s address book names the missing fields of an entry', async () => {
    const incomplete = anEntry({ address: anAddress({ lastName: '' }) });
    const contact = anEntry({ id: 'contact-1', kind: 'contact', address: null });
    const { view } = await bookPage.show(asked({ entries: async () => [incomplete, contact] }), at());
    expect(view.book?.entries.map(({ reason }) => reason)).toEqual([
      'Il manque le nom ou le prénom.',
      'Ce contact n’a pas d’adresse postale',
    ]);
  });

  test('an empty address book says so, and offers a new address', async () => {
    const { view } = await bookPage.show(asked({ entries: async () => [] }), at());
    expect(view.empty).toBe('Votre carnet d’adresses est vide. Ajoutez votre première adresse.');
    expect(view.book?.add?.href).toBe('/mon-compte/adresses?adresse=nouvelle');
  });

  test('a full address book offers no new address', async () => {
    const { view } = await bookPage.show(asked({ entries: async () => book }, 2), at());
    expect(view.book?.add).toBeUndefined();
    expect(view.book?.full).toContain('2 adresses');
  });

  test('an address book that cannot be read is an error page', async () => {
    const away = asked({ entries: fails(new Fault('unavailable', 'getAddressAccount')) });
    await expect(bookPage.show(away, at())).rejects.toMatchObject({ init: { status: 503 } });
  });
});

describe('the form of an address', () => {
  const shown = async (query: string, entries: GivenPorts['addressBooks'] = { entries: async () => book }) => {
    const { title, form, book: list } = (await bookPage.show(asked(entries), at(query))).view;
    expect(list).toBeUndefined();
    return { title, ...form?.fields };
  };

  test.each([
    ['a new one', '?adresse=nouvelle', { entries: async () => book }],
    ['one that the book no longer has', '?adresse=modifier&entree=entree-9', { entries: async () => book }],
    [
      'one of a book that cannot be read',
      '?adresse=modifier&entree=entree-2',
      { entries: fails(new Fault('unavailable', 'getAddressAccount')) },
    ],
  ])('the form for %s begins with the account’s names, and offers to save the address', async (_, query, entries) => {
    const { title, values, hidden, isForBook, isOnceOffered } = await shown(query, entries);
    expect([title, values?.firstName, values?.lastName]).toEqual(['Nouvelle adresse', 'Titulaire', 'Du Compte']);
    expect([hidden, isForBook, isOnceOffered]).toEqual([{ intent: 'address' }, true, false]);
  });

  test('the form for an entry contains the entry, and the other entries’ names are taken', async () => {
    const { title, values, hidden, context } = await shown('?adresse=modifier&entree=entree-2');
    expect([title, values?.addressName]).toEqual(['Modifier l’adresse', 'Maison']);
    expect(hidden).toEqual({ intent: 'address', entry: 'entree-2' });
    expect(context?.otherNames).toEqual(['Bureau']);
    expect((await shown('?adresse=nouvelle')).context?.otherNames).toEqual(['Bureau', 'Maison']);
  });

  test('an address form that an ended session interrupted contains the typed values, without faults', async () => {
    const draft = { ...typed, firstName: 'L’Anne', codePostal: '12', entry: 'entree-2' };
    const context = aRequest({
      draft,
      ports: checkoutPorts({ addressBooks: { entries: async () => book } }),
      config: { ADDRESS_BOOK_MAX: 100 },
    });
    const { title, form } = (await bookPage.show(context, at())).view;
    expect([title, form?.fields.values.codePostal]).toEqual(['Modifier l’adresse', '12']);
    expect([form?.fields.errors, form?.fields.notes]).toEqual([{}, {}]);
  });

  test('a refused address form names the signs that it replaced', async () => {
    const form = aForm({ ...typed, firstName: 'L’Anne', codePostal: '12' });
    const { page } = await bookPage.post(asked({ entries: async () => book }), { url: at(), form });
    expect(Object.keys(page.view?.form?.fields.notes ?? {})).toEqual(['firstName']);
  });
});

describe('an address', () => {
  test('a typed address is added, and the book confirms it', async () => {
    const context = asked({ entries: async () => book, add: async () => ({ id: 'entree-3' }) });
    expect(await ledTo(bookPage.post(context, { url: at(), form: aForm(typed) }))).toBe(
      '/mon-compte/adresses?note=ajoutee',
    );
  });

  test.each([
    [
      'could be checked by nobody',
      'non-verifiee',
      'Nous n’avons pas pu vérifier cette adresse. Elle est enregistrée telle que vous l’avez saisie.',
      { kind: 'unavailable', answer: {} },
    ],
    [
      'is known to no service, and kept all the same',
      'gardee',
      'Cette adresse est conservée telle que vous l’avez saisie.',
      { kind: 'unknown', answer: { step: 'keep', tries: '2' } },
    ],
  ] as const)('an address that %s is added, and the book confirms it: %s', async (_, note, text, { kind, answer }) => {
    const context = aRequest({
      ports: checkoutPorts({
        addressBooks: { entries: async () => book, add: async () => ({ id: 'entree-3' }) },
        addressChecks: { check: async () => ({ kind }) },
      }),
      config: { ADDRESS_BOOK_MAX: 100 },
    });
    const form = aForm({ ...typed, confirmed: boundTo(anAddress()), ...answer });
    expect(await ledTo(bookPage.post(context, { url: at(), form }))).toBe(`/mon-compte/adresses?note=${note}`);
    const { view } = await bookPage.show(context, at(`?note=${note}`));
    expect(view.notices.map(({ text }) => text)).toEqual([text]);
  });

  test('a changed address is saved under its id', async () => {
    const changed: string[] = [];
    const context = asked({ entries: async () => book, change: async (id) => (changed.push(id), 'saved') });
    const form = aForm({ ...typed, entry: 'entree-2', addressName: 'Maison' });
    expect(await ledTo(bookPage.post(context, { url: at(), form }))).toBe('/mon-compte/adresses?note=modifiee');
    expect(changed).toEqual(['entree-2']);
  });

  test.each([
    ['a new one', {}],
    ['one that is changed', { entry: 'entree-2' }],
  ])('an address may not have the name of another: %s', async (_, about) => {
    const form = aForm({ ...typed, ...about, addressName: 'Bureau' });
    const { status, page } = await bookPage.post(asked({ entries: async () => book }), { url: at(), form });
    expect([status, page.view?.form?.fields.errors.addressName]).toEqual([422, expect.stringMatching(/déjà/)]);
  });

  test('an address that is no longer in the book is not reported as changed', async () => {
    const context = asked({ entries: async () => book, change: async () => 'unknown' });
    const { status, page } = await bookPage.post(context, { url: at(), form: aForm({ ...typed, entry: 'entree-2' }) });
    expect([status, page.notices[0]?.text]).toEqual([422, t('address.gone')]);
    expect(page.view?.form?.fields.values.addressName).toBe('Atelier');
  });

  test('an address of a full book can still be changed', async () => {
    const context = asked({ entries: async () => book, change: async () => 'saved' }, 2);
    const form = aForm({ ...typed, entry: 'entree-2' });
    expect(await ledTo(bookPage.post(context, { url: at(), form }))).toBe('/mon-compte/adresses?note=modifiee');
  });

  test('an address that breaks a rule is shown again with the typed values', async () => {
    const context = asked({ entries: async () => book });
    const { status, page } = await bookPage.post(context, { url: at(), form: aForm({ ...typed, codePostal: '12' }) });
    expect(status).toBe(422);
    expect(page.view?.form?.fields.errors.codePostal).toContain('5 chiffres');
    expect(page.view?.form?.fields.values.codePostal).toBe('12');
  });

  test('an address for a full book is refused, and its values stay', async () => {
    const { status, page } = await bookPage.post(asked({ entries: async () => book }, 2), {
      url: at(),
      form: aForm(typed),
    });
    expect(status).toBe(422);
    expect(page.notices[0]?.text).toContain('Votre carnet comporte déjà 2 adresses');
    expect(page.view?.form?.fields.values.addressName).toBe('Atelier');
  });

  test('a deleted address can be restored', async () => {
    const context = asked({ entries: async () => book, remove: async () => 'removed' });
    const form = aForm({ intent: 'known-address', remove: 'entree-1' });
    const { page } = await bookPage.post(context, { url: at(), form });
    expect(page.view?.undo?.text).toBe('L’adresse «\u202fBureau\u202f» est supprimée.');
    const added = asked({ entries: async () => book, add: async () => ({ id: 'entree-2' }) });
    const undone = bookPage.post(added, { url: at(), form: aForm({ ...page.view?.undo?.hidden }) });
    expect(await ledTo(undone)).toBe('/mon-compte/adresses?note=retablie');
  });

  test('an address becomes the main one', async () => {
    const context = asked({ entries: async () => book, makeMain: async () => 'saved' });
    const form = aForm({ intent: 'known-address', main: 'entree-2' });
    expect(await ledTo(bookPage.post(context, { url: at(), form }))).toBe('/mon-compte/adresses?note=principale');
  });
});
