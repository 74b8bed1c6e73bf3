import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWholeAddress } from '#domain/address/examples.ts';
import { fieldNames } from '#domain/address/form-fields.ts';
import { legalForms, savedFrom } from '#tests/shared/legal-addresses.ts';
import { formOf, formOfAddress, valuesOf } from './form-of.ts';
import { startOf } from './form-start.ts';

function posted(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('every typed value arrives, and is in the form again when the address is changed', () => {
  fc.assert(
    fc.property(legalForms, (form) => {
      const arrived = formOf(posted(valuesOf(form)));
      expect(arrived).toEqual(form);
      const address = savedFrom(arrived);
      expect(address && formOfAddress(address)).toEqual(form);
    }),
  );
});

test('every field of a form is one that it posts, and has a value of its own', () => {
  const values = valuesOf(formOfAddress(aWholeAddress()));
  expect(Object.keys(values)).toEqual(fieldNames);
  expect(new Set(Object.values(values)).size).toBe(fieldNames.length - 1);
});

test('a number that was saved for abroad is changed as its field asks for it', () => {
  const entry = { id: '1', kind: 'address', name: 'Maison', isPrimary: false, isEligible: true } as const;
  expect(startOf({ ...entry, address: aWholeAddress({ mobilePhone: '+33612345678' }) }).mobilePhone).toBe('0612345678');
});
