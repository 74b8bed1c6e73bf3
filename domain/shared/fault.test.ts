import { expect, test } from 'vitest';
import { answerOrFound, Fault, type FaultKind } from './fault.ts';

const failing = (kind: FaultKind) => Promise.reject(new Fault(kind, 'change'));

test('an answer that came is the answer, and nothing is looked for', async () => {
  const looked = () => Promise.reject(new Error('looked'));
  expect(await answerOrFound(Promise.resolve('made'), looked)).toBe('made');
});

test.each<FaultKind>(['timeout', 'unavailable', 'contract'])(
  'a call that ends in %s finds what it made',
  async (kind) => {
    expect(await answerOrFound(failing(kind), async () => 'found')).toBe('found');
  },
);

test.each([
  ['nothing is found', async () => null],
  ['looking for it fails too', () => failing('unavailable')],
])('the fault stays one where %s', async (_, found) => {
  await expect(answerOrFound(failing('timeout'), found)).rejects.toMatchObject({ kind: 'timeout' });
});

test('a change that certainly was not made is not looked for', async () => {
  await expect(answerOrFound(failing('signed-out'), async () => 'found')).rejects.toMatchObject({ kind: 'signed-out' });
});
