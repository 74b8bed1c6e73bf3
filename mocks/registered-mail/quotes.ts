import type { components } from '#contracts/generated/registered-mail.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { storeQuote } from '../shared/quotes.ts';
import { type StepAt, stepAt } from '../shared/tariffs.ts';
import type { World } from '../shared/world.ts';
import { tariffs as letterTariffs } from '../tariffs/letters.ts';
import { type Level, tariffs } from '../tariffs/registered-mail.ts';
import { placeOf, stepsTo } from './destinations.ts';
import { quotesIn, type WireMail } from './records.ts';
import { isPriced, refusalsOf } from './refusals.ts';

type Quote = components['schemas']['RegisteredMailQuote'];

/** What a letter costs today, in cents. */
interface Price {
  letter: number;
  /** 0 without an acknowledgement. */
  acknowledgement: number;
  step: StepAt;
}

/** Without a level it is the price of the first. */
function priceToday(
  world: World,
  { destination, weight, level = FIRST_LEVEL, acknowledgement }: WireMail,
): Price | null {
  const today = dayOf(nowIn(world));
  const tariff = tariffs.on(today);
  const place = placeOf(destination);
  const step = place ? stepAt(stepsTo(place, today), weight) : null;
  if (!step) return null;
  return {
    letter: step.cents + tariff.levels[level as Level],
    acknowledgement: acknowledgement ? tariff.acknowledgement : 0,
    step,
  };
}

export const fingerprintOf = ({ destination, weight, level, acknowledgement }: WireMail) =>
  JSON.stringify([destination, weight, level, acknowledgement]);

/** Prices a letter and stores the quote. */
export async function quoteAnswer(world: World, mail: WireMail, lang: Lang): Promise<Quote> {
  const refusals = refusalsOf(world, mail);
  const price = isPriced(refusals) ? priceToday(world, mail) : null;
  if (!price) return { lines: [], refusals };
  const cents = price.letter + price.acknowledgement;
  const quote = await storeQuote(world, quotesIn, { fingerprint: fingerprintOf(mail), cents });
  const { most, next } = price.step;
  return {
    quoteId: quote.id,
    expiresAt: new Date(quote.expiresAt).toISOString(),
    lines: linesOf(mail, price, lang),
    totalPriceWithTax: priceOf(quote.cents, lang),
    totalPriceWithoutTax: priceOf(quote.cents, lang),
    ...(next && {
      nextWeightStep: {
        remainingWeight: most - mail.weight,
        maxWeight: next.most,
        extraPrice: priceOf(next.extra, lang),
      },
    }),
    ...optionsOf(world, mail, lang),
    refusals,
  };
}

const FIRST_LEVEL: Level = 'R1';

/** What each choice costs. */
function optionsOf(
  world: World,
  mail: WireMail,
  lang: Lang,
): Pick<Quote, 'levels' | 'acknowledgement' | 'printedByPost'> {
  const place = placeOf(mail.destination);
  const amounts = (cents: number) => ({ price: priceOf(cents, lang), priceWithTax: priceOf(cents, lang) });
  const today = dayOf(nowIn(world));
  const levels = (place?.levels ?? []).flatMap((code) => {
    const price = priceToday(world, { ...mail, level: code, acknowledgement: false });
    return price ? [{ code, ...amounts(price.letter) }] : [];
  });
  const [[, printed] = [0, 0]] = letterTariffs.on(today).steps.REGISTERED;
  return {
    levels,
    ...(place?.acknowledgement && { acknowledgement: amounts(tariffs.on(today).acknowledgement) }),
    ...(printed > 0 && { printedByPost: amounts(printed) }),
  };
}

export const centsToday = (world: World, mail: WireMail): number => {
  const price = priceToday(world, mail);
  return price ? price.letter + price.acknowledgement : 0;
};

const words: Record<'upTo' | 'acknowledgement', Words> = {
  upTo: { fr: 'jusqu’à', en: 'up to' },
  acknowledgement: { fr: 'Avis de réception', en: 'Acknowledgement of receipt' },
};
const registered: Words = { fr: 'Recommandé', en: 'Registered letter' };

function linesOf({ level }: WireMail, { letter, acknowledgement, step }: Price, lang: Lang): Quote['lines'] {
  const line = (code: string, name: string, cents: number) => ({
    code,
    name,
    price: priceOf(cents, lang),
    priceWithTax: priceOf(cents, lang),
  });
  return [
    line(
      'LETTER',
      `${[registered[lang], level].filter(Boolean).join(' ')}, ${words.upTo[lang]} ${step.most}\u00a0g`,
      letter,
    ),
    ...(acknowledgement > 0 ? [line('ACKNOWLEDGEMENT', words.acknowledgement[lang], acknowledgement)] : []),
  ];
}
