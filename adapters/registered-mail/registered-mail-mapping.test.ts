import { describe, expect, test } from 'vitest';
import type {
  RegisteredMailQuote,
  RegisteredMailOptions as WireOptions,
  Refusal as WireRefusal,
} from '#adapters/generated/registered-mail/types.gen.ts';
import { refusalReader } from '#adapters/http/refusal-words.ts';
import type { Address } from '#domain/address/address.ts';
import { aWholeAddress } from '#domain/address/examples.ts';
import { aRegisteredMail } from '#domain/registered-mail/examples.ts';
import type { MailFault, MailField, RegisteredMail } from '#domain/registered-mail/registered-mail.ts';
import { refusalWords } from './refusals.ts';
import { fromMail, fromPricedMail, toConfiguration, toOptions, toQuote } from './registered-mail-mapping.ts';

const eur = (value: number) => ({ currencyIso: 'EUR' as const, value });

/** Each field has a distinct value, so that a swapped mapping fails. */
const person: Address = {
  ...aWholeAddress(),
  id: null,
  isCompany: false,
  isPrimary: true,
  addressName: 'the name',
  civility: 'mr',
  firstName: 'the first name',
  lastName: 'the last name',
  companyName: '',
  service: '',
  floor: 'the floor',
  building: 'the building',
  streetName: 'the street',
  additionalStreetName: 'the place',
  codePostal: 'the postal code',
  city: 'the city',
  country: 'FR',
  countryName: 'FR',
  keypad: 'the keypad',
  additionalInformation: 'the information',
  customsReference: 'the reference',
  email: 'the e-mail',
  mobilePhone: 'the phone',
  isVerified: false,
};
const company: Address = {
  ...person,
  isCompany: true,
  isPrimary: false,
  civility: 'mrs',
  companyName: 'the company',
  service: 'the service',
  country: 'BE',
  countryName: 'BE',
  isVerified: true,
};
const whole = aRegisteredMail({ destination: 'BE', level: 'R3', sender: person, recipient: company });
const readBack = (mail: RegisteredMail) =>
  toConfiguration({
    ...fromMail(mail),
    configurationId: 'configuration-1',
    totalPriceWithTax: eur(12.34),
    totalPriceWithoutTax: eur(11.22),
  });

describe('a letter comes back as it was sent', () => {
  test('a registered letter is read back with every field in its place', () => {
    expect(readBack(whole)).toEqual({
      id: 'configuration-1',
      mail: whole,
      ttc: { cents: 1234 },
      ht: { cents: 1122 },
    });
    expect(fromMail(whole)).toMatchObject({
      acknowledgement: true,
      level: 'R3',
      deposit: { place: 'LETTERBOX', depositDate: '2026-11-24' },
      sender: { line1: 'the street', line2: 'the place', email: 'the e-mail' },
    });
  });

  test.each(['R1', 'R2', 'R3'] as const)(
    'a registered letter of the level %s is read back, at both places, with a receipt and without',
    (level) => {
      for (const place of ['post-office', 'letterbox'] as const) {
        for (const receipt of [true, false]) {
          const mail = { ...whole, level, receipt, deposit: { ...whole.deposit, place } };
          expect(readBack(mail)?.mail).toEqual(mail);
        }
      }
    },
  );

  test('a registered letter is read back without a street, and without an additional line', () => {
    for (const over of [{ streetName: '' }, { additionalStreetName: '' }]) {
      const mail = { ...whole, recipient: { ...company, ...over } };
      expect(readBack(mail)?.mail).toEqual(mail);
    }
  });

  test('an answer that says nothing of a receipt means none', () => {
    const { acknowledgement: _, ...wire } = fromMail(whole);
    const totals = { totalPriceWithTax: eur(1), totalPriceWithoutTax: eur(1) };
    expect(toConfiguration({ ...wire, ...totals, configurationId: 'a' })?.mail.receipt).toBe(false);
  });

  test('a configuration that this shop cannot compose is not read', () => {
    const totals = { totalPriceWithTax: eur(1), totalPriceWithoutTax: eur(1) };
    const wire = { ...fromMail(whole), ...totals, configurationId: 'a' };
    expect(toConfiguration({ ...wire, level: 'R4' })).toBeNull();
    expect(toConfiguration({ ...wire, deposit: { place: 'LOCKER', depositDate: '2026-11-24' } })).toBeNull();
  });
});

test('the quote of a registered letter sends the filled fields and nothing else', () => {
  const { destination, weight, level, receipt, ...parts } = aRegisteredMail();
  const priced = { destination, weight, level, receipt };
  expect(fromPricedMail(priced)).toEqual({ destination, weight, level, acknowledgement: receipt });
  expect(fromPricedMail({ ...priced, ...parts })).toEqual(fromMail(aRegisteredMail()));
});

const options: WireOptions = {
  productCode: 'the product',
  validFrom: '2026-01-01',
  destinations: [
    {
      code: 'FR',
      name: 'the name',
      zone: 'NATIONAL',
      maxWeights: [20, 50],
      levels: ['R1', 'R2', 'R3', 'R9'],
      acknowledgement: true,
      suspension: { startDate: '2026-02-01', endDate: '2026-03-01' },
    },
    { code: 'RE', name: '', zone: 'OVERSEAS', maxWeights: [], levels: [], acknowledgement: false },
    {
      code: 'BE',
      name: 'c',
      zone: 'MOON',
      maxWeights: [1],
      levels: ['R1'],
      acknowledgement: false,
      suspension: { startDate: '2026-02-02' },
    },
  ],
  levels: [
    { code: 'R1', compensation: eur(16) },
    { code: 'R2', compensation: eur(153) },
    { code: 'R3', compensation: eur(458) },
    { code: 'R9', compensation: eur(999) },
  ],
  depositPlaces: [
    { code: 'POST_OFFICE', depositDates: ['2026-11-23', '2026-11-24'] },
    { code: 'LETTERBOX', depositDates: [], cutOffTime: '18:00' },
    { code: 'LOCKER', depositDates: ['2026-11-25'] },
  ],
  printFormats: [{ code: 'the format', name: 'the format’s name' }],
  labelValidityDays: 15,
};

describe('the options', () => {
  test('the registered-mail options have every field in its place, and nothing that the shop does not know', () => {
    expect(toOptions(options)).toEqual({
      productCode: 'the product',
      validFrom: '2026-01-01',
      destinations: [
        {
          code: 'FR',
          name: 'the name',
          weightSteps: [20, 50],
          levels: ['R1', 'R2', 'R3'],
          hasReceipt: true,
          suspension: { since: '2026-02-01', until: '2026-03-01' },
        },
        {
          code: 'RE',
          name: '',
          weightSteps: [],
          levels: [],
          hasReceipt: false,
          suspension: null,
        },
        {
          code: 'BE',
          name: 'c',
          weightSteps: [1],
          levels: ['R1'],
          hasReceipt: false,
          suspension: { since: '2026-02-02', until: null },
        },
      ],
      levels: [
        { level: 'R1', compensation: { cents: 1600 } },
        { level: 'R2', compensation: { cents: 15_300 } },
        { level: 'R3', compensation: { cents: 45_800 } },
      ],
      depositPlaces: [
        { place: 'post-office', dates: ['2026-11-23', '2026-11-24'], cutOff: null },
        { place: 'letterbox', dates: [], cutOff: '18:00' },
      ],
      printFormats: [{ code: 'the format', name: 'the format’s name' }],
      validDays: 15,
    });
  });
});

const quote: RegisteredMailQuote = {
  quoteId: 'the quote',
  expiresAt: '2026-11-22T10:30:00Z',
  lines: [
    { code: 'LETTER', name: 'a letter', price: eur(1.01), priceWithTax: eur(1.21) },
    { code: 'ACKNOWLEDGEMENT', name: 'a receipt', price: eur(2.02), priceWithTax: eur(2.42) },
    { code: 'FUEL', name: 'something new', price: eur(3.03), priceWithTax: eur(3.63) },
  ],
  totalPriceWithTax: eur(7.26),
  totalPriceWithoutTax: eur(6.06),
  nextWeightStep: { remainingWeight: 80, maxWeight: 250, extraPrice: eur(1.9) },
  levels: [
    { code: 'R1', price: eur(4.04), priceWithTax: eur(4.84) },
    { code: 'R9', price: eur(1), priceWithTax: eur(1) },
  ],
  acknowledgement: { price: eur(5.05), priceWithTax: eur(6.05) },
  printedByPost: { price: eur(7.07), priceWithTax: eur(8.47) },
  refusals: [],
};

describe('a quote', () => {
  test('a registered letter’s quote has every field in its place', () => {
    expect(toQuote(quote)).toEqual({
      id: 'the quote',
      validUntil: '2026-11-22T10:30:00Z',
      lines: [
        { name: 'a letter', ttc: { cents: 121 }, ht: { cents: 101 } },
        { name: 'a receipt', ttc: { cents: 242 }, ht: { cents: 202 } },
        { name: 'something new', ttc: { cents: 363 }, ht: { cents: 303 } },
      ],
      ttc: { cents: 726 },
      ht: { cents: 606 },
      nextStep: { remaining: 80, extra: { cents: 190 } },
      levels: [{ level: 'R1', ttc: { cents: 484 }, ht: { cents: 404 } }],
      receipt: { ttc: { cents: 605 }, ht: { cents: 505 } },
      printedByPost: { ttc: { cents: 847 }, ht: { cents: 707 } },
    });
  });

  test('choices have no price beside them where the backend says none', () => {
    const { levels: _, acknowledgement: __, printedByPost: ___, ...bare } = quote;
    expect(toQuote(bare)).toMatchObject({ levels: [], receipt: null, printedByPost: null });
  });

  test('a registered letter’s quote on the last weight step has no next one', () => {
    const { nextWeightStep: _, ...last } = quote;
    expect(toQuote(last)?.nextStep).toBeNull();
  });

  test.each(['quoteId', 'expiresAt', 'totalPriceWithTax', 'totalPriceWithoutTax'] as const)(
    'a registered letter’s quote without %s is none',
    (field) => {
      expect(
        toQuote(Object.fromEntries(Object.entries(quote).filter(([name]) => name !== field)) as typeof quote),
      ).toBeNull();
    },
  );
});

const readRefusal = refusalReader({ unknownReason() {} }, 'quoteRegisteredMail', refusalWords);

test.each<[Partial<WireRefusal> & { reason: string }, MailField, MailFault]>([
  [{ reason: 'destinationUnknown' }, 'destination', { code: 'not-offered' }],
  [
    { reason: 'destinationSuspended', startDate: '2026-02-01', endDate: '2026-03-01' },
    'destination',
    { code: 'suspended-until', since: '2026-02-01', until: '2026-03-01' },
  ],
  [
    { reason: 'destinationSuspended', startDate: '2026-02-01' },
    'destination',
    { code: 'suspended', since: '2026-02-01' },
  ],
  [{ reason: 'destinationSuspended' }, 'destination', { code: 'not-offered' }],
  [{ reason: 'tooHeavy', maxWeight: 2000 }, 'weight', { code: 'too-heavy', most: 2000 }],
  [{ reason: 'tooHeavy' }, 'weight', { code: 'weight' }],
  [{ reason: 'levelNotOffered' }, 'level', { code: 'not-offered' }],
  [{ reason: 'acknowledgementNotOffered' }, 'receipt', { code: 'not-offered' }],
  [{ reason: 'postalCodeElsewhere' }, 'recipient.codePostal', { code: 'postal-code-elsewhere' }],
  [{ reason: 'placeUnknown' }, 'depositPlace', { code: 'place-unknown' }],
  [{ reason: 'letterboxNotServed' }, 'depositPlace', { code: 'not-offered' }],
  [
    { reason: 'dateTooEarly', earliestDepositDate: '2026-11-24' },
    'depositDate',
    { code: 'date-too-early', earliest: '2026-11-24' },
  ],
  [{ reason: 'dateTooEarly' }, 'depositDate', { code: 'date-not-offered' }],
  [{ reason: 'dateNotOffered' }, 'depositDate', { code: 'date-not-offered' }],
  [{ reason: 'printFormatUnknown' }, 'printFormat', { code: 'not-offered' }],
  [{ reason: 'signNotPrintable', subject: 'recipient.line1' }, 'recipient.streetName', { code: 'sign-not-printable' }],
  [{ reason: 'signNotPrintable', subject: 'sender.line1' }, 'sender.streetName', { code: 'sign-not-printable' }],
])('the refusal %o is said at %s as %o', (wire, field, fault) => {
  expect(readRefusal({ subject: '', ...wire })).toEqual({ kind: 'fault', field, fault });
});

test.each(['strike', 'constructor', 'signNotPrintable'])(
  'the refusal %s, of no answer, is said above the form',
  (reason) => {
    expect(readRefusal({ subject: '', reason })).toEqual({ kind: 'other', reason });
  },
);
