import { expect, test } from 'vitest';
import { checkAddress } from '#domain/address/address-form.ts';
import { anAddressContext } from '#domain/address/examples.ts';
import type { AddressFault } from '#domain/address/fields/faults.ts';
import { type AddressField, emptyForm } from '#domain/address/form-fields.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { faultText } from './address-faults.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });

const faults: [AddressField, AddressFault, string, string][] = [
  ['civility', { code: 'required' }, 'Sélectionnez une civilité.', 'Select a title.'],
  ['country', { code: 'required' }, 'Sélectionnez un pays.', 'Select a country.'],
  ['firstName', { code: 'required' }, 'Saisissez le prénom.', 'Enter the first name.'],
  ['lastName', { code: 'required' }, 'Saisissez le nom.', 'Enter the last name.'],
  ['codePostal', { code: 'required' }, 'Saisissez le code postal.', 'Enter the postcode.'],
  ['city', { code: 'required' }, 'Saisissez la commune.', 'Enter the town.'],
  ['mobilePhone', { code: 'required' }, 'Saisissez un numéro de téléphone portable.', 'Enter a mobile phone number.'],
  [
    'lastName',
    { code: 'too-long', count: 35 },
    '35 caractères au maximum, espaces compris.',
    '35 characters at most, including spaces.',
  ],
  [
    'streetName',
    { code: 'street-or-place' },
    'Saisissez une rue, un lieu-dit ou une boîte postale.',
    'Enter a street, a place name or a PO box.',
  ],
  ['codePostal', { code: 'too-short', count: 2 }, '2 caractères au minimum.', '2 characters at least.'],
  [
    'codePostal',
    { code: 'postal-code-fr' },
    'Le code postal doit compter 5 chiffres.',
    'The postcode must have 5 digits.',
  ],
  [
    'codePostal',
    { code: 'postal-code-international' },
    'Le code postal doit compter de 2 à 11 caractères\u202f: lettres, chiffres, un espace ou un tiret.',
    'The postcode must have 2 to 11 characters: letters, digits, one space or hyphen.',
  ],
  [
    'mobilePhone',
    { code: 'mobile-fr' },
    'Le numéro doit compter 10 chiffres et commencer par 06 ou 07.',
    'The number must have 10 digits and start with 06 or 07.',
  ],
  [
    'mobilePhone',
    { code: 'mobile-be' },
    'Le numéro doit compter 10 chiffres et commencer par 04.',
    'The number must have 10 digits and start with 04.',
  ],
  [
    'mobilePhone',
    { code: 'mobile-other' },
    'Le numéro est incorrect pour le pays sélectionné.',
    'The number is incorrect for the selected country.',
  ],
  ['companyName', { code: 'required' }, 'Saisissez la raison sociale.', 'Enter the company name.'],
  [
    'email',
    { code: 'required' },
    'Saisissez une adresse e-mail, au format nom@domaine.fr.',
    'Enter an email address, such as name@example.com.',
  ],
  [
    'email',
    { code: 'email' },
    'L’adresse e-mail doit être au format nom@domaine.fr.',
    'The email address must look like name@example.com.',
  ],
  [
    'companyName',
    { code: 'characters', signs: ['+'] },
    'Ce signe n’est pas accepté ici\u202f: +',
    'This character cannot be used here: +',
  ],
  [
    'companyName',
    { code: 'characters', signs: ['+', '('] },
    'Ces signes ne sont pas acceptés ici\u202f: + (',
    'These characters cannot be used here: + (',
  ],
  [
    'firstName',
    { code: 'consecutive', sign: ' ' },
    'Deux espaces ne peuvent pas se suivre.',
    'Two spaces cannot follow each other.',
  ],
  [
    'building',
    { code: 'consecutive', sign: '@' },
    'Deux arobases ne peuvent pas se suivre.',
    'Two at signs cannot follow each other.',
  ],
  [
    'firstName',
    { code: 'edge', sign: '-', where: 'first' },
    'Le premier caractère ne peut pas être un tiret.',
    'The first character cannot be a hyphen.',
  ],
  [
    'firstName',
    { code: 'edge', sign: "'", where: 'last' },
    'Le dernier caractère ne peut pas être une apostrophe.',
    'The last character cannot be an apostrophe.',
  ],
  [
    'additionalInformation',
    { code: 'additional-information' },
    'Le format des informations complémentaires n’est pas conforme. Utilisez des lettres, des chiffres et des espaces.',
    'The additional information is not in the right format. Use letters, digits and spaces.',
  ],
  [
    'addressName',
    { code: 'duplicate-name' },
    'Nom d’adresse déjà existant veuillez en saisir un autre',
    'This address name already exists. Please enter another one.',
  ],
  [
    'city',
    { code: 'delivery-name', name: 'CHATEAU CHINON' },
    'Pour la distribution, cette commune s’écrit «\u202fCHATEAU CHINON\u202f». Saisissez ce nom.',
    'For delivery, this town is spelt “CHATEAU CHINON”. Please enter that name.',
  ],
  [
    'lastName',
    { code: 'line-too-long', count: 38 },
    'Imprimée sur l’enveloppe, cette ligne dépasse 38 caractères. Abrégez-la.',
    'On the envelope, this line would be longer than 38 characters. Please shorten it.',
  ],
  [
    'codePostal',
    { code: 'not-eligible' },
    'Nous ne livrons pas à cette commune. Choisissez une autre adresse.',
    'We do not deliver to this town. Please choose another address.',
  ],
];

test.each(faults)('%s, %o: what is wrong and how to mend it', (field, fault, french, english) => {
  expect(faultText(field, fault, fr)).toBe(french);
  expect(faultText(field, fault, en)).toBe(english);
});

test.each([true, false])('an empty field is named, whichever it is (company: %s)', (isCompany) => {
  const checked = checkAddress({ ...emptyForm, isCompany, country: '' }, anAddressContext({ use: 'sender' }));
  if (checked.kind !== 'refused') throw new Error('an empty form was accepted');
  const messages = Object.entries(checked.faults).map(([field, fault]) => faultText(field as AddressField, fault, fr));
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter((message) => !/^(Saisissez|Sélectionnez) /.test(message))).toEqual([]);
});

test.each<AddressFault>([{ code: 'required' }, { code: 'mobile-fr' }, { code: 'mobile-be' }, { code: 'mobile-other' }])(
  'who has no mobile phone is told whom to call: %o',
  (fault) => {
    const text = faultText('mobilePhone', fault, wordingOf({ lang: 'fr', mode: 'part', phone: '36 31' }));
    expect(text).toContain('Pas de téléphone portable\u202f? Appelez le service client au 36 31.');
  },
);

test('a French number that is no mobile is told whom to call, where the shop has a number for it', () => {
  const say = (lang: 'fr' | 'en', mode: 'part' | 'pro', phone?: string) =>
    faultText('mobilePhone', { code: 'mobile-fr' }, wordingOf({ lang, mode, ...(phone && { phone }) }));
  expect(say('fr', 'part', '36 31')).toBe(
    'Le numéro doit compter 10 chiffres et commencer par 06 ou 07. Pas de téléphone portable\u202f? Appelez le service client au 36 31.',
  );
  expect(say('en', 'pro', '36 34')).toBe(
    'The number must have 10 digits and start with 06 or 07. No mobile phone? Call customer service on 36 34.',
  );
  expect(say('fr', 'part')).toBe('Le numéro doit compter 10 chiffres et commencer par 06 ou 07.');
});
