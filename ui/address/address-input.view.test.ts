import { expect, test } from 'vitest';
import { anAddressContext } from '#domain/address/examples.ts';
import { emptyForm } from '#domain/address/form-fields.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type AddressInput, addressInputView } from './address-input.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const fresh = { ...emptyForm, lastName: 'd’Arc' };
const formOf = (over: Partial<AddressInput>) => {
  const asked = { isFull: false, context: anAddressContext(), fresh, again: null, isRestored: false, purpose: 'save' };
  const about = { hidden: {}, isForBook: true, isOnceOffered: true };
  return addressInputView({ input: { ...asked, ...over }, ...about }, wording).form;
};

test('the initial values of a new address get no remark: nobody has typed them', () => {
  const { values, notes, towns } = formOf({});
  expect([values.lastName, notes, towns]).toEqual(['d’Arc', {}, []]);
});

test('the towns of the typed code are offered where there are several, and what was replaced is said', () => {
  const again = { kind: 'again' as const, typed: fresh, faults: {}, towns: ['Lugos', 'Mios'], check: null };
  const { values, notes, towns } = formOf({ again });
  expect([values.lastName, Object.keys(notes), towns]).toEqual(["d'Arc", ['lastName'], ['Lugos', 'Mios']]);
});
