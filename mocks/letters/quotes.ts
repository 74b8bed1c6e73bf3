import type { components } from '#contracts/generated/letters.ts';
import { dayOf, nowIn, parisInstant } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { centsOfQuote, storeQuote } from '../shared/quotes.ts';
import { type StepAt, stepAt } from '../shared/tariffs.ts';
import type { World } from '../shared/world.ts';
import { departureOf } from '../tariffs/letter-departures.ts';
import { LEVELS, type Level, tariffs } from '../tariffs/letters.ts';
import { levelNames } from './options.ts';
import { quotesIn, type WireLetter } from './records.ts';
import { isPriced, type Judged, judge, levelOf, sheetsOf } from './refusals.ts';

type Quote = components['schemas']['LetterQuote'];

interface Envelopes {
  sheets: number;
  /** How many are sent, and how many of them abroad. */
  count: number;
  abroad: number;
  isColour: boolean;
  hasReceipt: boolean;
}

/** What a letter costs today to everybody, in cents; `null` where it has too many sheets. */
interface Price {
  letters: number;
  acknowledgements: number;
  step: StepAt;
}

function priceToday(world: World, level: Level, envelopes: Envelopes): Price | null {
  const { sheets, count, abroad, isColour, hasReceipt } = envelopes;
  const tariff = tariffs.on(dayOf(nowIn(world)));
  const step = stepAt(tariff.steps[level], sheets);
  if (!step) return null;
  const each = step.cents + (isColour ? tariff.colour * sheets : 0);
  return {
    letters: each * count + tariff.abroad * abroad,
    acknowledgements: hasReceipt ? tariff.acknowledgement * count : 0,
    step,
  };
}

const isAbroad = ({ country }: NonNullable<WireLetter['recipients']>[number]): boolean =>
  country.isocode !== 'FR' && country.isocode !== 'MC';

function envelopesOf(letter: WireLetter, { document, recipients }: Judged): Envelopes | null {
  if (!document) return null;
  const accepted = (letter.recipients ?? []).filter((_, place) => recipients[place]?.accepted);
  return {
    sheets: sheetsOf(letter, document),
    // Without recipients: a letter to one in France.
    count: letter.recipients?.length ? accepted.length : 1,
    abroad: accepted.filter(isAbroad).length,
    isColour: letter.colour === 'COLOUR',
    hasReceipt: letter.acknowledgement,
  };
}

const fingerprintOf = (level: Level, envelopes: Envelopes) => JSON.stringify([level, envelopes]);

/** Prices a letter and stores the quote. */
export async function quoteAnswer(
  world: World,
  letter: WireLetter,
  { owner, lang }: { owner: string | null; lang: Lang },
): Promise<Quote> {
  const judged = judge(world, letter, owner);
  const { refusals, recipients } = judged;
  const envelopes = envelopesOf(letter, judged);
  const offers =
    envelopes && judged.document?.pages
      ? offersOf(world, { envelopes, recipients: letter.recipients ?? [] }, lang)
      : [];
  const level = levelOf(letter);
  const price = level && envelopes && isPriced(refusals) ? priceToday(world, level, envelopes) : null;
  if (!price || !level || !envelopes) return { lines: [], offers, recipients, refusals };
  const cents = price.letters + price.acknowledgements;
  const quote = await keepQuote(world, { level, envelopes, cents });
  const { most, next } = price.step;
  return {
    quoteId: quote.id,
    expiresAt: new Date(quote.expiresAt).toISOString(),
    sheets: envelopes.sheets,
    lines: linesOf(level, { envelopes, price, lang }),
    totalPriceWithTax: priceOf(cents, lang),
    totalPriceWithoutTax: priceOf(cents, lang),
    ...(next && {
      nextSheetStep: { remainingSheets: most - envelopes.sheets, extraPrice: priceOf(next.extra, lang) },
    }),
    offers,
    options: optionsOf(world, envelopes, lang),
    recipients: pricedRecipients(world, { letter, level, envelopes, recipients, lang }),
    refusals,
  };
}

interface PricedMailing {
  letter: WireLetter;
  level: Level;
  envelopes: Envelopes;
  recipients: Quote['recipients'];
  lang: Lang;
}

function pricedRecipients(
  world: World,
  { letter, level, envelopes, recipients, lang }: PricedMailing,
): Quote['recipients'] {
  return recipients.map((each, place) => {
    const recipient = letter.recipients?.[place];
    const abroad = recipient && isAbroad(recipient) ? 1 : 0;
    const price = each.accepted ? priceToday(world, level, { ...envelopes, count: 1, abroad }) : null;
    return price ? { ...each, priceWithTax: priceOf(price.letters + price.acknowledgements, lang) } : each;
  });
}

function optionsOf(world: World, { sheets, count }: Envelopes, lang: Lang): NonNullable<Quote['options']> {
  const tariff = tariffs.on(dayOf(nowIn(world)));
  const cents = { ACKNOWLEDGEMENT: tariff.acknowledgement * count, COLOUR: tariff.colour * sheets * count };
  return Object.entries(cents).map(([code, each]) => ({
    code,
    price: priceOf(each, lang),
    priceWithTax: priceOf(each, lang),
  }));
}

function offersOf(
  world: World,
  { envelopes, recipients }: { envelopes: Envelopes; recipients: NonNullable<WireLetter['recipients']> },
  lang: Lang,
): Quote['offers'] {
  return LEVELS.flatMap((level) => {
    const price = priceToday(world, level, { ...envelopes, hasReceipt: false });
    if (!price) return [];
    const own = priceOf(price.letters, lang);
    return [{ level, priceWithTax: own, priceWithoutTax: own, ...departureOf(level, nowIn(world), recipients) }];
  });
}

interface QuotedLevel {
  level: Level;
  envelopes: Envelopes;
  cents: number;
  id?: string;
}

/** Stores a quote, which ends with its tariff at the latest. */
function keepQuote(world: World, { level, envelopes, cents, id }: QuotedLevel) {
  const next = tariffs.nextAfter(dayOf(nowIn(world)));
  return storeQuote(world, quotesIn, {
    fingerprint: fingerprintOf(level, envelopes),
    cents,
    id,
    ...(next && { until: parisInstant(next.validFrom, '00:00') }),
  });
}

/** For the states of pacts: a price that was told under this id. */
export async function rememberQuote(world: World, letter: WireLetter, about: { id: string; owner: string | null }) {
  const [level, envelopes] = [levelOf(letter), envelopesOf(letter, judge(world, letter, about.owner))];
  const cents = centsToday(world, letter, about.owner);
  if (level && envelopes) await keepQuote(world, { level, envelopes, cents, id: about.id });
}

/** The price of a valid quote. */
export function quotedCents(world: World, letter: WireLetter, about: { judged: Judged; quoteId: string }) {
  const [level, envelopes] = [levelOf(letter), envelopesOf(letter, about.judged)];
  if (!level || !envelopes) return undefined;
  return centsOfQuote(world, quotesIn, { id: about.quoteId, fingerprint: fingerprintOf(level, envelopes) });
}

export function centsToday(world: World, letter: WireLetter, owner: string | null): number {
  const [level, envelopes] = [levelOf(letter), envelopesOf(letter, judge(world, letter, owner))];
  const price = level && envelopes ? priceToday(world, level, envelopes) : null;
  return price ? price.letters + price.acknowledgements : 0;
}

const acknowledgement: Words = { fr: 'Avis de réception', en: 'Acknowledgement of receipt' };
const sheetWords = {
  one: { fr: '1 feuille', en: '1 sheet' },
  other: { fr: 'feuilles', en: 'sheets' },
};

function linesOf(
  level: Level,
  { envelopes: { sheets, count }, price, lang }: { envelopes: Envelopes; price: Price; lang: Lang },
): Quote['lines'] {
  const line = (code: string, name: string, cents: number) => ({
    code,
    name,
    price: priceOf(cents, lang),
    priceWithTax: priceOf(cents, lang),
  });
  const inside = sheets === 1 ? sheetWords.one[lang] : `${sheets} ${sheetWords.other[lang]}`;
  return [
    line('LETTER', `${count} × ${levelNames[level][lang]}, ${inside}`, price.letters),
    ...(price.acknowledgements > 0
      ? [line('ACKNOWLEDGEMENT', `${count} × ${acknowledgement[lang]}`, price.acknowledgements)]
      : []),
  ];
}
