import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recipientsOfTable } from '#domain/letters/csv.ts';
import { theLetterChoices } from '#domain/letters/examples.ts';
import { type BatchColumn, batchColumns, batchFields, wordFor } from '#domain/parcels/batch-columns.ts';
import { csvOf } from '#domain/shared/csv.ts';
import { tableRows } from '#tests/shared/table-rows.ts';
import { readTable } from '#ui/forms/table-reader.server.ts';

describe('a table of recipients', async () => {
  const { countries } = theLetterChoices();
  const read = async (text: string) => recipientsOfTable(await tableRows(text), countries);
  const row = { civility: 'mrs', firstName: 'Autre', lastName: 'Contact', codePostal: '13002', city: 'Marseille' };

  test.each([
    ['semicolons', 'Civilité;Prénom;Nom;Code postal;Ville\nMme;Autre;Contact;13002;Marseille\n'],
    ['commas', 'title,first name,last name,postcode,town\r\nMrs,Autre,Contact,13002,Marseille\r\n'],
    ['tabs', '\uFEFFcivilite\tprenom\tnom\tcp\tcommune\nMADAME\tAutre\tContact\t13002\tMarseille'],
    ['quotes', 'civilité;prénom;nom;code postal;ville\n"Mme";"Autre";"Contact";"13002";"Marseille"'],
    ['empty lines', 'civilité;prénom;nom;code postal;ville\n\n;;;;\nMme; Autre ;Contact;13002;Marseille\n\n'],
  ])('a table of recipients with %s is read', async (_, text) => {
    expect(await read(text)).toEqual({ kind: 'rows', rows: [row], unread: [] });
  });

  test('a table of recipients keeps signs within quotes, and rows that are wrong', async () => {
    const text =
      'société;adresse;code postal;ville;pays\n"Dupont; ""Fils""";"1 rue\nX";1000;Bruxelles;belgique\n;;;Lyon;XX';
    expect(await read(text)).toEqual({
      kind: 'rows',
      rows: [
        {
          companyName: 'Dupont; "Fils"',
          isCompany: 'yes',
          streetName: '1 rue X',
          codePostal: '1000',
          city: 'Bruxelles',
          country: 'BE',
        },
        { city: 'Lyon', country: 'XX' },
      ],
      unread: [],
    });
  });

  test('a table of recipients has the first zero of a French postal code again, and leaves the codes of other countries', async () => {
    const table = await read(
      'code postal;ville;pays\n1000;Bourg;\n="1000";Bourg;France\n\'1000;Bourg;FR\n1000;Bruxelles;Belgique\n',
    );
    const codes = table.kind === 'rows' ? table.rows.map(({ codePostal }) => codePostal) : [];
    expect(codes).toEqual(['01000', '01000', '01000', '1000']);
  });

  test('a table of recipients in which a comma within an address makes a cell too many is refused, with its line', async () => {
    const text = 'nom,adresse,code postal,ville\nUn,"1, rue X",69002,Lyon\nDeux,12, rue Y,69002,Lyon\n';
    expect(await read(text)).toEqual({ kind: 'comma', line: 3 });
    expect(await read(text.replace('12, rue', '12 rue'))).toMatchObject({
      kind: 'rows',
      rows: [{ streetName: '1 rue X' }, { streetName: '12 rue Y' }],
    });
  });

  test('a table of parcels, as the shop gives it, has the recipients of letters', async () => {
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
      expect(await read(text), lang).toEqual({
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
        unread: [],
      });
    }
  });

  test.each([
    ['Zip', 'codePostal'],
    ['Given name', 'firstName'],
    ['PO box', 'additionalStreetName'],
  ])('a table of recipients may call a column %s', async (name, field) => {
    const text = `${name};Code postal;Ville\nx;13002;Marseille`;
    expect(await read(text)).toMatchObject({ rows: [{ [field]: 'x' }] });
  });

  test.each([
    ['numéro;voie', '12;rue du Port'],
    ['voie;numéro', 'rue du Port;12'],
    ['N°;type de voie;nom de la voie', '12;rue;du Port'],
    ['nom de la voie;type de voie;N°', 'du Port;rue;12'],
    ['Adresse 1', '12 rue du Port'],
  ])('the street of a table with the columns « %s » is whole', async (titles, cells) => {
    const table = await read(`${titles};code postal;ville\n${cells};13002;Marseille`);
    expect(table).toEqual({
      kind: 'rows',
      rows: [{ streetName: '12 rue du Port', codePostal: '13002', city: 'Marseille' }],
      unread: [],
    });
  });

  test.each([
    ['N°;Nom;Adresse', '1;Martin;12 rue du Port'],
    ['Numéro;Adresse', '10045;12 rue du Port'],
    ['N°;Nom;Adresse', '1;Martin;rue du Port'],
  ])('a number that is no street’s stays out of the street: %s of %s', async (names, cells) => {
    const table = await read(`${names};code postal;ville\n${cells};13002;Marseille`);
    const street = cells.split(';').at(-1);
    expect(table).toMatchObject({ kind: 'rows', rows: [{ streetName: street }] });
  });

  test('what two columns say of one line stands on it, and a second column of another kind is named', async () => {
    const table = await read(
      'Adresse;Complément;Bâtiment;Adresse 1;;Code postal;Ville\n1 rue X;Résidence Y;Bât C;2 rue Z;note;13002;Marseille',
    );
    expect(table).toMatchObject({
      rows: [{ streetName: '1 rue X', building: 'Résidence Y Bât C' }],
      unread: ['Adresse 1', '(5)'],
    });
  });

  test('a table names its columns that no address has, but for empty ones and those of a batch of parcels', async () => {
    const table = await read('Code postal;Ville;Canton;Vide;Poids en kg;E-mail\n13002;Marseille;Nord;;2;a@exemple.fr');
    expect(table).toMatchObject({ kind: 'rows', unread: ['Canton'] });
  });

  test('a table without the columns of an address, or without rows, is none', async () => {
    expect(await read('Nom;Prénom\nA;B')).toEqual({ kind: 'columns' });
    expect(await read('')).toEqual({ kind: 'empty' });
    expect(await read('code postal;ville\n')).toEqual({ kind: 'empty' });
  });

  test('a table of any text is read or refused, and nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const table = await readTable(text, { most: 100 });
        return table.kind === 'fault' || recipientsOfTable(table.rows, countries).kind.length > 0;
      }),
    );
  });
});
