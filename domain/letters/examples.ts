import { anAddress, anotherAddress } from '../address/examples.ts';
import type { Answers } from '../journey/journey.ts';
import { euros } from '../shared/money.ts';
import type { Letter, LetterChoices, LetterDocument, LetterField, LetterOptions } from './letters.ts';
import { answerOfRecipients, type TypedRecipient } from './recipients.ts';

/** A service that bears no VAT. */
const exempt = (value: number) => ({ ttc: euros(value), ht: euros(value) });

export const aDocument = (over: Partial<LetterDocument> = {}): LetterDocument => ({
  id: 'document-1',
  name: 'lettre.txt',
  state: 'clean',
  text: 'Madame, Monsieur,\n\nVeuillez trouver ci-joint ma demande.',
  pages: 1,
  sha256: 'a'.repeat(64),
  findings: [],
  firstPage: {
    addressZone: { x: 105, y: 40, width: 85, height: 30 },
    blocks: [{ x: 25, y: 95, width: 160, height: 15 }],
  },
  isFittable: false,
  originalId: null,
  expiresAt: '2026-11-26T09:00:00Z',
  ...over,
});

export const aFile = (over: Partial<LetterDocument> = {}): LetterDocument =>
  aDocument({ name: 'résiliation signée.pdf', text: null, pages: 3, ...over });

const theLetterOptions: LetterOptions = {
  validFrom: '2026-01-01',
  document: {
    textLength: 12_000,
    fileSize: 5 * 1024 * 1024,
    types: [
      { type: 'application/pdf', name: 'PDF' },
      { type: 'application/vnd.oasis.opendocument.text', name: 'ODT' },
    ],
    pages: 60,
    keptHours: 72,
  },
  colours: ['black', 'colour'],
  levels: [
    {
      code: 'GREEN',
      name: 'Lettre verte en ligne',
      maxSheets: 45,
      hasReceipt: false,
      firstPrice: exempt(1.89),
      article: null,
    },
    {
      code: 'ROUGE',
      name: 'e-Lettre rouge',
      maxSheets: 3,
      hasReceipt: false,
      firstPrice: exempt(1.6),
      article: 'e-lettre-rouge',
    },
    {
      code: 'REGISTERED',
      name: 'Lettre recommandée en ligne',
      maxSheets: 45,
      hasReceipt: true,
      firstPrice: exempt(6.29),
      article: null,
    },
  ],
  maxRecipients: 50,
  countries: [
    { code: 'FR', name: 'France' },
    { code: 'BE', name: 'Belgique' },
  ],
};

export const theLetterChoices = (over: Partial<LetterChoices> = {}): LetterChoices => ({
  ...theLetterOptions,
  written: aDocument(),
  ...over,
});

export const aRecipient = (over: TypedRecipient = {}): TypedRecipient => ({
  isCompany: 'yes',
  companyName: 'Atelier 3M & Fils',
  firstName: 'Contact',
  lastName: 'Achats',
  additionalStreetName: 'BP 34014',
  codePostal: '71040',
  city: 'Macon Cedex 9',
  country: 'FR',
  ...over,
});

/** Valid answers. */
export const theLetterAnswers = (over: Answers<LetterField> = {}): Answers<LetterField> => ({
  source: 'write',
  document: 'document-1',
  colour: 'black',
  duplex: 'yes',
  addressPage: 'first-page',
  'sender.civility': 'mrs',
  'sender.firstName': 'Compte',
  'sender.lastName': 'Particulier',
  'sender.streetName': '12 rue de la République',
  'sender.codePostal': '69002',
  'sender.city': 'Lyon',
  'sender.email': 'particulier@exemple.fr',
  recipients: answerOfRecipients([{ typed: aRecipient(), refusal: null }]),
  level: 'GREEN',
  ...over,
});

export const aLetter = (over: Partial<Letter> = {}): Letter => ({
  documentId: 'document-1',
  colour: 'black',
  duplex: true,
  addressPage: 'first-page',
  sender: anAddress({ id: null, mobilePhone: '', email: 'particulier@exemple.fr' }),
  recipients: [anotherAddress({ id: null, email: '' })],
  level: 'GREEN',
  receipt: false,
  ...over,
});
