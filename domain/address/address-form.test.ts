import { describe, expect, test } from 'vitest';
import { type AddressForm, checkAddress, toAddress } from './address-form.ts';

const form = (over: Partial<AddressForm> = {}): AddressForm => ({
  civility: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  companyName: '',
  building: '',
  streetName: "12 bis rue de l'Église",
  additionalStreetName: '',
  codePostal: '33380',
  city: 'Mios',
  country: 'FR',
  mobilePhone: '0612345678',
  ...over,
});

test('a whole address has no fault', () => {
  expect(checkAddress(form())).toEqual({});
});

test.each(['civility', 'country', 'firstName', 'lastName', 'codePostal', 'city', 'mobilePhone'] as const)(
  '%s is required',
  (field) => {
    expect(checkAddress(form({ [field]: '  ' }))[field]).toBeDefined();
  },
);

test('a street or a place is required, and the fault is shown on both', () => {
  expect(checkAddress(form({ streetName: '' }))).toEqual({
    streetName: { code: 'street-or-place' },
    additionalStreetName: { code: 'street-or-place' },
  });
  expect(checkAddress(form({ streetName: '', additionalStreetName: 'BP 34014' }))).toEqual({});
});

test('a name counts at most 35 signs, any other line 38', () => {
  expect(checkAddress(form({ lastName: 'a'.repeat(36) })).lastName).toEqual({ code: 'too-long', count: 35 });
  expect(checkAddress(form({ streetName: 'a'.repeat(39) })).streetName).toEqual({ code: 'too-long', count: 38 });
});

describe('postal codes', () => {
  test.each(['75001', '01000', '98000', '97400'])('%s is a French postal code', (codePostal) =>
    expect(checkAddress(form({ codePostal }))).toEqual({}),
  );
  test.each(['1000', '2A004', '75 001', '９７４００'])('%s is not a French postal code', (codePostal) =>
    expect(checkAddress(form({ codePostal })).codePostal).toEqual({ code: 'postal-code-fr' }),
  );
  test.each(['SW1A 1AA', '1010', 'D-10115', '110 00', '12345678901'])('%s is a foreign postal code', (codePostal) =>
    expect(checkAddress(form({ codePostal, country: 'DE', mobilePhone: '+4915123456789' }))).toEqual({}),
  );
  test.each(['A', '123456789012', 'SW1A  1AA', 'SW1A-1 AA', '-123'])('%s is not a foreign postal code', (codePostal) =>
    expect(checkAddress(form({ codePostal, country: 'DE' })).codePostal).toEqual({ code: 'postal-code-international' }),
  );
});

describe('mobile phones', () => {
  test.each(['0612345678', '06 12 34 56 78', '+33612345678', '+33 (0)6 12 34 56 78', '0033712345678', '0690123456'])(
    '%s is a French mobile',
    (mobilePhone) => expect(checkAddress(form({ mobilePhone }))).toEqual({}),
  );
  test.each(['0512345678', '061234567', '06123456789'])('%s is not a French mobile', (mobilePhone) =>
    expect(checkAddress(form({ mobilePhone })).mobilePhone).toEqual({ code: 'mobile-fr' }),
  );
  test.each(['0470123456', '+32470123456', '0470 12 34 56'])('%s is a Belgian mobile', (mobilePhone) =>
    expect(checkAddress(form({ mobilePhone, country: 'BE', codePostal: '1000' }))).toEqual({}),
  );
  test.each(['041234567', '0612345678'])('%s is not a Belgian mobile', (mobilePhone) =>
    expect(checkAddress(form({ mobilePhone, country: 'BE', codePostal: '1000' })).mobilePhone).toEqual({
      code: 'mobile-be',
    }),
  );
});

test('curly apostrophes and long dashes are folded before they are kept', () => {
  expect(toAddress(form({ streetName: ' 3 rue de l’Église – bas ' })).street).toBe("3 rue de l'Église - bas");
});
