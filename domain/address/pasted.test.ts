import { expect, test } from 'vitest';
import { pastedParties, pastedParty } from './pasted.ts';

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
      floor: 'Apt 3, 2e étage',
      building: 'Résidence du Port',
      streetName: '8 bis rue du Port',
      additionalStreetName: 'BP 12',
      ...lyon,
    },
  ],
  [
    'of a company with its service',
    'SARL du Port\nService achats\n8 rue du Port\n69002 Lyon',
    { isCompany: 'yes', companyName: 'SARL du Port', service: 'Service achats', streetName: '8 rue du Port', ...lyon },
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
    'in one line',
    'Camille Martin, 8, rue du Port, 69002 Lyon, France',
    { firstName: 'Camille', lastName: 'Martin', streetName: '8, rue du Port', ...lyon },
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
