import { describe, expect, test } from 'vitest';
import { mayNameCompany, mayRequest } from './certification.ts';
import { aCertification, aTypedRequest } from './examples.ts';
import { checkRequest } from './request.ts';

const certification = aCertification();
const checked = (over: Parameters<typeof aTypedRequest>[0], of = certification) =>
  checkRequest(aTypedRequest(over), of);

describe('a request', () => {
  test('a request names somebody of the register, whatever else is typed', () => {
    expect(checked({ representative: 'rep-gerant', firstName: '', civility: '' })).toEqual({
      kind: 'known',
      id: 'rep-gerant',
    });
  });

  test('a request names somebody else by civility, names and office, in their plain spelling', () => {
    expect(checked({ firstName: ' Anne\u2011Laure ', lastName: 'D’Achats' })).toEqual({
      kind: 'other',
      person: { civility: 'mrs', firstName: 'Anne-Laure', lastName: "D'Achats", role: 'Directrice' },
    });
  });

  test('a request of a company with unknown representatives needs no choice', () => {
    const unknown = aCertification({ representatives: [] });
    expect(checked({ representative: '' }, unknown)).toMatchObject({ kind: 'other' });
  });

  test.each([
    [{ representative: '' }, { representative: { code: 'choose' } }],
    [{ representative: 'rep-inconnu' }, { representative: { code: 'choose' } }],
    [{ representative: 'rep-gerant', attested: false }, { attested: { code: 'attest' } }],
    [
      { civility: '', firstName: '', lastName: '', role: ' ', attested: false },
      {
        civility: { code: 'required' },
        firstName: { code: 'required' },
        lastName: { code: 'required' },
        role: { code: 'required' },
        attested: { code: 'attest' },
      },
    ],
    [{ lastName: 'Ach@ts' }, { lastName: { code: 'characters', signs: ['@'] } }],
    [{ firstName: 'a'.repeat(36) }, { firstName: { code: 'too-long', count: 35 } }],
    [{ role: 'a'.repeat(65) }, { role: { code: 'too-long', count: 64 } }],
  ])('a request with %j is refused at each field', (over, faults) => {
    expect(checked(over)).toEqual({ kind: 'refused', faults });
  });
});

test.each([
  ['active', false, false],
  ['pending', false, false],
  ['inactive', true, true],
  [null, false, false],
] as const)(
  'a company with the status %s may request a certification: %s, and may be changed: %s',
  (status, asks, names) => {
    expect(mayRequest(aCertification({ status }))).toBe(asks);
    expect(mayNameCompany(aCertification({ status }))).toBe(names);
  },
);

test('an account without a company names one before its certification', () => {
  for (const status of ['active', 'pending', 'inactive', null] as const) {
    expect(mayRequest(aCertification({ status, company: null }))).toBe(false);
    expect(mayNameCompany(aCertification({ status, company: null }))).toBe(true);
  }
});
