import type { components } from '#contracts/generated/stamps.ts';
import { fixedProducts } from '../records/known-products.ts';
import { destinationsOn } from '../registered-mail/destinations.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { FILE_DAYS } from '../tariffs/service-limits.ts';
import { rowsOf, tariffs } from '../tariffs/stamps.ts';
import { lettersIn } from './letters.ts';
import { MAX_LINES, MAX_QUANTITY, MAX_RECIPIENTS } from './refusals.ts';
import { supportAnswer, supportsOn } from './supports.ts';
import { visualsIn } from './visuals.ts';

const SHEET_GRAMS = 5;

export function optionsAnswer(
  world: World,
  { owner, lang }: { owner: string | null; lang: Lang },
): components['schemas']['StampOptions'] {
  const today = dayOf(nowIn(world));
  const [tariff, next] = [tariffs.on(today), tariffs.nextAfter(today)];
  return {
    productCode: fixedProducts.printableStamp,
    validFrom: tariff.validFrom,
    fileDays: FILE_DAYS,
    sheetWeight: SHEET_GRAMS,
    maxLines: MAX_LINES,
    maxQuantity: MAX_QUANTITY,
    maxRecipients: MAX_RECIPIENTS,
    topUpSold: false,
    visuals: visualsIn(world, owner, lang),
    letterTypes: lettersIn(lang),
    destinations: destinationsOn(today, lang).map(({ code, name, zone, suspension }) => ({
      code,
      name,
      zone,
      ...(suspension && { suspension }),
    })),
    supports: supportsOn(today).map((support) => supportAnswer(support, lang)),
    tariffs: [tariff, ...(next ? [next] : [])].flatMap(rowsOf).map(({ steps, ...row }) => ({
      ...row,
      steps: steps.map(([maxWeight, cents]) => {
        const price = priceOf(cents, lang);
        return { maxWeight, price, priceWithoutTax: price };
      }),
    })),
  };
}
