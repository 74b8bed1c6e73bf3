import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AddressContext } from './address-context.ts';
import { addressAsTyped, checkAddress } from './address-form.ts';
import { aCompanyForm, anAddress, anAddressContext, anAddressForm } from './examples.ts';
import type { AddressFault } from './fields/faults.ts';
import { type AddressField, type AddressForm, addressFields } from './form-fields.ts';

const faults = (form: AddressForm, context: Partial<AddressContext> = {}) => {
  const checked = checkAddress(form, anAddressContext(context));
  return checked.kind === 'refused' ? checked.faults : {};
};
const saved = (form: AddressForm, context: Partial<AddressContext> = {}) => {
  const checked = checkAddress(form, anAddressContext(context));
  return checked.kind === 'address' ? checked.address : checked;
};
const required = { code: 'required' };
const uses = ['delivery', 'billing', 'book', 'sender', 'recipient'] as const;

test('a whole address is ready to save', () => {
  expect(saved(anAddressForm())).toEqual(anAddress({ id: null, mobilePhone: '+33612345678' }));
});

test('a whole address of a company is ready to save, contact and department included', () => {
  const form = aCompanyForm({
    civility: '',
    isPrimary: true,
    addressName: 'Bureau',
    floor: 'Étage 5',
    building: 'Bât. C',
    additionalStreetName: 'BP 34014',
    keypad: '12A34',
    additionalInformation: 'Quai nord',
    customsReference: 'FR123',
    email: 'nom@domaine.fr',
    country: 'GB',
    codePostal: 'sw1a 1aa',
    mobilePhone: '+44 7400 123456',
  });
  expect(saved(form)).toEqual({
    ...anAddress({ id: null, isCompany: true, isPrimary: true, civility: '' }),
    addressName: 'Bureau',
    companyName: 'Atelier 3M & Fils',
    service: 'Service Achats',
    floor: 'Étage 5',
    building: 'Bât. C',
    additionalStreetName: 'BP 34014',
    codePostal: 'SW1A 1AA',
    country: 'GB',
    countryName: 'Royaume-Uni',
    keypad: '12A34',
    additionalInformation: 'Quai nord',
    customsReference: 'FR123',
    email: 'nom@domaine.fr',
    mobilePhone: '+447400123456',
  });
});

test('an address is seen while it is typed, whatever rules it breaks', () => {
  const typed = anAddressForm({ civility: '', lastName: '', streetName: ' 12, rue de l’Église', country: 'XX' });
  expect(addressAsTyped(typed, anAddressContext())).toMatchObject({
    civility: '',
    lastName: '',
    streetName: "12, rue de l'Église",
    country: 'XX',
    countryName: 'XX',
  });
});

test('every field is read in its one spelling', () => {
  const typed = anAddressForm({
    firstName: ' Anne–Marie ',
    streetName: '3 rue de l’Église',
    city: 'E\u0301vian\u00a0',
    codePostal: '74 500',
  });
  expect(saved(typed)).toMatchObject({
    firstName: 'Anne-Marie',
    streetName: "3 rue de l'Église",
    city: 'Évian',
    codePostal: '74500',
  });
});

test('an empty form says all that it requires at once', () => {
  const empty = { ...anAddressForm(), ...Object.fromEntries(addressFields.map((field) => [field, ' '])) };
  expect(faults(empty)).toEqual({
    country: required,
    civility: required,
    firstName: required,
    lastName: required,
    streetName: { code: 'street-or-place' },
    codePostal: required,
    city: required,
    mobilePhone: required,
  });
});

describe.each(uses)('for %s', (use) => {
  test.each(['country', 'civility', 'firstName', 'lastName', 'codePostal', 'city', 'mobilePhone'] as const)(
    '%s is required',
    (field) => {
      const form = anAddressForm({ email: 'nom@domaine.fr', [field]: '\u00a0' });
      expect(faults(form, { use })).toEqual({ [field]: required });
    },
  );

  test('the e-mail is required of a sender, and of whom the service must reach, but never in the book', () => {
    const refused = { email: required };
    expect(faults(anAddressForm(), { use })).toEqual(use === 'sender' ? refused : {});
    expect(faults(anAddressForm(), { use, needsEmail: true })).toEqual(use === 'book' ? {} : refused);
  });

  test('an e-mail that is given must be one', () => {
    expect(faults(anAddressForm({ email: 'nom' }), { use })).toEqual({ email: { code: 'email' } });
  });

  test('a letter goes without a mobile, and one that is given must be one', () => {
    const form = anAddressForm({ mobilePhone: '', email: 'nom@domaine.fr' });
    expect(faults(form, { use, isLetter: true })).toEqual({});
    expect(faults({ ...form, mobilePhone: '06' }, { use, isLetter: true })).toEqual({
      mobilePhone: { code: 'mobile-fr' },
    });
  });
});

test('a street or a place is enough, and where both are missing the street is marked', () => {
  expect(faults(anAddressForm({ streetName: '' }))).toEqual({
    streetName: { code: 'street-or-place' },
  });
  expect(faults(anAddressForm({ streetName: '', additionalStreetName: 'BP 34014' }))).toEqual({});
});

describe('a country or a civility that was not offered is none', () => {
  test.each(['XX', 'fr', 'constructor'])('an address in the unoffered country « %s » has no country', (country) => {
    expect(faults(anAddressForm({ country }))).toMatchObject({ country: required });
  });
  test.each(['Mme', 'dr', 'MR'])('an address with the unoffered civility « %s » has no civility', (civility) => {
    expect(faults(anAddressForm({ civility }))).toEqual({ civility: required });
  });
  test.each(['mr', 'mrs'])('an address with the civility « %s » is saved', (civility) => {
    expect(saved(anAddressForm({ civility }))).toMatchObject({ civility });
  });
});

describe('a company', () => {
  test('a company’s address needs its name and no civility', () => {
    expect(faults(aCompanyForm({ civility: '', companyName: '' }))).toEqual({ companyName: required });
  });

  test('a company’s address needs a contact’s names: without them it could not be chosen', () => {
    expect(faults(aCompanyForm({ firstName: '', lastName: '' }))).toEqual({ firstName: required, lastName: required });
  });

  test('a company’s address has the rules of business lines, for its contact too', () => {
    expect(
      faults(
        aCompanyForm({ firstName: 'J. 2', lastName: 'J. Dupont 2', floor: 'Apt. 12', service: 'Achats / Compta' }),
      ),
    ).toEqual({});
    expect(faults(aCompanyForm({ firstName: 'Anne @', service: 'A @ b', floor: 'Bât @', companyName: 'a@b' }))).toEqual(
      Object.fromEntries(
        ['firstName', 'service', 'floor', 'companyName'].map((field) => [field, { code: 'characters', signs: ['@'] }]),
      ),
    );
  });

  test('a company’s form that becomes a person’s has a person’s rules, and loses the company’s fields', () => {
    const form = aCompanyForm({ isCompany: false, companyName: '(', service: ')', floor: 'chez M. Martin @' });
    expect(saved(form)).toMatchObject({ companyName: '', service: '', isCompany: false, floor: 'chez M. Martin @' });
    expect(faults({ ...form, lastName: 'Dupont 2' })).toEqual({ lastName: { code: 'characters', signs: ['2'] } });
  });
});

describe('each field has the rule of its line', () => {
  const broken: [AddressField, string, AddressFault][] = [
    ['firstName', 'J.', { code: 'characters', signs: ['.'] }],
    ['firstName', 'a'.repeat(36), { code: 'too-long', count: 35 }],
    ['lastName', '-Dupont', { code: 'edge', sign: '-', where: 'first' }],
    ['lastName', 'a'.repeat(36), { code: 'too-long', count: 35 }],
    ['floor', 'Apt 12, 3e', { code: 'characters', signs: [','] }],
    ['building', '.Bât', { code: 'edge', sign: '.', where: 'first' }],
    ['building', 'a'.repeat(39), { code: 'too-long', count: 38 }],
    ['streetName', '12/14 rue', { code: 'characters', signs: ['/'] }],
    ['streetName', '10 rue du Dr.', { code: 'edge', sign: '.', where: 'last' }],
    ['additionalStreetName', 'BP  34', { code: 'consecutive', sign: ' ' }],
    ['additionalStreetName', 'BP 34 @', { code: 'characters', signs: ['@'] }],
    ['codePostal', '1000', { code: 'postal-code-fr' }],
    ['city', 'St. Étienne', { code: 'characters', signs: ['.'] }],
    ['city', 'Château-Chinon (Ville)', { code: 'delivery-name', name: 'CHATEAU CHINON' }],
    ['keypad', '123456789', { code: 'too-long', count: 8 }],
    ['additionalInformation', 'Code (12)', { code: 'additional-information' }],
    ['additionalInformation', 'a--b', { code: 'additional-information' }],
    ['additionalInformation', 'a'.repeat(39), { code: 'too-long', count: 38 }],
    ['mobilePhone', '0512345678', { code: 'mobile-fr' }],
    ['email', 'nom@', { code: 'email' }],
    ['addressName', 'bureau', { code: 'duplicate-name' }],
    ['customsReference', 'a'.repeat(39), { code: 'too-long', count: 38 }],
  ];

  test.each(broken)('%s %j: %o', (field, typed, fault) => {
    expect(faults(anAddressForm({ [field]: typed }), { otherNames: ['Bureau'] })).toEqual({ [field]: fault });
  });

  test.each<[AddressField, string]>([
    ['firstName', 'a'.repeat(35)],
    ['keypad', '*12A345#'],
    ['additionalInformation', 'Portail @ gauche / 12'],
    ['addressName', 'Maison (été)'],
    ['customsReference', 'FR 123'],
  ])('%s may be %j', (field, typed) => {
    expect(faults(anAddressForm({ [field]: typed }), { otherNames: ['Bureau'] })).toEqual({});
  });
});

test('the rules of a phone are those of the country', () => {
  const abroad = (country: string, mobilePhone: string) => anAddressForm({ country, mobilePhone, codePostal: '98000' });
  expect(saved(abroad('BE', '0470 12 34 56'))).toMatchObject({ mobilePhone: '+32470123456' });
  expect(faults(abroad('BE', '0612345678'))).toEqual({ mobilePhone: { code: 'mobile-be' } });
  expect(saved(abroad('MC', '+377 44 12 34 56'))).toMatchObject({ mobilePhone: '+37744123456', countryName: 'Monaco' });
  expect(faults(abroad('MC', '+37744123456'), { mobileIn: () => null })).toEqual({
    mobilePhone: { code: 'mobile-other' },
  });
  expect(saved(abroad('DE', '0151 23456789'), { mobileIn: () => '+4915123456789' })).toMatchObject({
    mobilePhone: '+4915123456789',
  });
});

describe('fields that are right may print a line that is too long', () => {
  const lineTooLong = { code: 'line-too-long', count: 38 };
  const half = 'X'.repeat(20);

  test.each<[AddressField, AddressForm]>([
    ['additionalInformation', anAddressForm({ floor: half, additionalInformation: half })],
    ['floor', anAddressForm({ floor: 'œ'.repeat(20) })],
    ['lastName', anAddressForm({ lastName: 'œ'.repeat(20) })],
    ['companyName', aCompanyForm({ companyName: 'œ'.repeat(20) })],
    ['service', aCompanyForm({ lastName: half, service: half })],
    ['lastName', aCompanyForm({ lastName: 'œ'.repeat(20), service: '' })],
    ['building', aCompanyForm({ floor: half, building: half })],
    ['additionalInformation', aCompanyForm({ floor: half, additionalInformation: half })],
    ['building', anAddressForm({ building: 'œ'.repeat(20), additionalInformation: 'A' })],
    ['streetName', anAddressForm({ streetName: 'œ'.repeat(20) })],
    ['additionalStreetName', anAddressForm({ additionalStreetName: 'œ'.repeat(20) })],
    ['city', anAddressForm({ city: 'X'.repeat(33) })],
  ])('%s is the one to shorten', (field, form) => {
    expect(faults(form)).toEqual({ [field]: lineTooLong });
  });

  test('a country too long to print is said beside the country', () => {
    const countries = [{ code: 'XX', name: 'X'.repeat(39) }];
    expect(faults(anAddressForm({ country: 'XX' }), { countries })).toEqual({ country: lineTooLong });
  });
});

test('whatever is typed there is an answer: an address without a fault, or a fault', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 45 }),
    fc.constantFrom('', 'FR', 'mrs', '75001', 'Paris', '0612345678', 'nom@domaine.fr', 'Dupont', 'rue Haute'),
  );
  const forms = fc
    .tuple(fc.array(fc.tuple(fc.constantFrom(...addressFields), text), { maxLength: 5 }), fc.boolean())
    .map(([over, isCompany]) => ({ ...anAddressForm(), isCompany, ...Object.fromEntries(over) }));
  fc.assert(
    fc.property(forms, fc.constantFrom(...uses), (form, use) => {
      const checked = checkAddress(form, anAddressContext({ use }));
      if (checked.kind === 'refused') expect(Object.keys(checked.faults)).not.toHaveLength(0);
      else expect(checked.address.companyName === '').toBe(!isCompanyIn(form));
    }),
  );
});

const isCompanyIn = ({ isCompany, companyName }: AddressForm) => isCompany && companyName.trim() !== '';

test('a saved address can be saved again', () => {
  const address = saved(aCompanyForm({ streetName: ' 3 rue de l’Église', codePostal: '33380' }));
  if (!('streetName' in address)) throw new Error('the address was refused');
  const again = aCompanyForm({ streetName: address.streetName, mobilePhone: address.mobilePhone });
  expect(saved(again)).toEqual(address);
});
