import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAddress } from '../address/examples.ts';
import { aRecipient, theLetterChoices } from './examples.ts';
import {
  addRecipients,
  answerOfRecipients,
  answersOfRecipient,
  type ListedRecipient,
  recipientsIn,
  servedRecipients,
  typedFrom,
  typedRecipient,
  withoutRecipient,
  withRefusals,
} from './recipients.ts';

const options = theLetterChoices();
const listed = (over: Parameters<typeof aRecipient>[0] = {}): ListedRecipient => ({
  typed: aRecipient(over),
  refusal: null,
});

describe('the list', () => {
  test('a list of recipients is read back as it was stored', () => {
    const list = [listed(), { ...listed({ city: '' }), refusal: 'not-eligible' as const }];
    expect(recipientsIn({ recipients: answerOfRecipients(list) }).map(({ refusal }) => refusal)).toEqual([
      null,
      'not-eligible',
    ]);
    expect(recipientsIn({ recipients: answerOfRecipients([listed()]) })).toEqual([listed()]);
    expect(answerOfRecipients([])).toBe('');
  });

  test('a list of recipients is empty where the stored answer is no list', () => {
    for (const recipients of ['', 'rien', '{}', 'null', '[1, null]'])
      expect(recipientsIn({ recipients }), recipients).toEqual([]);
    expect(recipientsIn({ recipients: '[{"lastName": 5, "secret": "x", "refusal": "x"}]' })).toEqual([
      { typed: {}, refusal: null },
    ]);
    fc.assert(fc.property(fc.string(), (recipients) => Array.isArray(recipientsIn({ recipients }))));
  });

  test('a list of recipients accepts nobody twice, whatever the case and the accents, and no more than its maximum', () => {
    const twice = addRecipients(
      [listed()],
      [aRecipient({ companyName: 'ATELIER 3M & FILS', city: 'mâcon cedex 9' })],
      options,
    );
    expect(twice).toMatchObject({ added: 0, twice: 1, tooMany: 0 });
    const full = { ...options, maxRecipients: 2 };
    const more = addRecipients([listed()], [aRecipient({ lastName: 'Un' }), aRecipient({ lastName: 'Deux' })], full);
    expect(more).toMatchObject({ added: 1, tooMany: 1 });
    const bad = [aRecipient({ city: '', lastName: 'Un' }), aRecipient({ city: '', lastName: 'Deux' })];
    expect(addRecipients([], bad, options).added).toBe(2);
  });

  test('a list of recipients serves the valid ones, whatever stands beside them', () => {
    const list = [listed({ city: '' }), listed(), { ...listed({ lastName: 'Un' }), refusal: 'other' as const }];
    expect(servedRecipients(list, options).map(({ lastName }) => lastName)).toEqual(['Achats']);
  });

  test('notes what the backend said of the good ones alone', () => {
    const list = [listed({ city: '' }), listed(), listed({ lastName: 'Un' })];
    const noted = withRefusals(list, [null, 'not-eligible'], options);
    expect(noted.map(({ refusal }) => refusal)).toEqual([null, null, 'not-eligible']);
    expect(withoutRecipient(noted, 0).map(({ refusal }) => refusal)).toEqual([null, 'not-eligible']);
  });
});

test('a recipient that is typed is nobody until more than a country is typed', () => {
  expect(typedRecipient({ 'recipient.country': 'FR', 'recipient.isCompany': 'yes' })).toBeNull();
  expect(typedRecipient(answersOfRecipient(aRecipient()))).toEqual(aRecipient());
  expect(typedFrom(anAddress({ isCompany: true, companyName: 'Atelier', city: 'Lyon' }))).toMatchObject({
    isCompany: 'yes',
    companyName: 'Atelier',
    city: 'Lyon',
  });
});
