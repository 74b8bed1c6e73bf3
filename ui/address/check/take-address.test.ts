import { expect, test } from 'vitest';
import { boundTo, type CheckResult } from '#domain/address/check/address-check.ts';
import { anAddressContext, anAddressForm } from '#domain/address/examples.ts';
import type { AddressForm } from '#domain/address/form-fields.ts';
import { valuesOf } from '#ui/address/form/form-of.ts';
import { submittedOf, takeAddress } from './take-address.ts';

const service = ({ result = { kind: 'recognised' }, towns = [] }: { result?: CheckResult; towns?: string[] } = {}) => ({
  check: async () => result,
  towns: async () => towns,
  streets: async () => [],
});

const posted = (typed: Partial<AddressForm> = {}, answer: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...valuesOf(anAddressForm(typed)), ...answer })) form.set(name, value);
  return submittedOf(form);
};

const take = (submitted: ReturnType<typeof posted>, about: Parameters<typeof service>[0] = {}) =>
  takeAddress(submitted, { addressChecks: service(about), context: anAddressContext() });

const other = {
  streetName: '14 Avenue de la Gare',
  additionalStreetName: '',
  codePostal: '33380',
  city: 'Mios',
  country: 'FR',
};
const suggestions: CheckResult = { kind: 'suggestions', suggestions: [other], mustChoose: false };
const abroad: CheckResult = {
  kind: 'suggestions',
  suggestions: [{ ...other, codePostal: '1000', city: 'Bruxelles', country: 'BE' }],
  mustChoose: true,
};
const typedBound = boundTo({
  streetName: "12 bis rue de l'Église",
  additionalStreetName: '',
  codePostal: '33380',
  city: 'Mios',
  country: 'FR',
});

test('an address that the service recognises is taken, verified', async () => {
  expect(await take(posted())).toMatchObject({ kind: 'address', address: { city: 'Mios', isVerified: true } });
});

test('an address is accepted unverified when the service is away', async () => {
  expect(await take(posted(), { result: { kind: 'unavailable' } })).toMatchObject({
    kind: 'address',
    address: { isVerified: false },
  });
});

test('an address where nothing is delivered is refused at its postal code, and not in question', async () => {
  const again = { kind: 'again', faults: { codePostal: { code: 'not-eligible' } }, check: null };
  expect(await take(posted(), { result: { kind: 'not-eligible' } })).toMatchObject(again);
});

test('a CEDEX is not asked about', async () => {
  const cedex = posted({ isCompany: true, companyName: 'Atelier', codePostal: '33070', city: 'Bordeaux CEDEX' });
  expect(await take(cedex, { result: { kind: 'unknown' } })).toMatchObject({
    kind: 'address',
    address: { isVerified: true },
  });
});

test('suggestions are shown, and the address may be kept', async () => {
  expect(await take(posted(), { result: suggestions })).toMatchObject({
    kind: 'again',
    check: { verdict: suggestions, mayKeep: true, tries: 1 },
  });
});

test('the address that was shown is kept when the shopper says so, and counts as checked and kept', async () => {
  const confirmation = posted({}, { step: 'keep', confirmed: typedBound, tries: '1' });
  expect(await take(confirmation, { result: suggestions })).toMatchObject({
    kind: 'address',
    address: { streetName: "12 bis rue de l'Église", isVerified: false },
    ground: 'kept',
  });
});

test('an answer about another address than this one is no answer', async () => {
  const changed = posted({ streetName: '13 rue Haute' }, { step: 'keep', confirmed: typedBound, tries: '1' });
  expect(await take(changed, { result: suggestions })).toMatchObject({ kind: 'again', check: { tries: 2 } });
});

test('a suggestion that is chosen takes the place of what was typed, and keeps who receives it', async () => {
  const chosen = posted({}, { step: 'suggestion', suggestion: boundTo(other), tries: '1' });
  expect(await take(chosen)).toMatchObject({
    kind: 'address',
    address: { streetName: '14 Avenue de la Gare', lastName: 'Particulier' },
  });
});

test('a suggestion is known to the service, though it knows others like it', async () => {
  const chosen = posted({}, { step: 'suggestion', suggestion: boundTo(other), tries: '1' });
  expect(await take(chosen, { result: suggestions })).toMatchObject({ address: { isVerified: true }, ground: 'known' });
  expect(
    await take(posted({}, { step: 'suggestion', suggestion: boundTo(other), tries: '2' }), {
      result: { kind: 'unknown' },
    }),
  ).toMatchObject({ address: { isVerified: false } });
});

test('an address with a suggestion in another country cannot be left unchanged, even on request', async () => {
  const confirmation = posted({}, { step: 'keep', confirmed: typedBound, tries: '9' });
  expect(await take(confirmation, { result: abroad })).toMatchObject({ kind: 'again', check: { mayKeep: false } });
});

test('an unknown address is to be changed, and may be confirmed from the second try', async () => {
  const unknown = { result: { kind: 'unknown' } } as const;
  expect(await take(posted(), unknown)).toMatchObject({ check: { mayKeep: false, tries: 1 } });
  expect(await take(posted({}, { tries: '1' }), unknown)).toMatchObject({ check: { mayKeep: true, tries: 2 } });
  const early = posted({}, { step: 'keep', confirmed: typedBound, tries: '1' });
  expect(await take(early, unknown)).toMatchObject({ kind: 'again' });
  const confirmed = posted({}, { step: 'keep', confirmed: typedBound, tries: '2' });
  expect(await take(confirmed, unknown)).toMatchObject({
    kind: 'address',
    address: { isVerified: false },
    ground: 'kept',
  });
});

test('a code of one town needs no town', async () => {
  expect(await take(posted({ city: '' }), { towns: ['Mios'] })).toMatchObject({
    kind: 'address',
    address: { city: 'Mios' },
  });
});

test('a code of several towns offers them, until another one is to be typed', async () => {
  const towns = ['Biganos', 'Mios'];
  expect(await take(posted({ city: '' }), { towns })).toMatchObject({ towns, faults: { city: { code: 'required' } } });
  expect(await take(posted({ city: '' }, { step: 'city' }), { towns })).toMatchObject({ towns: [] });
});

test('bringing the form up to date judges nothing', async () => {
  expect(await take(posted({ lastName: '', country: 'BE' }, { step: 'refresh' }))).toEqual({
    kind: 'again',
    typed: anAddressForm({ lastName: '', country: 'BE' }),
    faults: {},
    towns: [],
    check: null,
  });
});
