import { describe, expect, test } from 'vitest';
import type { CheckResult } from '../address/check/address-check.ts';
import { aPlace, suggesting } from '../address/check/examples.ts';
import { withAddressWarnings } from './address-warnings.ts';
import { aRecipient, theLetterChoices } from './examples.ts';
import {
  answerOfRecipients,
  type ListedRecipient,
  recipientsIn,
  servedRecipients,
  withLikelier,
} from './recipients.ts';

const options = theLetterChoices();
const rowsOf = (...streets: string[]): ListedRecipient[] =>
  streets.map((streetName) => ({
    typed: aRecipient({ streetName, additionalStreetName: '', codePostal: '71000', city: 'Mâcon' }),
    refusal: null,
  }));

async function doubted(list: ListedRecipient[], said: Record<string, CheckResult>, read = list, most = 99) {
  const asked: string[] = [];
  const isLate = () => asked.length >= most;
  const checks = {
    check: async ({ streetName }: { streetName: string }) => {
      asked.push(streetName);
      return said[streetName] ?? { kind: 'recognised' as const };
    },
  };
  return {
    asked,
    list: await withAddressWarnings(list, { read: new Set(read.map(({ typed }) => typed)), checks, options, isLate }),
  };
}

describe('recipients that were read', () => {
  test('a recipient with a doubtful address is marked, and gets the letter all the same', async () => {
    const rows = rowsOf('4 rue du Pont', '4 rue du Pord', '12 rue Xyzzy');
    const said = { '4 rue du Pord': suggesting(aPlace()), '12 rue Xyzzy': { kind: 'unknown' as const } };
    const { list } = await doubted(rows, said);
    const kept = recipientsIn({ recipients: answerOfRecipients(list) });
    expect(kept.map(({ doubt }) => doubt)).toEqual([undefined, aPlace(), 'unknown']);
    expect(servedRecipients(kept, options)).toHaveLength(3);
  });

  test('a recipient gets the likelier address once it is chosen, and no other recipient does', async () => {
    const { list } = await doubted(rowsOf('4 rue du Pord', '12 rue Xyzzy'), {
      '4 rue du Pord': suggesting(aPlace()),
      '12 rue Xyzzy': { kind: 'unknown' },
    });
    const taken = withLikelier(withLikelier(list, 0, options), 1, options);
    expect(taken.map(({ typed, doubt }) => [typed.streetName, doubt])).toEqual([
      [aPlace().streetName, undefined],
      ['12 rue Xyzzy', 'unknown'],
    ]);
  });

  test('two recipients with the same likelier address get one letter', async () => {
    const { list } = await doubted(rowsOf('4 rue du Pont', '4 rue du Pord'), { '4 rue du Pord': suggesting(aPlace()) });
    expect(withLikelier(list, 1, options).map(({ typed }) => typed.streetName)).toEqual(['4 rue du Pont']);
  });

  test('new recipients alone are checked, and no further ones when the service is away', async () => {
    const rows = rowsOf(...Array.from({ length: 20 }, (_, at) => `${at + 1} rue du Port`));
    const away = Object.fromEntries(
      rows.map(({ typed }) => [typed.streetName ?? '', { kind: 'unavailable' as const }]),
    );
    const { asked, list } = await doubted(rows, away, rows.slice(1));
    expect(asked).toEqual(rows.slice(1, 8).map(({ typed }) => typed.streetName));
    expect(list).toEqual(rows);
  });

  test('recipients stay unchecked once the shopper has waited long enough', async () => {
    const rows = rowsOf(...Array.from({ length: 20 }, (_, at) => `${at + 1} rue du Port`));
    const unknown = Object.fromEntries(rows.map(({ typed }) => [typed.streetName ?? '', { kind: 'unknown' as const }]));
    const { list } = await doubted(rows, unknown, rows, 8);
    expect(list.map(({ doubt }) => doubt)).toEqual([...Array(8).fill('unknown'), ...Array(12).fill(undefined)]);
  });

  test('a recipient gets no suggestion in another country, whose price differs', async () => {
    const { list } = await doubted(rowsOf('4 rue du Pord'), {
      '4 rue du Pord': suggesting(aPlace({ country: 'BE' })),
    });
    expect(list.map(({ doubt }) => doubt)).toEqual(['unknown']);
  });
});
