import { describe, expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import type { ParcelAnswers } from '#domain/parcels/parcels.ts';
import { someUser } from '#domain/session/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import {
  answers,
  aVisit,
  fieldsOf,
  type Over,
  paths,
  posts,
  url,
  type Visit,
} from '#tests/shared/visits/parcels-visit.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { fails, ledTo, noSession } from '#ui/request/request.examples.ts';
import { addressesPage } from './addresses.server.ts';

describe('before anything is typed', () => {
  const item = fieldsOf('origin', 'destination', 'postalCode', 'weight', 'format', 'way', 'cover');
  const address = anAddress({ streetName: '8 rue Basse', codePostal: '69002', city: 'Lyon' });
  const beginsWith = async (given: Over, saved: ParcelAnswers = item) => {
    const accounts = { holder: async () => someUser({ address }) };
    const visit = await aVisit(saved, { ports: { accounts }, ...given });
    const { values } = (await addressesPage.show(visit.request(), url)).view;
    return Object.fromEntries(Object.entries(values).filter(([name]) => /^(sender|recipient)\./.test(name)));
  };

  test('the sender is the account’s, with its e-mail, and nobody receives', async () => {
    const values = await beginsWith({});
    expect(values).toMatchObject({
      'sender.lastName': 'Particulier',
      'sender.streetName': '8 rue Basse',
      'sender.codePostal': '69002',
      'sender.email': 'compte@exemple.fr',
    });
    expect(Object.keys(values).filter((name) => name.startsWith('recipient'))).toEqual([]);
  });

  test.each([
    ['69002', '8 rue Basse'],
    ['75001', ''],
  ])(
    'after a comparison from %s the sender has the account’s name, and its address where that is there',
    async (codePostal, street) => {
      const compared = { ...item, 'sender.codePostal': codePostal };
      const values = await beginsWith({}, compared);
      expect([values['sender.lastName'], values['sender.codePostal'], values['sender.streetName'] ?? '']).toEqual([
        'Particulier',
        codePostal,
        street,
      ]);
    },
  );

  test('after a comparison by a company the private address of an account is not taken', async () => {
    const values = await beginsWith({}, { ...item, 'sender.codePostal': '69002', 'sender.isCompany': 'yes' });
    expect([values['sender.lastName'], values['sender.streetName'] ?? '']).toEqual(['Particulier', '']);
  });

  test('a visitor begins with nothing', async () => {
    expect(await beginsWith({ session: noSession })).toEqual({});
  });
});

describe('an address of the book', () => {
  const macon = anAddress({ streetName: '1 quai Sud', codePostal: '71000', city: 'Mâcon', mobilePhone: '', email: '' });
  const lyon = anAddress({ streetName: '8 rue Basse', codePostal: '69002', city: 'Lyon', email: 'livre@exemple.fr' });
  const entries = [
    anEntry({ id: 'lyon', address: lyon }),
    anEntry({ id: 'macon', address: macon }),
    anEntry({ id: 'ineligible', isEligible: false, address: macon }),
    anEntry({ id: 'without', address: null }),
  ];
  const typed = {
    ...fieldsOf('sender', 'recipient'),
    'recipient.email': 'typed@exemple.fr',
    'recipient.mobilePhone': '0698765432',
  };
  const book = { entries: async () => entries };
  const withBook = (given: Over = {}) => aVisit(answers, { ports: { addressBooks: book }, ...given });
  const uses = (visit: Visit, party: 'sender' | 'recipient', id: string) =>
    ledTo(posts(visit, 'addresses', { ...typed, [`book.${party}`]: id }));

  test('an address of the book replaces the typed values of one of the two parties', async () => {
    const visit = await withBook();
    const typedSender = { ...typed, 'sender.mobilePhone': '0698765432' };
    expect(await ledTo(posts(visit, 'addresses', { ...typedSender, 'book.sender': 'lyon' }))).toBe(
      `${paths.parcelsAddresses()}#champ-sender`,
    );
    expect(await visit.draft()).toMatchObject({
      'sender.streetName': '8 rue Basse',
      'sender.codePostal': '69002',
      'sender.email': 'livre@exemple.fr',
      'sender.mobilePhone': '0612345678',
      'recipient.streetName': '4 rue du Port',
    });
  });

  test('an address of the book without e-mail and mobile preserves the typed ones', async () => {
    const visit = await withBook();
    await uses(visit, 'recipient', 'macon');
    expect(await visit.draft()).toMatchObject({
      'recipient.streetName': '1 quai Sud',
      'recipient.email': 'typed@exemple.fr',
      'recipient.mobilePhone': '0698765432',
      'sender.streetName': '12 rue de la République',
    });
  });

  test.each<[string, string, string, Over?]>([
    ['it is elsewhere than the parcel goes', 'lyon', 'Les adresses non éligibles ne sont pas sélectionnables.'],
    ['it cannot be chosen', 'ineligible', 'Les adresses non éligibles ne sont pas sélectionnables.'],
    ['it has no place', 'without', 'Les adresses non éligibles ne sont pas sélectionnables.'],
    [
      'it is not in the book',
      'another',
      'Destinataire\u202f: cette adresse n’est plus dans votre carnet. Choisissez-en une autre.',
    ],
    [
      'the book cannot be read now',
      'macon',
      'Information temporairement indisponible. Vous pouvez saisir une adresse.',
      { ports: { addressBooks: { entries: fails(new Fault('timeout', 'book')) } } },
    ],
    ['nobody is signed in', 'macon', 'Connectez-vous pour utiliser votre carnet d’adresses.', { session: noSession }],
  ])('an address of the book changes nothing, and the page says why, where %s', async (_, id, why, given) => {
    const visit = await withBook(given);
    const fields = { ...typed, 'book.recipient': id };
    expect(await posts(visit, 'addresses', fields)).toMatchObject({
      status: 422,
      page: { notices: [{ text: why, takesFocus: true }] },
    });
    expect(await visit.draft()).toEqual({ ...answers, ...typed });
  });

  test('an empty field of pasted addresses is refused by its button', async () => {
    const visit = await withBook();
    const fields = { ...typed, intent: 'paste-recipient', 'paste.recipient': ' ' };
    expect(await posts(visit, 'addresses', fields)).toMatchObject({
      status: 422,
      page: { notices: [{ text: 'Destinataire\u202f: collez d’abord une adresse.' }] },
    });
    expect(await visit.draft()).toEqual({ ...answers, ...typed });
  });

  test('the address book is offered to a signed-in shopper, and the step opens without it', async () => {
    const booksIn = async (given?: Over) => {
      const { view } = await addressesPage.show((await withBook(given)).request(), url);
      return view.parties.map(({ book }) => book.map(({ id }) => id));
    };
    expect(await booksIn()).toEqual([['lyon', 'macon'], ['macon']]);
    expect(await booksIn({ session: noSession })).toEqual([[], []]);
    expect(await booksIn({ ports: { addressBooks: { entries: fails(new Fault('timeout', 'book')) } } })).toEqual([
      [],
      [],
    ]);
  });
});

test('a blank paste is none: the journey goes on', async () => {
  const typed = { ...fieldsOf('sender', 'recipient'), 'paste.recipient': ' \n ' };
  expect(await ledTo(posts(await aVisit(answers), 'addresses', typed))).toBe(paths.parcelsSummary());
});
