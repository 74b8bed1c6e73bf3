import { describe, expect, test } from 'vitest';
import type { ForwardingQuote, ForwardingOptions as WireOptions } from '#adapters/generated/forwarding/types.gen.ts';
import { refusalReader } from '#adapters/http/refusal-words.ts';
import { toQuoteBasis } from '#adapters/shared-mapping.ts';
import { aWholeAddress } from '#domain/address/examples.ts';
import { aForwarding } from '#domain/forwarding/examples.ts';
import type { Forwarding } from '#domain/forwarding/forwarding.ts';
import {
  fromForwarding,
  fromPricedForwarding,
  refusalWords,
  toConfiguration,
  toOptions,
} from './forwarding-mapping.ts';

const eur = (value: number) => ({ currencyIso: 'EUR' as const, value });

/** Each field has a value of its own, so that a swapped mapping fails. */
const from = {
  ...aWholeAddress(),
  id: null,
  // The shop sends the code of a country alone.
  countryName: 'FR',
  streetName: 'the old street',
  city: 'the old town',
};
const to = { ...from, streetName: 'the new street', codePostal: '29200', city: 'the new town', firstName: 'the other' };
const whole = aForwarding({ activation: 'post-office', endDate: '2027-01-31', from, to });
const totals = { totalPriceWithTax: eur(49.9), totalPriceWithoutTax: eur(41.58) };
const readBack = (forwarding: Forwarding) =>
  toConfiguration({
    ...fromForwarding(forwarding),
    ...totals,
    configurationId: 'configuration-1',
    productCode: 'the product',
  });

describe('a contract comes back as it was sent', () => {
  test('a forwarding contract is read back with every field in its place', () => {
    expect(readBack(whole)).toEqual({
      id: 'configuration-1',
      productCode: 'the product',
      forwarding: whole,
      ttc: { cents: 4990 },
      ht: { cents: 4158 },
    });
    expect(fromForwarding(whole)).toMatchObject({
      activation: 'POST_OFFICE',
      startDate: '2026-12-01',
      endDate: '2027-01-31',
      addressFrom: { line1: 'the old street' },
      addressTo: { line1: 'the new street' },
    });
  });

  test.each(['code-courrier', 'post-office'] as const)(
    'a forwarding contract is read back activated by %s',
    (activation) => {
      expect(readBack({ ...whole, activation })?.forwarding.activation).toBe(activation);
    },
  );

  test('a forwarding contract is read back without an end date and without a new address', () => {
    const kept = { ...whole, endDate: null, to: null };
    expect(readBack(kept)?.forwarding).toEqual(kept);
    expect(fromForwarding(kept)).not.toHaveProperty('addressTo');
  });

  test('an activation that this shop has no words for cannot be changed here', () => {
    const wire = { ...fromForwarding(whole), ...totals, configurationId: 'a', productCode: 'b' };
    for (const activation of ['DIGITAL_IDENTITY', 'constructor'])
      expect(toConfiguration({ ...wire, activation })).toBeNull();
  });

  test('the quote of a forwarding contract sends the filled fields, and all of them when it is complete', () => {
    expect(fromPricedForwarding({ offer: 'the offer' })).toEqual({ offerCode: 'the offer' });
    expect(fromPricedForwarding(whole)).toEqual(fromForwarding(whole));
  });
});

const offer = {
  code: 'the code',
  name: 'the name',
  contractType: 'temporary',
  destination: 'international',
  contractOption: 'POSTE_RESTANTE',
  minDays: 15,
  maxDays: 31,
  productCode: 'the product',
  price: eur(29.08),
  priceWithTax: eur(34.9),
};
const options: WireOptions = {
  validFrom: '2025-01-01',
  orderDate: '2026-11-22',
  latestStartDate: '2027-05-21',
  maxBeneficiaries: 6,
  offers: [offer],
  activations: [
    { code: 'CODE_COURRIER', workingDays: 5 },
    { code: 'POST_OFFICE', workingDays: 2 },
    { code: 'DIGITAL_IDENTITY', workingDays: 0 },
  ],
  countries: [{ code: 'BE', name: 'Belgique' }],
  scope: [{ name: 'Colis de moins de 2 kg', national: true, international: false }],
};
const offersOf = (...changes: object[]) =>
  toOptions({ ...options, offers: changes.map((change) => ({ ...offer, ...change })) }).offers;

describe('what may be chosen', () => {
  test('the forwarding options have every field, and only the activations that the shop knows', () => {
    expect(toOptions(options)).toEqual({
      validFrom: '2025-01-01',
      orderDate: '2026-11-22',
      latestStartDate: '2027-05-21',
      maxBeneficiaries: 6,
      offers: [
        {
          code: 'the code',
          name: 'the name',
          type: 'temporary',
          destination: 'international',
          option: 'poste-restante',
          duration: { minDays: 15, maxDays: 31 },
          productCode: 'the product',
          ttc: { cents: 3490 },
          ht: { cents: 2908 },
        },
      ],
      activations: [
        { activation: 'code-courrier', workingDays: 5 },
        { activation: 'post-office', workingDays: 2 },
      ],
      countries: [{ code: 'BE', name: 'Belgique' }],
      scope: [{ name: 'Colis de moins de 2 kg', national: true, international: false }],
    });
  });

  test('the forwarding options have every type, destination and option, and fixed months', () => {
    const found = offersOf(
      { contractType: 'definitive', destination: 'national', contractOption: undefined, months: 12 },
      { contractType: 'mobility', contractOption: undefined },
      { contractOption: 'MAIL_KEEPING' },
    );
    expect(found.map(({ type, destination, option, duration }) => [type, destination, option, duration])).toEqual([
      ['definitive', 'national', null, { months: 12 }],
      ['mobility', 'international', null, { minDays: 15, maxDays: 31 }],
      ['temporary', 'international', 'mail-keeping', { minDays: 15, maxDays: 31 }],
    ]);
  });

  test.each([
    { contractType: 'unknown' },
    { contractType: 'constructor' },
    { destination: 'toString' },
    { contractOption: 'HOME_DELIVERY' },
    { contractOption: 'constructor' },
    { minDays: undefined },
    { maxDays: undefined },
  ])('the forwarding options omit an offer that the shop cannot read: %j', (change) => {
    expect(offersOf(change, {})).toHaveLength(1);
  });
});

const quote: ForwardingQuote = {
  quoteId: 'quote-1',
  expiresAt: '2026-11-23T12:00:00Z',
  lines: [{ name: 'the line', price: eur(41.58), priceWithTax: eur(49.9) }],
  refusals: [],
  ...totals,
};

test('a quote has each line and the whole, with tax and without', () => {
  expect(toQuoteBasis(quote)).toEqual({
    id: 'quote-1',
    validUntil: '2026-11-23T12:00:00Z',
    lines: [{ name: 'the line', ttc: { cents: 4990 }, ht: { cents: 4158 } }],
    ttc: { cents: 4990 },
    ht: { cents: 4158 },
  });
});

test.each(['quoteId', 'expiresAt', 'totalPriceWithTax', 'totalPriceWithoutTax'] as const)(
  'a quote without %s is none',
  (field) => {
    expect(toQuoteBasis({ ...quote, [field]: undefined })).toBeNull();
  },
);

const toRefusal = refusalReader({ unknownReason() {} }, 'quoteForwarding', refusalWords);
const notOffered = { code: 'not-offered' };

test.each([
  [{ reason: 'offerUnknown' }, 'offer', notOffered],
  [{ reason: 'activationUnknown' }, 'activation', notOffered],
  [
    { reason: 'dateTooEarly', earliestStartDate: '2026-12-01' },
    'startDate',
    { code: 'too-early', earliest: '2026-12-01' },
  ],
  [{ reason: 'dateTooEarly' }, 'startDate', notOffered],
  [{ reason: 'dateTooLate', latestStartDate: '2027-05-21' }, 'startDate', { code: 'too-late', latest: '2027-05-21' }],
  [{ reason: 'dateTooLate' }, 'startDate', notOffered],
  [{ reason: 'endNotOffered' }, 'endDate', notOffered],
  [{ reason: 'sameAddress' }, 'to.streetName', { code: 'same-address' }],
  [{ reason: 'tooManyBeneficiaries' }, 'beneficiary.a', notOffered],
  [{ reason: 'addressNotEligible', subject: 'addressFrom' }, 'from.codePostal', { code: 'not-eligible' }],
  [{ reason: 'addressNotEligible', subject: 'addressTo' }, 'to.codePostal', { code: 'not-eligible' }],
  [{ reason: 'addressMissing', subject: 'addressTo' }, 'to.streetName', { code: 'address-missing' }],
  [{ reason: 'addressMissing', subject: 'addressFrom' }, 'from.streetName', { code: 'address-missing' }],
])('the refusal %j is a fault at %s', (wire, field, fault) => {
  expect(toRefusal({ subject: '', ...wire })).toEqual({ kind: 'fault', field, fault });
});

test('a refusal for a reason that is new to the shop names it', () => {
  expect(toRefusal({ subject: '', reason: 'constructor' })).toEqual({ kind: 'other', reason: 'constructor' });
});
