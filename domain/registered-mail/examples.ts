import { anAddress, anotherAddress } from '../address/examples.ts';
import type { Answers } from '../journey/journey.ts';
import { euros } from '../shared/money.ts';
import type { MailDestination, MailField, RegisteredMail, RegisteredMailOptions } from './registered-mail.ts';

const aDestination = (over: Partial<MailDestination> = {}): MailDestination => ({
  code: 'FR',
  name: 'France métropolitaine',
  weightSteps: [20, 50, 100, 250, 500, 1000, 2000],
  levels: ['R1', 'R2', 'R3'],
  hasReceipt: true,
  suspension: null,
  ...over,
});

export const theMailOptions = (over: Partial<RegisteredMailOptions> = {}): RegisteredMailOptions => ({
  productCode: 'vignette-recommande',
  validFrom: '2026-01-01',
  destinations: [
    aDestination(),
    aDestination({ code: 'RE', name: 'La Réunion' }),
    aDestination({ code: 'BE', name: 'Belgique', levels: ['R1', 'R2'] }),
    aDestination({ code: 'CA', name: 'Canada', weightSteps: [20, 500], hasReceipt: false }),
    aDestination({
      code: 'SD',
      name: 'Soudan',
      suspension: { since: '2023-04-21', until: null },
    }),
  ],
  levels: [
    { level: 'R1', compensation: euros(16) },
    { level: 'R2', compensation: euros(153) },
    { level: 'R3', compensation: euros(458) },
  ],
  depositPlaces: [
    { place: 'post-office', dates: ['2026-11-23', '2026-11-24', '2026-11-25'], cutOff: null },
    { place: 'letterbox', dates: ['2026-11-24', '2026-11-25'], cutOff: '18:00' },
  ],
  printFormats: [
    { code: 'A4', name: 'Feuille A4' },
    { code: 'A4_STICKER', name: 'Planche adhésive A4' },
  ],
  validDays: 15,
  ...over,
});

/** Valid answers. */
export const theMailAnswers = (over: Answers<MailField> = {}): Answers<MailField> => ({
  printing: 'self',
  destination: 'FR',
  weight: '170',
  level: 'R2',
  receipt: 'yes',
  'sender.civility': 'mrs',
  'sender.firstName': 'Compte',
  'sender.lastName': 'Particulier',
  'sender.streetName': '12 rue de la République',
  'sender.codePostal': '69002',
  'sender.city': 'Lyon',
  'sender.email': 'particulier@exemple.fr',
  'recipient.isCompany': 'yes',
  'recipient.companyName': 'Atelier 3M & Fils',
  'recipient.service': 'Service Achats',
  'recipient.firstName': 'Contact',
  'recipient.lastName': 'Achats',
  'recipient.additionalStreetName': 'BP 34014',
  'recipient.codePostal': '71040',
  'recipient.city': 'Macon Cedex 9',
  depositPlace: 'letterbox',
  depositDate: '2026-11-24',
  printFormat: 'A4',
  ...over,
});

export const aRegisteredMail = (over: Partial<RegisteredMail> = {}): RegisteredMail => ({
  destination: 'FR',
  weight: 170,
  level: 'R2',
  receipt: true,
  sender: anAddress({ id: null, mobilePhone: '', email: 'particulier@exemple.fr' }),
  recipient: anotherAddress({ id: null }),
  deposit: { place: 'letterbox', date: '2026-11-24' },
  printFormat: 'A4',
  ...over,
});
