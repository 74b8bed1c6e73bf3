import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateOfThread } from './answer.ts';
import { acceptedTypes, fileFaults } from './attachments.ts';

const limits = {
  textLength: 100,
  files: 2,
  fileSize: 1000,
  totalSize: 1500,
  types: ['image/jpeg', 'application/pdf'],
};
const photo = (size: number, type: string | null = 'image/jpeg') => ({ name: 'photo.jpg', size, type });

describe('what may be sent', () => {
  test('a file that a browser would run is never accepted, whatever the backend accepts', () => {
    const types = ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'text/javascript', 'IMAGE/PNG'];
    expect(acceptedTypes([...types, 'image/png', ' application/pdf', '', '*/*', 'image/*'])).toEqual([
      'image/png',
      'application/pdf',
    ]);
  });

  test.each([
    ['nothing in it', [photo(0)], ['empty']],
    ['too much in it', [photo(1001)], ['too-large']],
    ['as much as it may', [photo(1000)], [null]],
    ['another type', [photo(9, 'image/gif')], ['type']],
    ['no type that is known', [photo(9, null)], ['type']],
    ['two before it', [photo(1), photo(2), photo(3)], [null, null, 'too-many']],
    ['others that leave no room', [photo(900), photo(601), photo(600)], [null, 'total', null]],
    ['a refused one before it, which takes no room', [photo(1001), photo(900), photo(600)], ['too-large', null, null]],
  ])('a file with %s', (_, files, faults) => {
    expect(fileFaults(files, limits)).toEqual(faults);
  });

  test('whatever is chosen, what is sent stays within the limits', () => {
    const files = fc.array(
      fc.record({
        name: fc.string(),
        size: fc.nat(1200),
        type: fc.constantFrom('image/jpeg', 'application/pdf', 'text/html', null),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(files, (chosen) => {
        const faults = fileFaults(chosen, limits);
        const sent = chosen.filter((_, at) => faults[at] === null);
        const total = sent.reduce((sum, { size }) => sum + size, 0);
        return (
          faults.length === chosen.length &&
          sent.length <= limits.files &&
          total <= limits.totalSize &&
          sent.every(({ size, type }) => size > 0 && size <= limits.fileSize && limits.types.includes(type ?? ''))
        );
      }),
    );
  });

  test('each file counts alone where the backend sets no total', () => {
    expect(fileFaults([photo(1000), photo(1000)], { ...limits, totalSize: null })).toEqual([null, null]);
  });
});

describe('what a thread waits for', () => {
  const now = Date.parse('2026-11-24T10:00:00Z');
  const [later, earlier] = ['2026-11-25T10:00:00Z', '2026-11-23T10:00:00Z'];
  test.each([
    [{ isClosed: true, lastFrom: 'shopper', answerDueBy: earlier }, { kind: 'closed' }],
    [
      { isClosed: false, lastFrom: 'shopper', answerDueBy: later },
      { kind: 'awaited', by: later },
    ],
    [
      { isClosed: false, lastFrom: 'shopper', answerDueBy: earlier },
      { kind: 'overdue', since: earlier },
    ],
    [
      { isClosed: false, lastFrom: 'shopper', answerDueBy: null },
      { kind: 'awaited', by: null },
    ],
    [
      { isClosed: false, lastFrom: 'shopper', answerDueBy: '2026-11-24T10:00:00Z' },
      { kind: 'awaited', by: '2026-11-24T10:00:00Z' },
    ],
    [{ isClosed: false, lastFrom: 'seller', answerDueBy: earlier }, { kind: 'answered' }],
    [{ isClosed: false, lastFrom: 'operator', answerDueBy: null }, { kind: 'answered' }],
    [{ isClosed: false, lastFrom: null, answerDueBy: null }, { kind: 'open' }],
    [
      { isClosed: false, lastFrom: null, answerDueBy: earlier },
      { kind: 'overdue', since: earlier },
    ],
  ] as const)('%o is %o', (thread, state) => {
    expect(stateOfThread(thread, now)).toEqual(state);
  });
});
