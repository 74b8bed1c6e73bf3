import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAddress } from '../address/examples.ts';
import { type BatchColumn, batchColumns, batchFields, wordFor } from '../parcels/batch-columns.ts';
import { csvOf } from '../shared/csv.ts';
import { recipientsOfTable } from './csv.ts';
import { aRecipient, theLetterChoices } from './examples.ts';
import {
  addRecipients,
  answerOfRecipients,
  answersOfRecipient,
  type ListedRecipient,
  recipientsIn,
  servedRecipients,
  typedFrom,
  typedRecipient,
  withoutRecipient,
  withRefusals,
} from './recipients.ts';

const options = theLetterChoices();
const listed = (over: Parameters<typeof aRecipient>[0] = {}): ListedRecipient => ({
  typed: aRecipient(over),
  refusal: null,
});

describe('the list', () => {
  test('comes back as it was kept', () => {
    const list = [listed(), { ...listed({ city: '' }), refusal: 'not-eligible' as const }];
    expect(recipientsIn({ recipients: answerOfRecipients(list) }).map(({ refusal }) => refusal)).toEqual([
      null,
      'not-eligible',
    ]);
    expect(recipientsIn({ recipients: answerOfRecipients([listed()]) })).toEqual([listed()]);
    expect(answerOfRecipients([])).toBe('');
  });

  test('is empty where what is kept is none', () => {
    for (const recipients of ['', 'rien', '{}', 'null', '[1, null]'])
      expect(recipientsIn({ recipients }), recipients).toEqual([]);
    expect(recipientsIn({ recipients: '[{"lastName": 5, "secret": "x", "refusal": "x"}]' })).toEqual([
      { typed: {}, refusal: null },
    ]);
    fc.assert(fc.property(fc.string(), (recipients) => Array.isArray(recipientsIn({ recipients }))));
  });

  test('takes nobody twice, whatever the case and the accents, and no more than it may hold', () => {
    const twice = addRecipients(
      [listed()],
      [aRecipient({ companyName: 'ATELIER 3M & FILS', city: 'mâcon cedex 9' })],
      options,
    );
    expect(twice).toMatchObject({ added: 0, twice: 1, tooMany: 0 });
    const full = { ...options, maxRecipients: 2 };
    const more = addRecipients([listed()], [aRecipient({ lastName: 'Un' }), aRecipient({ lastName: 'Deux' })], full);
    expect(more).toMatchObject({ added: 1, tooMany: 1 });
    const bad = [aRecipient({ city: '', lastName: 'Un' }), aRecipient({ city: '', lastName: 'Deux' })];
    expect(addRecipients([], bad, options).added).toBe(2);
  });

  test('sends to the good ones, whatever stands beside them', () => {
    const list = [listed({ city: '' }), listed(), { ...listed({ lastName: 'Un' }), refusal: 'other' as const }];
    expect(servedRecipients(list, options).map(({ lastName }) => lastName)).toEqual(['Achats']);
  });

  test('notes what the backend said of the good ones alone', () => {
    const list = [listed({ city: '' }), listed(), listed({ lastName: 'Un' })];
    const noted = withRefusals(list, [null, 'not-eligible'], options);
    expect(noted.map(({ refusal }) => refusal)).toEqual([null, null, 'not-eligible']);
    expect(withoutRecipient(noted, 0).map(({ refusal }) => refusal)).toEqual([null, 'not-eligible']);
  });
});

test('a recipient that is typed is nobody until more than a country is typed', () => {
  expect(typedRecipient({ 'recipient.country': 'FR', 'recipient.isCompany': 'yes' })).toBeNull();
  expect(typedRecipient(answersOfRecipient(aRecipient()))).toEqual(aRecipient());
  expect(typedFrom(anAddress({ isCompany: true, companyName: 'Atelier', city: 'Lyon' }))).toMatchObject({
    isCompany: 'yes',
    companyName: 'Atelier',
    city: 'Lyon',
  });
});

describe('a table', () => {
  const read = (text: string) => recipientsOfTable(text, options.countries);
  const row = { civility: 'mrs', firstName: 'Autre', lastName: 'Contact', codePostal: '13002', city: 'Marseille' };

  test.each([
    ['semicolons', 'Civilité;Prénom;Nom;Code postal;Ville\nMme;Autre;Contact;13002;Marseille\n'],
    ['commas', 'title,first name,last name,postcode,town\r\nMrs,Autre,Contact,13002,Marseille\r\n'],
    ['tabs', '\uFEFFcivilite\tprenom\tnom\tcp\tcommune\nMADAME\tAutre\tContact\t13002\tMarseille'],
    ['quotes', 'civilité;prénom;nom;code postal;ville\n"Mme";"Autre";"Contact";"13002";"Marseille"'],
    ['empty lines', 'civilité;prénom;nom;code postal;ville\n\n;;;;\nMme; Autre ;Contact;13002;Marseille\n\n'],
  ])('with %s is read', (_, text) => {
    expect(read(text)).toEqual({ kind: 'rows', rows: [row] });
  });

  test('keeps signs within quotes, and rows that are wrong', () => {
    const text =
      'société;adresse;code postal;ville;pays\n"Dupont; ""Fils""";"1 rue\nX";1000;Bruxelles;belgique\n;;;Lyon;XX';
    expect(read(text)).toEqual({
      kind: 'rows',
      rows: [
        {
          companyName: 'Dupont; "Fils"',
          isCompany: 'yes',
          streetName: '1 rue\nX',
          codePostal: '1000',
          city: 'Bruxelles',
          country: 'BE',
        },
        { city: 'Lyon', country: 'XX' },
      ],
    });
  });

  test('of parcels, as the shop gives it, has the recipients of letters', () => {
    const cells: Partial<Record<BatchColumn, string>> = {
      'recipient.companyName': '=Atelier',
      'recipient.service': 'Service Achats',
      'recipient.civility': 'mrs',
      'recipient.firstName': 'Autre',
      'recipient.lastName': 'Contact',
      'recipient.streetName': '4 rue du Port',
      'recipient.building': 'Bâtiment B',
      'recipient.floor': 'Étage 2',
      'recipient.additionalStreetName': 'BP 12',
      postalCode: '1000',
      'recipient.city': 'Bruxelles',
      destination: 'BE',
    };
    for (const [at, lang] of (['fr', 'en'] as const).entries()) {
      const head = batchFields.map((field) => batchColumns[field].names[at] ?? '');
      const text = csvOf([head, batchFields.map((field) => wordFor(field, cells[field] ?? '', lang))]);
      expect(read(text), lang).toEqual({
        kind: 'rows',
        rows: [
          {
            companyName: '=Atelier',
            isCompany: 'yes',
            service: 'Service Achats',
            civility: 'mrs',
            firstName: 'Autre',
            lastName: 'Contact',
            streetName: '4 rue du Port',
            building: 'Bâtiment B',
            floor: 'Étage 2',
            additionalStreetName: 'BP 12',
            codePostal: '1000',
            city: 'Bruxelles',
            country: 'BE',
          },
        ],
      });
    }
  });

  test.each([
    ['Zip', 'codePostal'],
    ['Given name', 'firstName'],
    ['PO box', 'additionalStreetName'],
  ])('may call a column %s', (name, field) => {
    const text = `Code postal;Ville;${name}\n13002;Marseille;x`;
    expect(read(text)).toMatchObject({ rows: [{ [field]: 'x' }] });
  });

  test('without the columns of an address, or without rows, is none', () => {
    expect(read('Nom;Prénom\nA;B')).toEqual({ kind: 'columns' });
    expect(read('')).toEqual({ kind: 'empty' });
    expect(read('code postal;ville\n')).toEqual({ kind: 'empty' });
  });

  test('of any text is read without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => ['rows', 'columns', 'empty'].includes(read(text).kind)),
    );
  });
});
