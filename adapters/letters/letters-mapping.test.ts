import { describe, expect, test } from 'vitest';
import type {
  LetterFinding,
  LetterOptions,
  LetterQuote,
  LetterRefusal as WireRefusal,
} from '#adapters/generated/letters/types.gen.ts';
import { refusalReader } from '#adapters/http/refusal-words.ts';
import { aWholeAddress } from '#domain/address/examples.ts';
import { aLetter } from '#domain/letters/examples.ts';
import type { LetterFault, LetterField } from '#domain/letters/letters.ts';
import {
  fromLetter,
  fromPricedLetter,
  refusalWords,
  toConfiguration,
  toDocument,
  toDocumentRefusal,
  toOptions,
  toQuoted,
} from './letters-mapping.ts';

const eur = (value: number) => ({ currencyIso: 'EUR' as const, value });
const totals = { totalPriceWithTax: eur(4.9), totalPriceWithoutTax: eur(4.08) };
const kept = { ...totals, configurationId: 'configuration-1', productCode: 'the product' };
const toRefusal = refusalReader({ unknownReason() {} }, 'quoteLetter', refusalWords);

/** Each field has a value of its own, so that a swapped mapping fails. */
const sender = {
  ...aWholeAddress(),
  id: null,
  // The shop sends the code of a country alone.
  countryName: 'FR',
  streetName: 'the street of the sender',
};
const whole = aLetter({
  colour: 'colour',
  duplex: false,
  addressPage: 'moved',
  sender,
  recipients: [
    { ...sender, streetName: 'the first street' },
    { ...sender, streetName: 'the second street' },
  ],
  receipt: true,
});

describe('a letter comes back as it was sent', () => {
  test('a letter is read back with every field in its place', () => {
    expect(toConfiguration({ ...kept, ...fromLetter(whole) })).toEqual({
      id: 'configuration-1',
      productCode: 'the product',
      letter: whole,
      ttc: { cents: 490 },
      ht: { cents: 408 },
    });
    expect(fromLetter(whole)).toMatchObject({
      colour: 'COLOUR',
      addressPage: 'MOVED',
      sender: { line1: 'the street of the sender' },
      recipients: [{ line1: 'the first street' }, { line1: 'the second street' }],
    });
  });

  test.each([
    { colour: 'black', duplex: true },
    { addressPage: 'first-page', receipt: false },
    { addressPage: 'cover' },
  ] as const)('a letter is read back with its choices: %j', (chosen) => {
    const letter = { ...whole, ...chosen };
    expect(toConfiguration({ ...kept, ...fromLetter(letter) })?.letter).toEqual(letter);
  });

  test.each([{ colour: 'SEPIA' }, { addressPage: 'LAST_PAGE' }])(
    'a letter with an unknown word is not read: %j',
    (unknown) => {
      expect(toConfiguration({ ...kept, ...fromLetter(whole), ...unknown })).toBeNull();
    },
  );
});

test('the quote of a letter sends the filled fields, all of them when it is complete, and a receipt only on request', () => {
  const { documentId, colour, duplex, addressPage } = whole;
  expect(fromPricedLetter({ documentId, colour, duplex, addressPage })).toEqual({
    documentId: 'document-1',
    colour: 'COLOUR',
    duplex: false,
    addressPage: 'MOVED',
    acknowledgement: false,
  });
  expect(fromPricedLetter(whole)).toEqual(fromLetter(whole));
});

const quote: LetterQuote = {
  quoteId: 'quote-1',
  expiresAt: '2026-11-23T12:00:00Z',
  lines: [],
  offers: [],
  recipients: [],
  refusals: [],
  ...totals,
};

test.each(['quoteId', 'expiresAt', 'totalPriceWithTax', 'totalPriceWithoutTax'] as const)(
  'a quote without %s is none',
  (field) => {
    expect(toQuoted(quote, toRefusal).quote).toMatchObject({ id: 'quote-1', nextStep: null });
    expect(toQuoted({ ...quote, [field]: undefined }, toRefusal).quote).toBeNull();
  },
);

test.each([
  ['notEligible', 'not-eligible'],
  ['countryNotServed', 'country-not-served'],
  ['constructor', 'other'],
  [undefined, 'other'],
])('a recipient refused for « %s » is %s, and an accepted one stays in its place', (reason, refusal) => {
  const recipients = [{ accepted: true }, { accepted: false, ...(reason !== undefined && { reason }) }];
  expect(toQuoted({ ...quote, recipients }, toRefusal).recipients).toEqual([null, refusal]);
});

test.each<[Partial<WireRefusal> & { reason: string }, LetterField, LetterFault]>([
  [{ reason: 'documentUnknown' }, 'document', { code: 'document-gone' }],
  [{ reason: 'documentNotClean' }, 'document', { code: 'unscanned' }],
  [{ reason: 'documentNotPrintable' }, 'document', { code: 'unreadable' }],
  [{ reason: 'addressZone' }, 'addressPage', { code: 'address-zone' }],
  [{ reason: 'colourUnknown' }, 'colour', { code: 'not-offered' }],
  [{ reason: 'addressPageUnknown' }, 'addressPage', { code: 'not-offered' }],
  [{ reason: 'levelUnknown' }, 'level', { code: 'not-offered' }],
  [{ reason: 'acknowledgementNotOffered' }, 'receipt', { code: 'not-offered' }],
  [{ reason: 'tooManySheets', maxSheets: 45 }, 'level', { code: 'too-many-sheets', most: 45 }],
  [{ reason: 'tooManySheets' }, 'level', { code: 'not-offered' }],
  [{ reason: 'tooManyRecipients', maxRecipients: 50 }, 'recipients', { code: 'too-many-recipients', most: 50 }],
  [{ reason: 'tooManyRecipients' }, 'recipients', { code: 'not-offered' }],
  [{ reason: 'noRecipient' }, 'recipients', { code: 'no-recipient' }],
  [{ reason: 'signNotPrintable', subject: 'sender.line1' }, 'sender.streetName', { code: 'sign-not-printable' }],
  [{ reason: 'signNotPrintable', subject: 'recipients.line1' }, 'recipients', { code: 'sign-not-printable' }],
])('the refusal %j is said at %s as %o', (wire, field, fault) => {
  expect(toRefusal({ subject: '', ...wire })).toEqual({ kind: 'fault', field, fault });
});

test.each(['constructor', 'signNotPrintable'])('the refusal %s, of no answer, is said above the form', (reason) => {
  expect(toRefusal({ subject: '', reason })).toEqual({ kind: 'other', reason });
});

test.each([
  [{ code: 'TOO_MANY_PAGES' }, { kind: 'too-many-pages', page: null }],
  [
    { code: 'UNREADABLE', page: 3 },
    { kind: 'unreadable', page: 3 },
  ],
  [{ code: 'ADDRESS_ZONE' }, { kind: 'address-zone', moveDown: null }],
  [
    { code: 'ADDRESS_ZONE', moveDown: 12 },
    { kind: 'address-zone', moveDown: 12 },
  ],
  [{ code: 'FONTS_NOT_EMBEDDED' }, { kind: 'fonts' }],
  [{ code: 'constructor' }, { kind: 'other' }],
])('a finding in a document is read: %j', (finding: LetterFinding, read) => {
  const wire = {
    documentId: 'document-1',
    name: 'lettre.pdf',
    type: 'application/pdf',
    size: 1,
    scanState: 'CLEAN',
    expiresAt: '2026-11-26T09:00:00Z',
  };
  expect(toDocument({ ...wire, findings: [finding] }).findings).toEqual([read]);
});

test.each([
  ['fileTooLarge', 'too-large'],
  ['fileTypeRefused', 'type'],
  ['fileEmpty', 'empty'],
  ['textTooLong', 'text-too-long'],
  ['signNotPrintable', 'sign-not-printable'],
  ['constructor', 'other'],
  [undefined, 'other'],
])('a document refused for « %s » is refused as %s', (reason, refusal) => {
  expect(toDocumentRefusal(reason)).toBe(refusal);
});

test('the letter options have only colours that the shop knows', () => {
  const options: LetterOptions = {
    productCode: 'the product',
    validFrom: '2026-01-01',
    document: { textLength: 1, fileSize: 2, types: [], pages: 3, keptHours: 4 },
    colours: ['SEPIA', 'COLOUR', 'BLACK'],
    levels: [],
    maxRecipients: 50,
    countries: [],
  };
  expect(toOptions(options).colours).toEqual(['colour', 'black']);
});
