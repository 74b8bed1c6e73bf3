import { expect, test } from 'vitest';
import { lastMadeOf, madeOf, sourcesOf } from '#contracts/made-of.ts';

test('what is generated is of the present contracts; otherwise run `npm run generate`', () => {
  expect(lastMadeOf()).toEqual(madeOf);
});

test('a contract is generated anew when one whose schemas it names changes', () => {
  expect(sourcesOf('points-of-sale')).toEqual(
    expect.arrayContaining(['contracts/points-of-sale/openapi.yaml', 'contracts/pickup/openapi.yaml']),
  );
});
