/** Runs a property of payments for a hundred random cases. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { type Payer, payingShop } from './paying-shop.ts';

/** Each run draws new cases; `npm run figures -- limits` draws a thousand. */
export const payingRuns = Number(process.env.PAYING_RUNS ?? 100);

/** The records of a shopper who paid once. */
export const paidOnce = { charges: 1, refunds: 0, orders: [expect.any(String)] };

/** The shop servers that the payers of a file use, while its tests run. */
export function payingShopForTests(): Pick<ReturnType<typeof payingShop>, 'payer'> {
  const shop = whileTestsRun(payingShop);
  return { payer: () => shop().payer() };
}

/** Gives a test that plays another payer for each random case. */
export function manyPayers() {
  const shop = payingShopForTests();
  return function payers<Chance>(
    what: string,
    chances: fc.Arbitrary<Chance>,
    play: (payer: Payer, chance: Chance) => Promise<void>,
  ): void {
    test(`${payingRuns} ${what}`, async () => {
      const property = fc.asyncProperty(chances, async (chance) => {
        const payer = await shop.payer();
        await play(payer, chance);
        payer.leave();
      });
      await fc.assert(property, { numRuns: payingRuns });
    });
  };
}
