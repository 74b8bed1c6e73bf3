import { describe, expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { theParcelAnswers } from '#domain/parcels/examples.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { aParcelAddresses } from '../parcels.examples.ts';

/** What the page asks of the sender and of the recipient. */
const asked = (shown: Parameters<typeof aParcelAddresses>[0] = {}) =>
  aParcelAddresses(shown).parties.map(({ title, country, hasPostalCode, asksEmail, asksMobile, print }) => ({
    title,
    country,
    hasPostalCode,
    asksEmail,
    asksMobile,
    printed: print?.country,
    ...(print?.codePostal === undefined ? {} : { codePostal: print.codePostal }),
  }));

describe('what is asked of the two', () => {
  const sender = {
    title: 'Expéditeur',
    country: 'Guadeloupe',
    hasPostalCode: false,
    asksEmail: true,
    asksMobile: 'optional',
    printed: { code: 'GP', name: 'Guadeloupe' },
  };
  const recipient = {
    title: 'Destinataire',
    country: '1200, Suisse',
    hasPostalCode: true,
    asksEmail: true,
    asksMobile: 'optional',
    printed: { code: 'CH', name: 'Suisse' },
    codePostal: '1200',
  };
  const answers = theParcelAnswers({ origin: 'GP', destination: 'CH', postalCode: ' 1200 ' });

  test('each party’s fields depend on its place', () => {
    expect(asked({ answers })).toEqual([sender, recipient]);
  });

  test('a parcel of one territory asks nobody for a mobile number', () => {
    const parties = aParcelAddresses().parties.map(({ asksEmail, asksMobile }) => [asksEmail, asksMobile]);
    expect(parties).toEqual([
      [true, 'no'],
      [false, 'no'],
    ]);
  });

  test('whoever fetches a parcel at a point has no address to type, and is told by message and by e-mail', () => {
    const [, waiting] = aParcelAddresses({ answers: theParcelAnswers({ way: 'point' }) }).parties;
    expect(waiting).toMatchObject({ hasPlace: false, asksEmail: true, isEmailOptional: false, asksMobile: 'needed' });
    expect(waiting?.country).toBe('Bureau de poste Lyon, 12 rue de la République, 69002 Lyon');
    const [, chronopost] = aParcelAddresses({ answers: theParcelAnswers({ way: 'point', carrier: 'CHRP' }) }).parties;
    expect(chronopost).toMatchObject({ hasPlace: true, asksMobile: 'needed' });
  });

  test('the label of a parcel that waits at a point is drawn with the point, not with a home', () => {
    const [, waiting] = aParcelAddresses({ answers: theParcelAnswers({ way: 'point' }) }).parties;
    expect(waiting?.print?.envelope.lines).toEqual([
      'ATELIER 3M & FILS',
      'CONTACT ACHATS SERVICE ACHATS',
      'BUREAU DE POSTE LYON',
      '12 RUE DE LA REPUBLIQUE',
      '69002 LYON',
      'POINT DE RETRAIT lyon-1',
    ]);
  });

  test('a party without a known place is printed without a country', () => {
    const nowhere = aParcelAddresses({ answers: {} });
    expect(nowhere.parties.map(({ print }) => print?.country)).toEqual([
      { code: '', name: '' },
      { code: '', name: '' },
    ]);
    expect(nowhere.canSwap).toBe(false);
  });
});

test('each address is drawn as the label prints it, of what stands in the fields', () => {
  const [sender, recipient] = aParcelAddresses().parties;
  expect(sender?.print?.envelope.lines).toEqual(['MADAME COMPTE PARTICULIER', '12 RUE DE LA REPUBLIQUE', '69002 LYON']);
  expect(recipient?.print?.envelope.lines).toEqual([
    'ATELIER 3M & FILS',
    'CONTACT ACHATS SERVICE ACHATS',
    '4 RUE DU PORT',
    '71000 MACON',
  ]);
  expect(sender?.print).toMatchObject({ most: 35, rule: '35 caractères par ligne', title: 'Sur l’étiquette' });
});

test('the two may change places within one territory only', () => {
  expect(aParcelAddresses().canSwap).toBe(true);
  expect(aParcelAddresses({ answers: theParcelAnswers({ destination: 'BE' }) }).canSwap).toBe(false);
});

describe('the address book', () => {
  const lyon = anAddress({ streetName: '8 rue Basse', codePostal: '69002', city: 'Lyon' });
  const macon = anAddress({ streetName: '', additionalStreetName: 'Le Bourg', codePostal: '71000', city: 'Mâcon' });
  const entries = [
    anEntry({ id: 'lyon', name: 'Maison', isPrimary: false, address: lyon }),
    anEntry({ id: 'macon', name: 'Atelier', isPrimary: true, address: macon }),
    anEntry({ id: 'ineligible', isEligible: false, address: lyon }),
    anEntry({ id: 'without', address: null }),
    anEntry({ id: 'overseas', address: anAddress({ codePostal: '97110', city: 'Pointe-à-Pitre', country: 'GP' }) }),
  ];
  const bookOf = (shown: Parameters<typeof aParcelAddresses>[0]) =>
    aParcelAddresses(shown).parties.map(({ book }) => book);

  test('the address book offers each party the selectable addresses that fit, the main one first', () => {
    const lines = (...place: string[]) => ['Mme Compte Particulier', ...place];
    const workshop = { id: 'macon', name: 'Atelier', lines: lines('LE BOURG', '71000 MACON') };
    expect(bookOf({ entries })).toEqual([
      [workshop, { id: 'lyon', name: 'Maison', lines: lines('8 RUE BASSE', '69002 LYON') }],
      [workshop],
    ]);
  });

  test('the address book offers no choice where none fits', () => {
    expect(bookOf({ entries, answers: theParcelAnswers({ origin: 'RE', postalCode: '75001' }) })).toEqual([[], []]);
  });
});
