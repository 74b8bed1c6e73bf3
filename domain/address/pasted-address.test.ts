import { expect, test } from 'vitest';
import { pastedParties, pastedParty } from './pasted-address.ts';

const lyon = { codePostal: '69002', city: 'Lyon' };

test.each([
  [
    'of a person',
    'Mme Camille MARTIN\n8 rue du Port\n69002 Lyon\nFrance',
    { civility: 'mrs', firstName: 'Camille', lastName: 'MARTIN', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'with a floor, a building and a post office box',
    'Camille Martin\r\nApt 3, 2e étage\r\nRésidence du Port\r\n8 bis rue du Port\r\nBP 12\r\nF-69002 Lyon',
    {
      firstName: 'Camille',
      lastName: 'Martin',
      floor: 'Apt 3 2e étage',
      building: 'Résidence du Port',
      streetName: '8 bis rue du Port',
      additionalStreetName: 'BP 12',
      ...lyon,
    },
  ],
  [
    'with a comma within a line',
    'Madame Zoé L’Hôpital-Ferré\nRésidence Les Écoles, bât. B\n12 bis, rue du Port\n69002 Lyon, France',
    {
      civility: 'mrs',
      firstName: 'Zoé',
      lastName: 'L’Hôpital-Ferré',
      building: 'Résidence Les Écoles bât. B',
      streetName: '12 bis rue du Port',
      ...lyon,
    },
  ],
  [
    'of a company with its service',
    'SARL du Port\nService achats\n8 rue du Port\n69002 Lyon',
    { isCompany: 'yes', companyName: 'SARL du Port', service: 'Service achats', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'with its country in its own language',
    'Camille Martin\nMusterstraße 5\nD-10115 Berlin\nDeutschland',
    {
      firstName: 'Camille',
      lastName: 'Martin',
      streetName: 'Musterstraße 5',
      codePostal: '10115',
      city: 'Berlin',
      country: 'DE',
    },
  ],
  [
    'of somebody at whose home another lives',
    'Chez Mme Martin\n8 rue du Port\n69002 Lyon',
    { civility: 'mrs', lastName: 'Martin', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'of somebody in a company',
    'Librairie du Port\nM. Dominique Martin\n8 rue du Port\n69002 Lyon',
    {
      isCompany: 'yes',
      companyName: 'Librairie du Port',
      civility: 'mr',
      firstName: 'Dominique',
      lastName: 'Martin',
      streetName: '8 rue du Port',
      ...lyon,
    },
  ],
  [
    'with its number on a line of its own',
    'Mme Camille Martin\n8 bis\nrue du Port\n69002 Lyon',
    { civility: 'mrs', firstName: 'Camille', lastName: 'Martin', streetName: '8 bis rue du Port', ...lyon },
  ],
  [
    'with what no envelope has',
    'SARL du Port\nn° 8 rue du Port\nDigicode : 12A45\n69002 Lyon\nwww.exemple.fr\nSIRET 123 456 789 00012\nTVA FR12345678901',
    { isCompany: 'yes', companyName: 'SARL du Port', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'of a company that is called like a reference',
    'TVA Conseil SARL\n8 rue du Port\n69002 Lyon',
    { isCompany: 'yes', companyName: 'TVA Conseil SARL', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'of somebody in a company that is called like a site',
    'Exemple.com\nMme Camille Martin\n8 rue du Port\n69002 Lyon',
    {
      isCompany: 'yes',
      companyName: 'Exemple.com',
      civility: 'mrs',
      firstName: 'Camille',
      lastName: 'Martin',
      streetName: '8 rue du Port',
      ...lyon,
    },
  ],
  [
    'of a couple',
    'M. et Mme Camille Martin\n8 rue du Port\n69002 Lyon',
    { civility: 'mr', firstName: 'et Mme Camille', lastName: 'Martin', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'of a doctor',
    'Dr Camille Martin\n8 rue du Port\n69002 Lyon',
    { firstName: 'Dr Camille', lastName: 'Martin', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'in one line',
    'Camille Martin, 8, rue du Port, 69002 Lyon, France',
    { firstName: 'Camille', lastName: 'Martin', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'in one line, whose number has commas around it',
    'Mlle Camille Martin, 12 bis, rue de l’Église, FR-69002 Lyon',
    {
      civility: 'mrs',
      firstName: 'Camille',
      lastName: 'Martin',
      streetName: '12 bis rue de l’Église',
      ...lyon,
    },
  ],
  [
    'with a comma after its number',
    'Camille Martin\n12, rue de la République\n69002 Lyon',
    { firstName: 'Camille', lastName: 'Martin', streetName: '12 rue de la République', ...lyon },
  ],
  [
    'with its street and its place in one line',
    'Camille Martin\n8 rue du Port 69002 Lyon',
    { firstName: 'Camille', lastName: 'Martin', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'from the cells of a spreadsheet',
    'Camille Martin\t8 rue du Port\t69002 Lyon',
    { firstName: 'Camille', lastName: 'Martin', streetName: '8 rue du Port', ...lyon },
  ],
  [
    'with telephone numbers, of which only a mobile is of use',
    'Camille Martin\n8 rue du Port\n69002 Lyon\nTél. : 04 78 12 34 56\nPortable : +33 (0)6 12 34 56 78\nE-mail : camille@exemple.fr',
    {
      firstName: 'Camille',
      lastName: 'Martin',
      streetName: '8 rue du Port',
      ...lyon,
      mobilePhone: '+33612345678',
      email: 'camille@exemple.fr',
    },
  ],
  [
    'of a person whose name is the word of an institution',
    'Madame Zoé L’Hôpital-Ferré\nRésidence du Port\n8 rue du Port\n69002 Lyon',
    {
      civility: 'mrs',
      firstName: 'Zoé',
      lastName: 'L’Hôpital-Ferré',
      building: 'Résidence du Port',
      streetName: '8 rue du Port',
      ...lyon,
    },
  ],
  [
    'with an e-mail address and a mobile number',
    'Camille Martin\n8 rue du Port\n69002 Lyon\n06 12 34 56 78\ncamille@exemple.fr',
    {
      firstName: 'Camille',
      lastName: 'Martin',
      streetName: '8 rue du Port',
      ...lyon,
      mobilePhone: '0612345678',
      email: 'camille@exemple.fr',
    },
  ],
])('an address %s is split into its fields', (_, text, fields) => {
  expect(pastedParty(text)).toEqual(fields);
});

const bordeaux = { codePostal: '33000', city: 'Bordeaux' };
const ofCompany = { isCompany: 'yes', companyName: 'Exemple SAS', streetName: '12 rue des Lilas', ...bordeaux };

test.each([
  [
    'a soldier',
    'Caporal Camille Martin\n1er RPIMa\nSP 64100\n00200 ARMEES',
    {
      firstName: 'Caporal Camille',
      lastName: 'Martin',
      streetName: '1er RPIMa',
      additionalStreetName: 'SP 64100',
      codePostal: '00200',
      city: 'ARMEES',
    },
  ],
  [
    'a signature',
    'Cordialement,\nCamille Martin\nDirectrice\n-- \nExemple SAS | 12 rue des Lilas | 33000 Bordeaux | T. +33 5 56 00 00 00 | www.exemple.fr',
    { ...ofCompany, firstName: 'Camille', lastName: 'Martin', service: 'Directrice' },
  ],
  [
    'a card of an address book',
    'BEGIN:VCARD\nN:Martin;Camille;;;\nFN:Camille Martin\nORG:Exemple SAS\nTEL;TYPE=CELL:+33612345678\nitem1.ADR;TYPE=HOME:;;12 rue des Lilas;Bordeaux;;33000;France\nEMAIL:camille@exemple.fr\nEND:VCARD',
    {
      ...ofCompany,
      firstName: 'Camille',
      lastName: 'Martin',
      mobilePhone: '+33612345678',
      email: 'camille@exemple.fr',
    },
  ],
  [
    'a company whose reader is announced',
    'Exemple SAS\nÀ l’attention de Mme Camille Martin\n12 rue des Lilas\n33000 Bordeaux',
    { ...ofCompany, civility: 'mrs', firstName: 'Camille', lastName: 'Martin' },
  ],
  [
    'a company abroad',
    'Muster GmbH\nz. Hd. Frau Martin\nPostfach 1234\n10115 Berlin\nAllemagne',
    {
      isCompany: 'yes',
      companyName: 'Muster GmbH',
      civility: 'mrs',
      lastName: 'Martin',
      additionalStreetName: 'Postfach 1234',
      codePostal: '10115',
      city: 'Berlin',
      country: 'DE',
    },
  ],
  [
    'a name in cells of its own',
    'Mme\tCamille\tMartin\t12 rue des Lilas\tBât. A\t33000\tBordeaux\tFrance',
    {
      civility: 'mrs',
      firstName: 'Camille',
      lastName: 'Martin',
      streetName: '12 rue des Lilas',
      building: 'Bât. A',
      ...bordeaux,
    },
  ],
  [
    'a heading above',
    'Adresse de livraison :\nCamille Martin\n12 rue des Lilas\n33000 Bordeaux',
    { firstName: 'Camille', lastName: 'Martin', streetName: '12 rue des Lilas', ...bordeaux },
  ],
  [
    'a flat and a house with a letter in one line',
    'Mr John Smith\nFlat 2, 221B Baker Street\nLondon\nNW1 6XE',
    {
      civility: 'mr',
      firstName: 'John',
      lastName: 'Smith',
      floor: 'Flat 2',
      streetName: '221B Baker Street',
      codePostal: 'NW1 6XE',
      city: 'London',
      country: 'GB',
    },
  ],
  [
    'a clinic',
    'Clinique du Parc\n155 boulevard Stalingrad\n69006 Lyon',
    {
      isCompany: 'yes',
      companyName: 'Clinique du Parc',
      streetName: '155 boulevard Stalingrad',
      codePostal: '69006',
      city: 'Lyon',
    },
  ],
  [
    'no name',
    'Apt 4B, 12 Main St\nSpringfield, IL 62704\nUSA',
    { floor: 'Apt 4B', streetName: '12 Main St', codePostal: '62704', city: 'Springfield IL', country: 'US' },
  ],
  [
    'a Spanish title',
    'D.ª Carmen Ruiz\nCalle Mayor 5\n28013 Madrid\nEspaña',
    {
      civility: 'mrs',
      firstName: 'Carmen',
      lastName: 'Ruiz',
      streetName: 'Calle Mayor 5',
      codePostal: '28013',
      city: 'Madrid',
      country: 'ES',
    },
  ],
  [
    'a hamlet below the street',
    'CAMILLE MARTIN\nRTE DE LYON\nLE BOURG\n71960 PIERRECLOS',
    {
      firstName: 'CAMILLE',
      lastName: 'MARTIN',
      streetName: 'RTE DE LYON',
      additionalStreetName: 'LE BOURG',
      codePostal: '71960',
      city: 'PIERRECLOS',
    },
  ],
  [
    'a flat before the street',
    'Camille Martin\nUnit 5, 20 Martin Place\nSydney NSW 2000\nAustralia',
    {
      firstName: 'Camille',
      lastName: 'Martin',
      floor: 'Unit 5',
      streetName: '20 Martin Place',
      codePostal: '2000',
      city: 'Sydney NSW',
      country: 'AU',
    },
  ],
])('an address with %s is split into its fields', (_, text, fields) => {
  expect(pastedParty(text)).toEqual(fields);
  expect(pastedParties(text)).toHaveLength(1);
});

test.each([
  [
    'a title and a part of the house',
    'Mme Anne Durand, 4 allée des Mimosas, Bât. C, 69002 Lyon',
    { civility: 'mrs', firstName: 'Anne', lastName: 'Durand', streetName: '4 allée des Mimosas', building: 'Bât. C' },
  ],
  [
    'the parts of the house beside the street',
    'Anne Durand\n4 allée des Mimosas, bâtiment C, 2e étage\n69002 Lyon',
    {
      firstName: 'Anne',
      lastName: 'Durand',
      streetName: '4 allée des Mimosas',
      building: 'bâtiment C',
      floor: '2e étage',
    },
  ],
  [
    'a building, a flat and no comma',
    'Résidence Les Pins Appt 12 Escalier B 5 chemin du Lac 69002 Lyon',
    { building: 'Résidence Les Pins Appt 12 Escalier B', streetName: '5 chemin du Lac' },
  ],
  [
    'a building, a flat and no name',
    'Résidence Les Pins, Appt 12, 5 chemin du Lac, 69002 Lyon',
    { building: 'Résidence Les Pins', floor: 'Appt 12', streetName: '5 chemin du Lac' },
  ],
])('of an address with %s nothing is lost', (_, text, fields) => {
  expect(pastedParty(text)).toEqual({ ...fields, ...lyon });
});

const plainly = { firstName: 'Camille', lastName: 'Martin', streetName: '8 rue du Port', ...lyon };

test.each([
  ['with semicolons', 'Camille Martin;8 rue du Port;69002;Lyon'],
  ['with bars', 'Camille Martin | 8 rue du Port | 69002 Lyon'],
  ['with dashes', 'Camille Martin - 8, rue du Port - 69002 Lyon'],
  ['without a separator before its postal code', 'Camille Martin, 8 rue du Port 69002 Lyon'],
  ['whose lines end as a word processor ends them', 'Camille Martin\u20288 rue du Port\u202869002 Lyon'],
  ['whose postal code has a line of its own', 'Camille Martin\n8 rue du Port\n69002\nLyon'],
  ['whose postal code has a space', 'Camille Martin\n8 rue du Port\n69 002 - Lyon (France)'],
  ['whose town comes first', 'Camille Martin\n8 rue du Port\nLyon, 69002'],
  ['with the names of its parts', 'Nom : Camille Martin\nAdresse : 8 rue du Port\nCode postal : 69002\nVille : Lyon'],
  ['with whom it is for', 'À l’attention de Camille Martin\n8 rue du Port\n69002 Lyon'],
  ['with slashes', 'Camille Martin / 8 rue du Port / 69002 Lyon'],
  ['with the points of a list', '• Camille Martin\n• 8 rue du Port\n• 69002 Lyon'],
  ['as an answered e-mail quotes it', '> Camille Martin\n> 8 rue du Port\n> 69002 Lyon'],
  ['from one cell of a spreadsheet', '"Camille Martin\n8 rue du Port\n69002 Lyon"'],
  ['in one line without any separator', 'Camille Martin 8 rue du Port 69002 Lyon'],
  ['whose postal code is below its town', 'Camille Martin\n8 rue du Port\nLyon\n69002'],
  [
    'whose first name has a line of its own',
    'Nom : Martin\nPrénom : Camille\nRue : 8 rue du Port\nCP : 69002\nVille : Lyon',
  ],
  ['whose postal code is below its town, above the country', 'Camille Martin\n8 rue du Port\nLyon\n69002\nFrance'],
  ['with English names of its parts', 'Name: Camille Martin\nAddress: 8 rue du Port\nPostcode: 69002\nTown: Lyon'],
  ['with a landline that no colon announces', 'Camille Martin\n8 rue du Port\n69002 Lyon\nTel +33 (0)4 78 12 34 56'],
])('an address %s is split alike', (_, text) => {
  expect(pastedParty(text)).toEqual(plainly);
});

test.each([
  ['06 12 34 56 78', '04 78 12 34 56 / 06 12 34 56 78'],
  ['+590 690 12 34 56', 'Téléphone portable : +590 690 12 34 56'],
])('the mobile %s is found in « %s »', (mobile, line) => {
  const mobilePhone = mobile.replaceAll(' ', '');
  expect(pastedParty(`Camille Martin\n8 rue du Port\n69002 Lyon\n${line}`)).toEqual({ ...plainly, mobilePhone });
});

test.each([
  'Camille Martin 06 12 34 56 78',
  'Camille Martin (06.12.34.56.78)',
  'Camille Martin Tél. 06 12 34 56 78',
  'Camille Martin – 06 12 34 56 78',
])('the mobile beside the name of « %s » is no part of it', (line) => {
  expect(pastedParty(`${line}\n8 rue du Port\n69002 Lyon`)).toEqual({ ...plainly, mobilePhone: '0612345678' });
});

test.each([
  ['CH', '8001', 'Zürich', '8001 Zürich\nSuisse'],
  ['BE', '1000', 'Bruxelles', '1000 Bruxelles\nBelgium'],
  ['BE', '1000', 'Bruxelles', 'B-1000 Bruxelles'],
  ['NL', '1012 AB', 'Amsterdam', '1012 AB Amsterdam\nPays-Bas'],
  ['NL', '1012AB', 'Amsterdam', '1012AB Amsterdam\nPays-Bas'],
  ['PT', '1000-001', 'Lisboa', '1000-001 Lisboa\nPortugal'],
  ['GB', 'SW1A 2AA', 'London', 'London SW1A 2AA\nUnited Kingdom'],
  ['GB', 'SW1A 2AA', 'London', 'London, SW1A 2AA\nRoyaume-Uni'],
  ['GB', 'M1 1AE', 'Manchester', 'Manchester\nM1 1AE\nUK'],
  ['GP', '97110', 'Les Abymes', '97110 Les Abymes\nGuadeloupe'],
  ['PF', '98713', 'Papeete', '98713 Papeete\nPOLYNÉSIE FRANÇAISE'],
])('an address in %s has the postal code %s of %s, and its country on no other line', (country, code, city, end) => {
  expect(pastedParty(`Camille Martin\n8 rue du Port\n${end}`)).toEqual({
    ...plainly,
    codePostal: code,
    city,
    country,
  });
});

test.each([
  ['AE', 'Dubai', 'Émirats arabes unis'],
  ['HK', 'Kowloon', 'HONG KONG'],
  ['CI', 'Abidjan', 'Côte d’Ivoire'],
])('an address in %s, where there are no postal codes, has the town %s', (country, city, name) => {
  const { codePostal: _, ...others } = plainly;
  const streetName = '1204 Sheikh Zayed Road';
  expect(pastedParty(`Camille Martin\n${streetName}\n${city}\n${name}`)).toEqual({
    ...others,
    streetName,
    city,
    country,
  });
});

test('a first name is no country below a French place, nor below a single line', () => {
  const { country, codePostal } = pastedParty('Camille Martin\n8 rue du Port\n69002 Lyon\nDominique');
  expect([country, codePostal]).toEqual([undefined, '69002']);
  expect(pastedParty('8 rue du Port\nDominique').country).toBeUndefined();
});

test('a British address without a postal code loses nothing', () => {
  expect(pastedParty('Camille Martin\n8 rue du Port\nLondon\nUK')).toEqual({
    civility: undefined,
    ...pastedParty('Camille Martin\n8 rue du Port\nLondon\nUK'),
  });
});

test('a British postal code below a street makes no town of it', () => {
  expect(pastedParty('Camille Martin\n8 rue du Port\nM1 1AE\nUK')).toMatchObject({ streetName: '8 rue du Port' });
});

test('the name of a country is the town where no other line is the place', () => {
  expect(pastedParty('Camille Martin\nMonaco')).toMatchObject({ streetName: 'Monaco' });
});

test('whoever the mail is sent in care of stands on a line beside the name', () => {
  expect(pastedParty('Camille Martin c/o Mme Petit\n8 rue du Port\n69002 Lyon')).toEqual({
    ...plainly,
    building: 'c/o Mme Petit',
  });
});

test('an e-mail address beside the name is no part of it', () => {
  const pasted = pastedParty('Camille Martin <camille@exemple.fr>\n8 rue du Port\n69002 Lyon');
  expect(pasted).toEqual({ ...plainly, email: 'camille@exemple.fr' });
});

test('a street without a name is no name', () => {
  expect(pastedParty('8, rue du Port 69002 Lyon')).toEqual({ streetName: '8 rue du Port', ...lyon });
});

test.each(['École', 'Garage', 'SA'])('M. %s is no company', (name) => {
  expect(pastedParty(`M. Camille ${name}\n8 rue du Port\n69002 Lyon`)).toMatchObject({
    civility: 'mr',
    lastName: name,
  });
});

test('nothing is lost of what is no French address', () => {
  expect(pastedParty('Camille Martin\nHafenstrasse')).toEqual({
    firstName: 'Camille',
    lastName: 'Martin',
    streetName: 'Hafenstrasse',
  });
  expect(pastedParty('  \n ')).toEqual({});
});

test('addresses with an empty line between are several', () => {
  expect(pastedParties('Camille Martin\n69002 Lyon\n \n\nDominique Martin\n69002 Lyon\n')).toEqual([
    { firstName: 'Camille', lastName: 'Martin', ...lyon },
    { firstName: 'Dominique', lastName: 'Martin', ...lyon },
  ]);
});

const dominique = { ...plainly, firstName: 'Dominique' };

test.each([
  ['in one line each', 'Camille Martin, 8 rue du Port, 69002 Lyon\nDominique Martin, 8 rue du Port, 69002 Lyon'],
  [
    'below one another without an empty line',
    'Camille Martin\n8 rue du Port\n69002 Lyon\nFrance\nDominique Martin\n8 rue du Port\n69002 Lyon',
  ],
])('addresses %s are several', (_, text) => {
  expect(pastedParties(text)).toEqual([plainly, dominique]);
});

test('a company with a special line above its place is one, and a list with an address to be mended has all of its own', () => {
  const company = 'Exemple SARL\n8 rue du Port\nCS 12345 La Défense\n92000 NANTERRE CEDEX';
  expect(pastedParties(company)).toEqual([pastedParty(company)]);
  const list = 'Camille Martin, 8 rue du Port, 69002 Lyon\n\nDominique Martin, 9 rue du Port, Lyon';
  expect(pastedParties(list)).toHaveLength(2);
});

test('an address abroad ends at its country, and a staircase of letters makes no country', () => {
  const list = 'Ana Ruiz\n12 rue Haute\n1000 Bruxelles\nBelgique\nCamille Martin\n8 rue du Port\n69002 Lyon';
  expect(pastedParties(list).map(({ city, country }) => [city, country])).toEqual([
    ['Bruxelles', 'BE'],
    ['Lyon', undefined],
  ]);
  expect(pastedParty('Camille Martin\n8 rue du Port\nB-1204 Résidence\n69002 Lyon')).toMatchObject({
    codePostal: '69002',
  });
});

test('an address with an empty line below each of its lines is one', () => {
  expect(pastedParties('Camille Martin\r\n\r\n8 rue du Port\r\n\r\n69002 Lyon\r\n')).toEqual([plainly]);
});
