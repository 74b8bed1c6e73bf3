import { expect, test } from 'vitest';
import { type PartyName, partyFields } from '#domain/address/party.ts';
import { partyEnvelope } from './party-print.view.ts';

const france = { code: 'FR', name: 'France' };
const belgium = { code: 'BE', name: 'Belgique' };

const printed = (
  typed: Partial<Record<PartyName, string>>,
  about: { country?: typeof france; codePostal?: string; most?: number } = {},
) => partyEnvelope((name) => typed[name] ?? '', { country: france, most: 35, ...about });

const somebody = { civility: 'mrs', firstName: 'Claire', lastName: 'Modèle' };

test('nothing is drawn until a field of the address is typed: a title, a tick or a known place are none', () => {
  const nothing = { lines: [], longest: 0, most: 35, isNear: false };
  const known = { country: belgium, codePostal: '1000' };
  expect(printed({}, known)).toEqual(nothing);
  expect(printed({ isCompany: 'yes', civility: 'mrs', city: ' ' }, known)).toEqual(nothing);
});

test('one field is enough to draw what is printed of it', () => {
  const drawn = partyFields
    .filter((name) => name !== 'isCompany' && name !== 'civility')
    .map((name) => [name, printed({ isCompany: 'yes', [name]: 'Abc' }).lines]);
  expect(Object.fromEntries(drawn)).toEqual({
    companyName: ['ABC'],
    // It stands beside the name of its company.
    service: [],
    firstName: ['ABC'],
    lastName: ['ABC'],
    floor: ['ABC'],
    building: ['ABC'],
    streetName: ['ABC'],
    additionalStreetName: ['ABC'],
    codePostal: ['ABC'],
    city: ['ABC'],
  });
});

test('every line stands in the order of the label, with the country', () => {
  const company = { isCompany: 'yes', companyName: 'Société', service: 'Achats', ...somebody };
  const place = { floor: 'Étage 3', building: 'Tour B', streetName: '8 rue Basse', additionalStreetName: 'Le Bourg' };
  expect(printed({ ...company, ...place, codePostal: '1000', city: 'Bruxelles' }, { country: belgium })).toEqual({
    lines: [
      'SOCIETE',
      'MADAME CLAIRE MODELE ACHATS',
      'ETAGE 3 TOUR B',
      '8 RUE BASSE',
      'LE BOURG',
      '1000 BRUXELLES',
      'BELGIQUE',
    ],
    longest: 27,
    most: 35,
    isNear: false,
  });
});

test('a postal code that a step before asks for is printed, and no other', () => {
  const typed = { ...somebody, codePostal: '33000', city: 'Mâcon' };
  expect(printed(typed, { codePostal: '71000' }).lines).toEqual(['MADAME CLAIRE MODELE', '71000 MACON']);
  expect(printed(typed, { codePostal: '' }).lines).toEqual(['MADAME CLAIRE MODELE', '33000 MACON']);
});

test('a line that is too long for the label is drawn as typed, with a warning before it is full', () => {
  const ofLength = (length: number) => printed({ building: 'B'.repeat(length), city: 'Lyon' });
  expect([31, 32, 35].map((length) => ofLength(length).isNear)).toEqual([false, true, true]);
  expect(ofLength(36)).toEqual({ lines: ['B'.repeat(36), 'LYON'], longest: 36, most: 35, isNear: true });
  expect(printed({ building: 'bâtiment', streetName: 'b'.repeat(60) }).lines).toEqual(['bâtiment', 'B'.repeat(60)]);
});
