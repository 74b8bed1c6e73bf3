import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { testConfigurations } from '#adapters/testing/configurations-pact.ts';
import { isoDay, isoMoment, type Promised, pactWith, price, refusal } from '#adapters/testing/pact.ts';
import { anAddress } from '#domain/address/examples.ts';
import { aLetter } from '#domain/letters/examples.ts';

const { boolean, eachLike, integer, like, regex, string } = Matchers;
const pact = pactWith('letters');

const today = '2026-11-23';
const visitor = '/users/anonymous/letters' as const;
const home = anAddress({
  id: null,
  mobilePhone: '',
  email: '',
  streetName: '12 rue de la République',
  codePostal: '69002',
  city: 'Lyon',
});
const letter = aLetter({ sender: home, recipients: [home] });
const party = {
  titleCode: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  line1: '12 rue de la République',
  postalCode: '69002',
  town: 'Lyon',
  country: { isocode: 'FR' },
  defaultAddress: false,
};
const presented = {
  documentId: 'document-1',
  colour: 'BLACK',
  duplex: true,
  addressPage: 'FIRST_PAGE',
  acknowledgement: false,
};
const sent = { ...presented, sender: party, recipients: [party], level: 'GREEN' };
const composition = { letter, quoteId: 'devis-1' };
const body = { ...sent, quoteId: 'devis-1' };
const aDocument = { today, document: 'document-1' };
const aQuote = { 'a quote of a letter': { ...aDocument, quote: 'devis-1' } };
const aKeptLetter = { ...aDocument, configuration: 'lettre-1' };
const totals = { totalPriceWithTax: price(1.89), totalPriceWithoutTax: price(1.89) };
const read = {
  firstName: string('Compte'),
  lastName: string('Particulier'),
  postalCode: string('69002'),
  town: string('Lyon'),
  country: { isocode: 'FR' },
};

/** The fields that the shop reads of a configuration. */
const answered = {
  ...totals,
  configurationId: string('lettre-1'),
  productCode: string('lettre-en-ligne'),
  ...presented,
  sender: read,
  recipients: eachLike(read),
  level: 'GREEN',
};

test('the letter options are public', async () => {
  const promised: Promised = {
    to: 'what may be chosen for a letter',
    given: { 'a day': { today } },
    call: `GET ${visitor}/options`,
    answers: {
      productCode: string('lettre-en-ligne'),
      validFrom: isoDay('2026-01-01'),
      document: {
        textLength: integer(12_000),
        fileSize: integer(5_242_880),
        types: eachLike({ type: string('application/pdf'), name: string('PDF') }),
        pages: integer(60),
        keptHours: integer(72),
      },
      colours: eachLike(string('BLACK')),
      levels: eachLike({
        code: string('GREEN'),
        name: string('Lettre verte en ligne'),
        maxSheets: integer(45),
        acknowledgement: boolean(false),
        firstPrice: price(1.89),
        firstPriceWithoutTax: price(1.89),
      }),
      maxRecipients: integer(50),
      countries: eachLike({ code: string('FR'), name: string('France') }),
    },
  };
  const options = await pact([promised], ({ letters }) => letters.options());
  expect(options).toMatchObject({
    colours: ['black'],
    levels: [{ code: 'GREEN', firstPrice: { ttc: { cents: 189 }, ht: { cents: 189 } } }],
  });
});

describe('a document', () => {
  const one = `${visitor}/documents/document-1` as const;
  const known = {
    documentId: 'document-1',
    name: string('lettre.txt'),
    type: string('text/plain'),
    size: integer(61),
    expiresAt: isoMoment('2026-11-26T09:00:00.000Z'),
  };

  test('a typed document is read back with its pages', async () => {
    const promised: Promised = {
      to: 'a letter that was typed',
      given: { 'a document': aDocument },
      call: `GET ${one}`,
      answers: {
        ...known,
        scanState: 'CLEAN',
        text: string('Madame, Monsieur'),
        pages: integer(1),
        sha256: regex('^[0-9a-f]{64}$', 'a'.repeat(64)),
        findings: like([]),
        firstPage: {
          addressZone: { x: like(105), y: like(40), width: like(85), height: like(30) },
          blocks: eachLike({ x: like(25), y: like(95), width: like(160), height: like(15) }),
        },
      },
    };
    const found = await pact([promised], ({ letters }) => letters.document('document-1'));
    expect(found).toMatchObject({ state: 'clean', pages: 1, text: 'Madame, Monsieur' });
  });

  test.each([
    ['SCANNING', 'scanning'],
    ['INFECTED', 'infected'],
    ['UNSCANNED', 'unscanned'],
  ])('a document that is %s has no pages', async (scanState, state) => {
    const promised: Promised = {
      to: `a file that is ${scanState}`,
      given: { 'a document': { ...aDocument, state: scanState } },
      call: `GET ${one}`,
      answers: { ...known, scanState, findings: [] },
    };
    const found = await pact([promised], ({ letters }) => letters.document('document-1'));
    expect(found).toMatchObject({ state, pages: null });
  });

  test('a document with text in the address zone has the distance that it moves', async () => {
    const promised: Promised = {
      to: 'a file with text in the place of the address',
      given: { 'a document': { ...aDocument, state: 'ADDRESS_ZONE' } },
      call: `GET ${one}`,
      answers: { ...known, scanState: 'CLEAN', findings: [{ code: 'ADDRESS_ZONE', moveDown: integer(12) }] },
    };
    const found = await pact([promised], ({ letters }) => letters.document('document-1'));
    expect(found?.findings).toEqual([{ kind: 'address-zone', moveDown: 12 }]);
  });

  test('a refused document has a reason', async () => {
    const promised: Promised = {
      to: 'an empty file to keep as a letter',
      given: { 'a day': { today } },
      call: `POST ${visitor}/documents`,
      sendsForm: { file: { fileName: 'lettre.txt', content: '' } },
      status: 400,
      answers: refusal('LetterDocumentError', 'fileEmpty'),
    };
    const empty = { name: 'lettre.txt', type: 'text/plain', content: new Blob([]) };
    const outcome = await pact([promised], ({ letters }) => letters.keep(empty));
    expect(outcome).toEqual({ kind: 'refused', refusal: 'empty' });
  });

  test('a document that is not A4 is fitted to the page, and names its original', async () => {
    const promised: Promised = {
      to: 'a file to fit to the page',
      given: { 'a document': { ...aDocument, state: 'NOT_A4' } },
      call: `POST ${one}/fitted`,
      status: 201,
      answers: {
        ...known,
        documentId: string('document-2'),
        originalDocumentId: 'document-1',
        scanState: 'CLEAN',
        pages: integer(1),
        sha256: regex('^[0-9a-f]{64}$', 'a'.repeat(64)),
        findings: [],
      },
    };
    const fitted = await pact([promised], ({ letters }) => letters.fit('document-1'));
    expect(fitted).toMatchObject({ originalId: 'document-1', state: 'clean', findings: [], isFittable: false });
  });

  test('a purged document is unknown', async () => {
    const purge: Promised = {
      to: 'a document to purge',
      given: { 'a document': aDocument },
      call: `DELETE ${one}`,
      status: 200,
    };
    const gone: Promised = {
      to: 'a document that nobody knows',
      given: { 'a day': { today } },
      call: `GET ${visitor}/documents/inconnu`,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    const outcomes = await pact([purge, gone], async ({ letters }) => {
      await letters.purge('document-1');
      return letters.document('inconnu');
    });
    expect(outcomes).toBeNull();
  });
});

describe('a price', () => {
  test('a letter’s price has every level', async () => {
    const promised: Promised = {
      to: 'the price of a letter',
      given: { 'a document': aDocument },
      call: `POST ${visitor}/quotes`,
      sends: sent,
      answers: {
        quoteId: string('devis-1'),
        expiresAt: isoMoment('2026-11-23T09:30:00.000Z'),
        sheets: integer(1),
        lines: eachLike({ code: 'LETTER', name: string('1 × Lettre'), price: price(1.89), priceWithTax: price(1.89) }),
        ...totals,
        nextSheetStep: { remainingSheets: integer(2), extraPrice: price(1.2) },
        offers: eachLike({
          level: string('GREEN'),
          priceWithTax: price(1.89),
          priceWithoutTax: price(1.89),
          cutOffAt: isoMoment('2026-11-23T16:00:00.000Z'),
          departureDate: isoDay(today),
          latestDate: isoDay('2026-11-26'),
        }),
        options: [
          { code: 'ACKNOWLEDGEMENT', price: price(1.3), priceWithTax: price(1.3) },
          { code: 'COLOUR', price: price(0.16), priceWithTax: price(0.16) },
        ],
        recipients: [{ accepted: true }],
        refusals: [],
      },
    };
    const quoted = await pact([promised], ({ letters }) => letters.quote(letter));
    expect(quoted).toMatchObject({
      quote: { id: 'devis-1', nextStep: { remaining: 2 } },
      extras: { receipt: { ttc: { cents: 130 } }, colour: { ttc: { cents: 16 } } },
      recipients: [null],
    });
  });

  test('a document that is not clean has no price', async () => {
    const promised: Promised = {
      to: 'the price of a file that could not be scanned',
      given: { 'a document': { ...aDocument, state: 'UNSCANNED' } },
      call: `POST ${visitor}/quotes`,
      sends: sent,
      answers: {
        lines: [],
        offers: like([]),
        recipients: [{ accepted: true }],
        refusals: [{ reason: 'documentNotClean', subject: 'documentId' }],
      },
    };
    const quoted = await pact([promised], ({ letters }) => letters.quote(letter));
    expect(quoted).toMatchObject({ quote: null, refusals: [{ field: 'document', fault: { code: 'unscanned' } }] });
  });
});

testConfigurations({
  thing: 'an online letter',
  pact,
  port: ({ letters }) => letters,
  path: 'letters',
  error: 'LetterError',
  composition,
  body,
  answered,
  id: 'lettre-1',
  read: { letter: { level: 'GREEN', colour: 'black', addressPage: 'first-page' } },
  given: {
    quote: aQuote,
    kept: { 'a letter': aKeptLetter },
    replace: { 'a letter': aKeptLetter, ...aQuote },
    over: { 'a document': aDocument },
  },
  to: {
    keep: 'a letter to keep for a visitor',
    keepForShopper: 'an online letter to keep for a shopper',
    keepOver: 'an online letter to keep at a price that is over',
    read: 'an online letter that was kept',
    replace: 'an online letter in place of another',
    readUnknown: 'an online letter that nobody knows',
    replaceUnknown: 'an online letter in place of one that nobody knows',
  },
});

describe('a letter is kept', () => {
  const configurations = `POST ${visitor}/configurations` as const;

  test('a letter at an unknown level is refused', async () => {
    const promised: Promised = {
      to: 'an online letter to keep at a level that nobody knows',
      given: aQuote,
      call: configurations,
      sends: { ...body, level: 'PIGEON' },
      status: 400,
      answers: refusal('LetterError', 'levelUnknown'),
    };
    const wrong = { letter: { ...letter, level: 'PIGEON' }, quoteId: 'devis-1' };
    const outcome = await pact([promised], ({ letters }) => letters.configure(wrong));
    expect(outcome).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'level', fault: { code: 'not-offered' } }],
    });
  });
});
