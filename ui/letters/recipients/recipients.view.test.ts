import { describe, expect, test } from 'vitest';
import { aPlace, aQuestion } from '#domain/address/check/examples.ts';
import { anAddress } from '#domain/address/examples.ts';
import { aRecipient, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import { answerOfRecipients, type ListedRecipient, type TypedRecipient } from '#domain/letters/recipients.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { aRecipientsStep } from '../letters.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));
const listed = (...list: ListedRecipient[]) =>
  aRecipientsStep({ answers: theLetterAnswers({ recipients: answerOfRecipients(list) }) });
const person = { civility: 'mrs', firstName: 'Camille', lastName: 'Martin', streetName: '8 rue du Port' };
const typed: TypedRecipient = { ...person, codePostal: '69002', city: 'Lyon', country: 'FR' };
const shown = ['Mme Camille Martin', '8 RUE DU PORT', '69002 LYON'];

describe('each of the list says how its letter is addressed, or why it gets none', () => {
  const missing = { refusal: null, fault: 'Saisissez la commune.' };

  test.each<[string, Omit<ListedRecipient, 'typed'> & { typed: TypedRecipient }, object]>([
    ['a person', { typed, refusal: null }, { lines: shown, name: 'Camille Martin' }],
    [
      'a company, by its own name',
      { typed: aRecipient(), refusal: null },
      { lines: ['Atelier 3M & Fils', 'Contact Achats', 'BP 34014', '71040 MACON CEDEX 9'], name: 'Atelier 3M & Fils' },
    ],
    [
      'an address that is refused',
      { typed, refusal: 'not-eligible', doubt: 'unknown' },
      {
        lines: shown,
        name: 'Camille Martin',
        fault: 'Nous ne distribuons pas à cette adresse : corrigez-la ou retirez ce destinataire.',
      },
    ],
    [
      'a country that is not served',
      { typed, refusal: 'country-not-served' },
      {
        lines: shown,
        name: 'Camille Martin',
        fault: 'Nous n’envoyons pas de courrier en ligne dans ce pays : corrigez-le ou retirez ce destinataire.',
      },
    ],
    [
      'a country that a table names and nobody serves',
      { typed: { ...typed, country: 'États-Unis' }, refusal: null },
      {
        lines: ['Camille Martin', '8 rue du Port', '69002 Lyon'],
        name: 'Camille Martin',
        fault: 'Nous n’envoyons pas de courrier en ligne dans ce pays : corrigez-le ou retirez ce destinataire.',
      },
    ],
    [
      'an address that nobody knows',
      { typed, refusal: null, doubt: 'unknown' },
      {
        lines: shown,
        name: 'Camille Martin',
        doubt: {
          text: 'Adresse non reconnue : vérifiez-la. La lettre partira à l’adresse ci-dessus.',
          lines: null,
        },
      },
    ],
    [
      'an address with a likelier one',
      { typed, refusal: null, doubt: aPlace() },
      {
        lines: shown,
        name: 'Camille Martin',
        doubt: {
          text: 'Adresse à vérifier. Nous avons trouvé celle-ci :',
          lines: ['Mme Camille Martin', '4 RUE DU PONT', '71000 MACON'],
        },
      },
    ],
    [
      'a row without a town, as it was read',
      { typed: { ...typed, city: '' }, refusal: null },
      { lines: ['Camille Martin', '8 rue du Port', '69002'], name: 'Camille Martin', fault: missing.fault },
    ],
    [
      'a row with a place instead of a street',
      { typed: aRecipient({ city: '', firstName: '' }), refusal: null },
      {
        lines: ['Atelier 3M & Fils', 'BP 34014', '71040'],
        name: 'Atelier 3M & Fils',
        fault: expect.stringMatching(/./),
      },
    ],
    [
      'a row with a last name and a town alone',
      { typed: { lastName: 'Martin', city: 'Lyon', country: 'FR' }, refusal: null },
      { lines: ['Martin', 'Lyon'], name: 'Martin', fault: expect.stringMatching(/./) },
    ],
    [
      'a row without a name, by its number',
      { typed: { codePostal: '69002', city: 'Lyon', country: 'FR' }, refusal: null },
      { lines: ['69002 Lyon'], name: 'destinataire 2', fault: expect.stringMatching(/./) },
    ],
  ])('a listed recipient shows how its letter is addressed, or why it gets none: %s', (_, each, view) => {
    const { list } = listed({ typed: aRecipient({ companyName: 'Un autre atelier' }), refusal: null }, each);
    expect(plain(list[1])).toEqual({ place: 1, ...view });
  });
});

test('a new list asks for its first recipient, at home, and the sender for an address that answers come to', () => {
  const { recipient, sender, values, list, csv } = aRecipientsStep({ answers: {} });
  expect(list).toEqual([]);
  expect(recipient).toEqual({
    party: 'recipient',
    title: 'Destinataire',
    countries: theLetterChoices().countries,
    asksEmail: false,
  });
  expect(sender).toEqual({ party: 'sender', title: 'Expéditeur', country: 'France', asksEmail: true });
  expect(values['recipient.country']).toBe('FR');
  expect(plain(csv)).toEqual({
    hint: expect.stringContaining('50 au plus'),
    accept: '.csv,text/csv',
    limits: { files: 1, fileSize: 2 * 1024 * 1024, totalSize: null },
    says: {
      empty: 'Ce fichier n’a aucun destinataire. Vérifiez-le, puis choisissez-le de nouveau.',
      'too-large': 'Ce tableau est trop lourd : 2 Mo au plus. Envoyez-le en plusieurs fois.',
      'too-many': 'Ce tableau est trop lourd : 2 Mo au plus. Envoyez-le en plusieurs fois.',
      total: 'Ce tableau est trop lourd : 2 Mo au plus. Envoyez-le en plusieurs fois.',
    },
  });
});

test('a list asks for another recipient, in the country that was chosen last', () => {
  const view = aRecipientsStep({ answers: { ...theLetterAnswers(), 'recipient.country': 'BE' } });
  expect([view.recipient.title, view.values['recipient.country']]).toEqual(['Ajouter un autre destinataire', 'BE']);
});

test('two recipients of one name are told apart by their addresses', () => {
  const { list } = listed(
    { typed, refusal: null },
    { typed: { ...typed, streetName: '9 rue du Port' }, refusal: null },
  );
  const names = list.map(({ name }) => name);
  expect(names).toEqual(list.map(({ lines }) => lines.join(', ')));
  expect(new Set(names).size).toBe(2);
});

test('the title of the list counts those that are wrong and those that are doubted, each by itself', () => {
  const { listTitle } = listed(
    { typed, refusal: null },
    { typed: { ...typed, city: '' }, refusal: null },
    { typed, refusal: 'other', doubt: 'unknown' },
    { typed, refusal: null, doubt: 'unknown' },
  );
  expect(listTitle).toBe('4 destinataires, dont 2 à corriger, 1 adresse à vérifier');
});

test.each(['recipient', 'sender'] as const)(
  'an address confirmation of the %s stands at that address alone',
  (party) => {
    const view = aRecipientsStep({ faults: { [`${party}.confirmed`]: aQuestion('4 rue du Port') } });
    const other = party === 'recipient' ? view.sender : view.recipient;
    expect([view[party].check?.choices.length, other.check]).toEqual([2, undefined]);
  },
);

test('the book names each entry, with its address as it is printed', () => {
  const book = [anEntry(), anEntry({ id: 'a2', name: 'Bureau', address: anAddress({ city: 'Vannes' }) })];
  const [home, office] = aRecipientsStep({ book }).book;
  expect(home).toEqual({
    id: 'adr-domicile',
    name: 'Domicile',
    lines: ['Mme Compte Particulier', '12 B RUE DE L EGLISE', '33380 MIOS'],
  });
  expect([office?.id, office?.name, office?.lines.at(-1)]).toEqual(['a2', 'Bureau', '33380 VANNES']);
  expect(aRecipientsStep({ book: [anEntry({ address: null })] }).book).toEqual([]);
});
