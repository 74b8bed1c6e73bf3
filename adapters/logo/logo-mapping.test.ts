import { describe, expect, test } from 'vitest';
import type { LogoPicture, LogoQuote, Logo as WireLogo } from '#adapters/generated/logo/types.gen.ts';
import { refusalReader } from '#adapters/http/refusal-words.ts';
import type { LogoDesign, LogoFault, LogoField, SoldLogo } from '#domain/logo/logo.ts';
import {
  fromPriced,
  fromSold,
  refusalWords,
  toConfiguration,
  toLogo,
  toPicture,
  toPictureRefusal,
  toQuoted,
} from './logo-mapping.ts';

const eur = (value: number) => ({ currencyIso: 'EUR' as const, value });
const totals = { totalPriceWithTax: eur(49.9), totalPriceWithoutTax: eur(41.58) };
const toRefusal = refusalReader({ unknownReason() {} }, 'quoteLogo', refusalWords);

/** Each field has a value of its own, so that a swapped mapping fails. */
const design: LogoDesign = {
  pictureId: 'the picture',
  name: 'the name',
  background: 'the ground',
  placement: { scale: 90, across: 2, down: -3 },
};
const kept = { ...totals, configurationId: 'configuration-1', productCode: 'the product' };

describe('a logo that is sold comes back as it was sent', () => {
  test.each<SoldLogo>([
    { kind: 'new', design, months: 12 },
    { kind: 'extension', logoId: 'the logo', months: 24 },
  ])('a sold logo is read back as it was sent: %j', (request) => {
    expect(toConfiguration({ ...kept, ...fromSold(request) })).toEqual({
      id: 'configuration-1',
      productCode: 'the product',
      request,
      ttc: { cents: 4990 },
      ht: { cents: 4158 },
    });
  });

  test.each([
    ['that is of a kind of its own', { kind: 'RESUBMISSION', logoId: 'the logo' }],
    ['without its design', { kind: 'NEW', logoId: 'the logo' }],
    [
      'without the logo that it extends',
      { kind: 'EXTENSION', design: fromSold({ kind: 'new', design, months: 1 }).design },
    ],
  ])('a sold logo %s is not read', (_, wire) => {
    expect(toConfiguration({ ...kept, months: 12, ...wire })).toBeNull();
  });
});

test('the quote of a logo sends the fields of its kind, and no term before one is chosen', () => {
  const sent = {
    pictureId: 'the picture',
    name: 'the name',
    background: 'the ground',
    scale: 90,
    across: 2,
    down: -3,
    rightsAttested: true,
  };
  expect(fromPriced({ kind: 'new', design: null, months: null })).toEqual({ kind: 'NEW' });
  expect(fromPriced({ kind: 'new', design, months: null })).toEqual({ kind: 'NEW', design: sent });
  expect(fromPriced({ kind: 'new', design, months: 12 })).toEqual({ kind: 'NEW', design: sent, months: 12 });
  expect(fromPriced({ kind: 'extension', logoId: 'the logo', months: 12 })).toEqual({
    kind: 'EXTENSION',
    logoId: 'the logo',
    months: 12,
  });
  expect(fromPriced({ kind: 'resubmission', logoId: 'the logo', design })).toEqual({
    kind: 'RESUBMISSION',
    logoId: 'the logo',
    design: sent,
  });
});

const quote: LogoQuote = { quoteId: 'quote-1', expiresAt: '2026-11-23T12:00:00Z', lines: [], refusals: [], ...totals };

test.each(['quoteId', 'expiresAt', 'totalPriceWithTax', 'totalPriceWithoutTax'] as const)(
  'a quote without %s is none',
  (field) => {
    expect(toQuoted(quote, toRefusal).quote).toMatchObject({ id: 'quote-1', term: null });
    expect(toQuoted({ ...quote, [field]: undefined }, toRefusal).quote).toBeNull();
  },
);

test.each([
  [{}, false],
  [{ expected: false }, false],
  [{ expected: true }, true],
])('a term with %j is expected only where the backend says so: %s', (over, isExpected) => {
  const term = { startDate: '2026-11-24', endDate: '2027-11-24', ...over };
  expect(toQuoted({ ...quote, term }, toRefusal).quote?.term).toEqual({
    start: '2026-11-24',
    end: '2027-11-24',
    isExpected,
  });
});

test.each<[string, LogoField, LogoFault['code']]>([
  ['pictureUnknown', 'file', 'picture-gone'],
  ['pictureNotClean', 'file', 'unscanned'],
  ['pictureNotPrintable', 'file', 'unreadable'],
  ['backgroundUnknown', 'background', 'not-offered'],
  ['outOfFrame', 'across', 'out-of-frame'],
  ['tooCoarse', 'scale', 'placed-too-large'],
  ['tooSmall', 'scale', 'placed-too-small'],
  ['invisible', 'background', 'invisible'],
  ['rightsMissing', 'rights', 'required'],
  ['nameMissing', 'name', 'required'],
  ['signNotPrintable', 'name', 'sign-not-printable'],
  ['logoUnknown', 'subject', 'not-offered'],
  ['notExtendable', 'subject', 'not-offered'],
  ['notRefused', 'subject', 'not-offered'],
  ['termUnknown', 'months', 'not-offered'],
])('a logo refused for « %s » is refused at %s as %s', (reason, field, code) => {
  const refusal = { kind: 'fault', field, fault: { code } };
  expect(toQuoted({ ...quote, refusals: [{ reason, subject: '' }] }, toRefusal).refusals).toEqual([refusal]);
});

const wirePicture: LogoPicture = {
  pictureId: 'picture-1',
  name: 'enseigne.svg',
  type: 'image/svg+xml',
  size: 1,
  scanState: 'CLEAN',
  findings: [],
  expiresAt: '2026-11-27T09:00:00Z',
};

describe('a picture', () => {
  test.each([
    [{}, null],
    [{ width: 400 }, null],
    [{ height: 300 }, null],
    [
      { width: 400, height: 300 },
      { width: 400, height: 300 },
    ],
  ])('a picture of %j has the size %j', (over, size) => {
    expect(toPicture({ ...wirePicture, ...over })).toMatchObject({ size, isVector: false, isTransparent: false });
  });

  test.each([
    ['COLOUR_SPACE', 'colour-space'],
    ['TOO_SMALL', 'too-small'],
    ['UNREADABLE', 'unreadable'],
    ['WHITE_ON_TRANSPARENT', 'white-on-transparent'],
    ['SCRIPT_REMOVED', 'script-removed'],
    ['constructor', 'other'],
  ])('a picture with the finding %s has the finding %s', (code, finding) => {
    expect(toPicture({ ...wirePicture, findings: [{ code }] }).findings).toEqual([finding]);
  });

  test.each([
    ['fileTooLarge', 'too-large'],
    ['fileTypeRefused', 'type'],
    ['fileEmpty', 'empty'],
    ['constructor', 'other'],
    [undefined, 'other'],
  ])('a picture refused for « %s » is refused as %s', (reason, refusal) => {
    expect(toPictureRefusal(reason)).toBe(refusal);
  });
});

describe('a logo of the company', () => {
  const wire: WireLogo = { logoId: 'logo-1', name: 'Enseigne', status: 'REFUSED', submittedAt: '2026-01-12T09:00:00Z' };

  test.each([
    [{ orderCode: 'CMD-1' }, null],
    [{ entryNumber: 0 }, null],
    [
      { orderCode: 'CMD-1', entryNumber: 0 },
      { code: 'CMD-1', entryNumber: 0 },
    ],
  ])('a company’s logo with %j was bought with %j', (over, order) => {
    expect(toLogo({ ...wire, ...over }).order).toEqual(order);
  });

  test.each([
    ['POLITICAL', 'political'],
    ['RELIGIOUS', 'religious'],
    ['ALCOHOL_TOBACCO', 'alcohol-tobacco'],
    ['CELEBRITY', 'celebrity'],
    ['THIRD_PARTY_MARK', 'third-party-mark'],
    ['UNREADABLE_TEXT', 'unreadable-text'],
    ['constructor', 'other'],
  ])('a company’s logo refused for %s is refused as %s', (code, read) => {
    expect(toLogo({ ...wire, refusal: { code } }).refusal).toEqual({ code: read, message: null });
  });
});
