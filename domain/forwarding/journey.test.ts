import { describe, expect, test } from 'vitest';
import { anAddress } from '../address/examples.ts';
import { faultsOf, saveStep } from '../journey/journey.ts';
import { firstIncomplete } from '../journey/steps.ts';
import { oldAnswers } from './addresses.ts';
import { aForwarding, theForwardingAnswers, theForwardingOptions } from './examples.ts';
import { type ForwardingStep, forwardingJourney, pricedForwardingOf } from './journey.ts';

const options = theForwardingOptions();
const journey = forwardingJourney(options);
const faults = (step: ForwardingStep, over = {}) => faultsOf(journey, theForwardingAnswers(over), step);

describe('the journey of a forwarding contract', () => {
  test('a forwarding contract is complete with every answer, and its answers make the same contract again', () => {
    const answers = theForwardingAnswers();
    expect(firstIncomplete(journey, answers)).toBeNull();
    const made = journey.valuesOf(answers);
    expect(made).toMatchObject({ offer: 'definitive-national-6', endDate: null, to: { city: 'Brest' } });
    if (!made) throw new Error('No contract.');
    expect(journey.valuesOf({ ...journey.answersOf(made), authority: 'yes' })).toEqual(made);
  });

  test('a forwarding contract with a chosen end date makes the same contract again', () => {
    const answers = theForwardingAnswers({ offer: 'temporary-national-1', endDate: '2026-12-20' });
    const made = journey.valuesOf(answers);
    expect(made?.endDate).toBe('2026-12-20');
    if (!made) throw new Error('No contract.');
    expect(journey.valuesOf({ ...journey.answersOf(made), authority: 'yes' })).toEqual(made);
  });

  test('a forwarding contract prices only what is answered, and requires each step’s answers', () => {
    expect(firstIncomplete(journey, {})).toBe('needs');
    expect(pricedForwardingOf({}, options)).toBeNull();
    expect(pricedForwardingOf({ offer: 'definitive-national-6' }, options)).toEqual({
      offer: 'definitive-national-6',
    });
    expect(faults('needs', { offer: 'other' })).toEqual({ offer: { code: 'not-offered' } });
    expect(faults('summary', { authority: '' })).toEqual({ authority: { code: 'required' } });
  });

  test('a forwarding contract begins no earlier than its activation allows, and no later than the window', () => {
    expect(faults('dates', { startDate: '2026-11-26' })).toEqual({
      startDate: { code: 'too-early', earliest: '2026-11-27' },
    });
    expect(faults('dates', { startDate: '2026-11-24', activation: 'post-office' })).toEqual({});
    expect(faults('dates', { startDate: '2027-05-21' })).toEqual({});
    expect(faults('dates', { startDate: '2027-05-22' })).toEqual({
      startDate: { code: 'too-late', latest: '2027-05-21' },
    });
    for (const startDate of ['2026-02-30', '31/04/2027'])
      expect(faults('dates', { startDate })).toEqual({ startDate: { code: 'date' } });
    expect(faults('dates', { startDate: '', activation: '' })).toEqual({
      activation: { code: 'required' },
      startDate: { code: 'required' },
    });
  });

  test('a forwarding contract has its days as people write them where a browser has no calendar', () => {
    const typed = { offer: 'temporary-national-1', startDate: '01/12/2026', endDate: '20/12/2026' };
    expect(journey.valuesOf(theForwardingAnswers(typed))).toMatchObject({
      startDate: '2026-12-01',
      endDate: '2026-12-20',
    });
  });

  test('a forwarding contract requires an end date where the offer has no fixed months', () => {
    const offer = 'temporary-national-1';
    expect(faults('dates', { offer })).toEqual({ endDate: { code: 'required' } });
    expect(faults('dates', { offer, endDate: '2026-12-10' })).toEqual({
      endDate: { code: 'too-early', earliest: '2026-12-15' },
    });
    expect(faults('dates', { offer, endDate: '2027-01-02' })).toEqual({
      endDate: { code: 'too-late', latest: '2026-12-31' },
    });
    expect(faults('dates', { offer, endDate: '2026-12-20' })).toEqual({});
    expect(faults('dates', { offer: 'keeping-2', endDate: '2026-12-01' })).toEqual({});
  });

  test('a forwarding contract loses its end date when the offer changes, and nothing else', () => {
    const { dropped } = saveStep(journey, theForwardingAnswers({ endDate: '2026-12-20' }), {
      step: 'needs',
      typed: { offer: 'keeping-2' },
    });
    expect(dropped).toEqual(['endDate']);
  });

  test.each([
    ['temporary-national-1', 'restante-1', true],
    ['keeping-2', 'restante-1', true],
    ['restante-1', 'temporary-national-1', true],
    ['temporary-national-1', 'definitive-national-6', false],
  ])('a forwarding contract that changes from %s to %s loses its new address: %s', (before, after, isDropped) => {
    const answers = theForwardingAnswers({ offer: before, 'to.floor': '3e étage' });
    const { dropped } = saveStep(journey, answers, { step: 'needs', typed: { offer: after } });
    expect(dropped).toEqual(isDropped ? ['to.floor', 'to.streetName', 'to.codePostal', 'to.city'] : []);
  });
});

describe('the addresses', () => {
  test('a forwarding contract has two different addresses', () => {
    const same = { 'to.streetName': '12 rue de la République', 'to.codePostal': '69002', 'to.city': 'Lyon' };
    expect(faults('addresses', same)).toEqual({ 'to.streetName': { code: 'same-address' } });
    expect(pricedForwardingOf(theForwardingAnswers(same), options)).not.toHaveProperty('to');
    for (const other of [{ 'to.floor': '3e étage' }, { 'to.building': 'Bâtiment B' }])
      expect(faults('addresses', { ...same, ...other })).toEqual({});
  });

  test('a forwarding contract’s old address is the account’s own, in France alone', () => {
    const holder = { civility: 'mrs', firstName: 'Compte', lastName: 'Particulier' } as const;
    const home = oldAnswers({ ...holder, address: anAddress({ city: 'Mios', email: '' }) }, 'compte@exemple.fr');
    expect(home).toMatchObject({ 'from.city': 'Mios', 'from.email': 'compte@exemple.fr' });
    const abroad = anAddress({ city: 'Bruxelles', country: 'BE' });
    expect(oldAnswers({ ...holder, address: abroad }, 'compte@exemple.fr')).toEqual({
      'from.civility': 'mrs',
      'from.firstName': 'Compte',
      'from.lastName': 'Particulier',
      'from.email': 'compte@exemple.fr',
    });
  });

  test('a forwarding contract’s names have their faults at the old address alone', () => {
    expect(Object.keys(faults('addresses', { 'from.lastName': '' }))).toEqual(['from.lastName']);
  });

  test('a forwarding contract needs no new address for kept mail, an office for poste restante, and a country abroad', () => {
    const nowhere = { 'to.streetName': '', 'to.codePostal': '', 'to.city': '' };
    expect(faults('addresses', { offer: 'keeping-2', ...nowhere })).toEqual({});
    expect(faults('addresses', { offer: 'restante-1', 'to.streetName': '' })).toEqual({
      'to.streetName': { code: 'office' },
    });
    expect(faults('addresses', { offer: 'restante-1', 'to.streetName': 'Brest Siam' })).toEqual({});
    expect(Object.keys(faults('addresses', { offer: 'definitive-international-6' }))).toContain('to.country');
    expect(
      faults('addresses', { offer: 'definitive-international-6', 'to.country': 'BE', 'to.codePostal': '1000' }),
    ).toEqual({});
  });
});

describe('the household', () => {
  test('a household’s members are named once each, within the backend’s limit', () => {
    expect(journey.read(theForwardingAnswers({ 'beneficiary.c': 'Contact Achats' })).values.beneficiaries).toEqual([
      'Compte Particulier',
      'Contact Achats',
    ]);
    expect(faults('beneficiaries', { 'beneficiary.a': '', 'beneficiary.b': '' })).toEqual({
      'beneficiary.a': { code: 'required' },
    });
    expect(faults('beneficiaries', { 'beneficiary.b': '<b>' })).toEqual({ 'beneficiary.b': { code: 'name' } });
    const company = { 'beneficiary.b': 'Sarl du Port' };
    expect(faults('beneficiaries', company)).toEqual({ 'beneficiary.b': { code: 'company' } });
    expect(faults('beneficiaries', { ...company, 'from.isCompany': 'yes' })).toEqual({});
    expect(faults('beneficiaries', { 'beneficiary.h': 'Huitième' })).toEqual({
      'beneficiary.h': { code: 'not-offered' },
    });
  });
});

test('mail that is kept goes nowhere', () => {
  expect(journey.answersOf(aForwarding({ to: null }))).not.toHaveProperty('to.city');
});
