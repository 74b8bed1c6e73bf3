import { describe, expect, test } from 'vitest';
import { aCompanyForm, anAddress } from './examples.ts';
import { senderField, senderOf } from './letter-sender.ts';
import type { Holder } from './party.ts';

const holder: Holder = { civility: 'mrs', firstName: 'Compte', lastName: 'Particulier', address: null };
const email = 'compte@exemple.fr';

describe('the sender begins as', () => {
  test('the main address of the account, which is ready to go on', () => {
    const sender = senderOf({ ...holder, address: anAddress({ firstName: 'Autre' }) }, email);
    expect(sender).toMatchObject({ 'sender.firstName': 'Autre', 'sender.city': 'Mios', 'sender.email': email });
    expect(senderField.parse(sender, {})).toHaveProperty('value');
    expect(Object.values(sender)).not.toContain('');
  });

  test('a company, with the e-mail of its address', () => {
    const address = anAddress({ ...aCompanyForm(), civility: 'mrs', email: 'bureau@exemple.fr' });
    expect(senderOf({ ...holder, address }, email)).toMatchObject({
      'sender.isCompany': 'yes',
      'sender.companyName': 'Atelier 3M & Fils',
      'sender.email': 'bureau@exemple.fr',
    });
  });

  test.each([null, anAddress({ country: 'BE' }), anAddress({ country: 'RE' })])(
    'the names of the account where letters are not sent from its main address',
    (address) => {
      expect(senderOf({ ...holder, address }, email)).toEqual({
        'sender.civility': 'mrs',
        'sender.firstName': 'Compte',
        'sender.lastName': 'Particulier',
        'sender.email': email,
      });
    },
  );
});
