import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import type { AddressBooks } from '#domain/address/book/address-books.ts';
import { anAddress } from '#domain/address/examples.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { DEFAULT_WORLD, resetWorld } from '#mocks/shared/world.ts';
import { mockBackend } from '#tests/shared/mock-backend.ts';

const backend = mockBackend();
const server = playServerForTests();

interface BookOptions {
  url?: string;
  email?: string;
  mode?: Mode;
  lang?: Lang;
}

async function withBook<Result>(
  run: (book: AddressBooks) => Promise<Result>,
  options: BookOptions = {},
): Promise<Result> {
  const { url = `${backend.url}/address`, email = `${crypto.randomUUID()}@exemple.fr` } = options;
  const { mode = 'part', lang = 'fr' } = options;
  const shop = shopOn(url, { ADDRESS_BASE_URL: url, ADDRESS_SITE_PRO: 'professionnels' });
  try {
    return await run(shop.portsFor(signedIn(email, { mode, lang })).addressBooks);
  } finally {
    await shop.close();
  }
}

const typed = anAddress({
  addressName: 'Bureau',
  isCompany: true,
  companyName: 'Atelier',
  service: 'Accueil',
  floor: 'Appartement 4',
  building: 'Résidence des Lilas',
  additionalStreetName: 'Caudos',
  keypad: '12A',
  additionalInformation: 'Porte gauche',
  customsReference: 'FR 123',
  email: 'compte@exemple.fr',
});

describe('an address', () => {
  test('a saved address is read back with all fields of its form', async () => {
    const { id, entries } = await withBook(async (book) => {
      const added = await book.add(typed);
      if (typeof added === 'string') throw new Error(added);
      return { id: added.id, entries: await book.entries() };
    });
    // The first address of a book becomes the main one.
    const address = { ...typed, id, isPrimary: true, countryName: 'France' };
    expect(entries).toEqual([{ id, kind: 'address', name: 'Bureau', isPrimary: true, isEligible: true, address }]);
  });

  test('an unverified address stays unverified until it is changed', async () => {
    const outcomes = await withBook(async (book) => {
      const added = await book.add({ ...typed, isVerified: false });
      if (typeof added === 'string') throw new Error(added);
      const before = await book.entries();
      await book.change(added.id, typed);
      return [before, await book.entries()].flatMap(([entry]) => entry?.address?.isVerified);
    });
    expect(outcomes).toEqual([false, true]);
  });

  test('a saved address is changed, made the main one and removed', async () => {
    const cities = await withBook(async (book) => {
      await book.add(typed);
      const other = await book.add({ ...typed, addressName: 'Maison' });
      if (typeof other === 'string') throw new Error(other);
      expect(await book.change(other.id, { ...typed, addressName: 'Maison', city: 'Biganos' })).toBe('saved');
      expect(await book.makeMain(other.id)).toBe('saved');
      const before = await book.entries();
      expect(await book.remove(other.id)).toBe('removed');
      return [before, await book.entries()].map((entries) => entries.map(({ address }) => address?.city));
    });
    expect(cities).toEqual([['Biganos', 'Mios'], ['Mios']]);
  });

  test('an address that the book does not contain is unknown', async () => {
    await withBook(async (book) => {
      expect(await book.change('inconnue', typed)).toBe('unknown');
      expect(await book.makeMain('inconnue')).toBe('unknown');
      expect(await book.remove('inconnue')).toBe('unknown');
    });
  });
});

describe('the book of the demonstration', () => {
  const demonstration = { email: 'particulier@exemple.fr' };

  // Tests of other files may have changed the default world.
  beforeEach(() => resetWorld(DEFAULT_WORLD));

  test('the demonstration’s book begins with the main address, and ends with contacts without an address', async () => {
    const entries = await withBook((book) => book.entries(), demonstration);
    expect(entries.map(({ name, isPrimary, isEligible }) => [name, isPrimary, isEligible])).toEqual([
      ['Domicile', true, true],
      ['Vacances', false, true],
      ['Canada', false, false],
      ['Chez un proche', false, true],
      ['Destinataire Sans Adresse', false, true],
    ]);
    expect(entries.at(-1)).toMatchObject({ id: 'ctc-destinataire', address: null });
    expect(entries.at(-2)?.address).toMatchObject({ lastName: '' });
  });

  test('a full address book accepts no address', async () => {
    expect(await withBook((book) => book.add(typed), { email: 'carnet-plein@exemple.fr' })).toBe('full');
  });
});

describe('what the backend says', () => {
  const answer = (type: string) => json({ errors: [{ type }] }, 400);
  const saying = <Result>(type: string, run: (book: AddressBooks) => Promise<Result>) => {
    server.play(answer(type));
    return withBook(run, { url: server.url });
  };

  test.each([
    ['AddressBookFullError', 'full'],
    ['DuplicateAddressNameError', 'duplicate-name'],
    ['AddressNotEligibleError', 'not-eligible'],
    ['UnknownIdentifierError', 'unknown'],
  ])('the book’s refusal %s is the reason %s', async (type, reason) => {
    expect(await saying(type, (book) => book.add(typed))).toBe(reason);
    expect(await saying(type, (book) => book.change('a1', typed))).toBe(reason);
  });

  test('an address that the backend refuses as invalid is the fault of who sent it', async () => {
    const invalid = { name: 'Fault', kind: 'invalid' };
    await expect(saying('ValidationError', (book) => book.add(typed))).rejects.toMatchObject(invalid);
    await expect(saying('ValidationError', (book) => book.change('a1', typed))).rejects.toMatchObject(invalid);
  });

  test('any other refusal breaks the contract', async () => {
    const contract = { name: 'Fault', kind: 'contract' };
    await expect(saying('SurpriseError', (book) => book.add(typed))).rejects.toMatchObject(contract);
    await expect(saying('AddressBookFullError', (book) => book.remove('a1'))).rejects.toMatchObject(contract);
    await expect(saying('AddressBookFullError', (book) => book.makeMain('a1'))).rejects.toMatchObject(contract);
  });

  test('the address book is called on the site of the mode, with the shopper’s token', async () => {
    server.play(json({ addresses: [], contacts: [] }));
    await withBook((book) => book.entries(), { url: server.url, email: 'qui@exemple.fr' });
    await withBook((book) => book.entries(), { url: server.url, mode: 'pro' });
    expect(server.seen.map(({ url }) => url)).toEqual(['/part/account?lang=fr', '/professionnels/account?lang=fr']);
    expect(server.seen[0]?.headers.authorization).toBe('Bearer test:qui@exemple.fr');
  });

  test('the address book is called in the shopper’s language', async () => {
    server.play(json({ addresses: [], contacts: [] }));
    await withBook((book) => book.entries(), { url: server.url, lang: 'en' });
    expect(server.seen.at(-1)?.url).toBe('/part/account?lang=en');
  });
});
