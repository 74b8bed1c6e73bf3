import { expect, test } from 'vitest';
import { refusalWords as ofForwarding } from '#adapters/forwarding/forwarding-mapping.ts';
import { reasonWords as ofLabels } from '#adapters/labels/labels-mapping.ts';
import { refusalWords as ofLetters, recipientWords } from '#adapters/letters/letters-mapping.ts';
import { refusalWords as ofLogo } from '#adapters/logo/logo-mapping.ts';
import { refusalWords as ofParcels } from '#adapters/parcels/refusals.ts';
import { refusalWords as ofRegisteredMail } from '#adapters/registered-mail/refusals.ts';
import { obstacleWords as ofReturns } from '#adapters/returns/returns-mapping.ts';
import { refusalWords as ofStamps } from '#adapters/stamps/refusals.ts';
import { documents } from '#contracts/generated/documents.ts';

/** What the shop has words for, by contract. */
const words: Record<string, object> = {
  forwarding: ofForwarding,
  labels: ofLabels,
  letters: { ...ofLetters, ...recipientWords },
  logo: ofLogo,
  parcels: ofParcels,
  'registered-mail': ofRegisteredMail,
  returns: ofReturns,
  stamps: ofStamps,
};

/** The reasons that the descriptions of a contract list. */
function reasonsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    const { description } = Object(value) as { description?: unknown };
    const isList = name === 'reason' && typeof description === 'string' && description.includes('open list');
    return isList ? codesOf(description) : reasonsIn(value);
  });
}

/** « Why not: NOT_EXPIRED, SCANNED; open list. » */
const codesOf = (description: string): string[] => {
  const [list = ''] = description.replace(/^[^:;]*: /, '').split(';');
  return list.split(',').map((code) => code.trim());
};

const listed = Object.entries(documents).flatMap(([contract, document]) => {
  const reasons = [...new Set(reasonsIn(document))];
  return reasons.length > 0 ? [[contract, reasons.toSorted()] as const] : [];
});

test('every contract that lists reasons of refusals is read', () => {
  expect(listed.map(([contract]) => contract)).toEqual(Object.keys(words).toSorted());
});

test.each(listed)(
  'each reason that the contract of %s lists has a word of the shop, and no other',
  (contract, reasons) => {
    expect(Object.keys(words[contract] ?? {}).toSorted()).toEqual(reasons);
  },
);
