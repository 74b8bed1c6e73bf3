import { expect, test } from 'vitest';
import { basePathOf, operationOf, operations } from '#mocks/shared/operations.ts';
import { pactFiles } from '../pacts/pact-files.ts';

/** Operations without an interaction, and why. */
const withoutPact: Record<string, string> = {
  downloadLetterDocument: 'the shop sends the file on as it comes: tested beside the adapter',
};

test('every operation of every contract has an interaction in a pact, or a reason for none', () => {
  const asked = pactFiles().flatMap(({ contract, calls }) =>
    calls.map((call) => {
      const [method = '', path = ''] = call.split(' ');
      return operationOf(new Request(`http://backend.test${basePathOf(contract)}${path}`, { method }))?.id;
    }),
  );
  const found = operations.map(({ id }) => id).filter((id) => !asked.includes(id));
  expect(found.toSorted()).toEqual(Object.keys(withoutPact).toSorted());
});
