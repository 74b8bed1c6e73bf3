import type { components } from '#contracts/generated/letters.ts';
import { fixedProducts } from '../records/known-products.ts';
import { countryOf } from '../session/countries.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { COLOURS, LEVELS, type Level, mostSheets, tariffs } from '../tariffs/letters.ts';
import { MOST_RECIPIENTS } from '../tariffs/service-limits.ts';

export const MOST_PAGES = 60;
export const TEXT_LENGTH = 12_000;
export const FILE_SIZE = 5 * 1024 * 1024;
/** A document that nobody put into a cart is purged after so many hours. */
export const KEPT_HOURS = 72;

export const TYPES = [
  { type: 'application/pdf', name: 'PDF' },
  { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', name: 'DOCX' },
  { type: 'application/vnd.oasis.opendocument.text', name: 'ODT' },
];

export const levelNames: Record<Level, Words> = {
  GREEN: { fr: 'Lettre verte en ligne', en: 'Online green letter' },
  ROUGE: { fr: 'e-Lettre rouge', en: 'e-Lettre rouge' },
  REGISTERED: { fr: 'Lettre recommandée en ligne', en: 'Online registered letter' },
};

/** Levels that are articles of their own. */
export const ownArticles: Partial<Record<Level, string>> = {
  ROUGE: fixedProducts.redLetter,
  REGISTERED: fixedProducts.registeredLetter,
};

/** France with its territories, and some countries. */
export const SERVED = ['FR', 'MC', 'BE', 'CH', 'LU', 'DE', 'ES', 'IT', 'GB', 'PT', 'NL'];

export function optionsAnswer(world: World, lang: Lang): components['schemas']['LetterOptions'] {
  const today = dayOf(nowIn(world));
  const { steps, validFrom } = tariffs.on(today);
  return {
    productCode: fixedProducts.onlineLetter,
    validFrom,
    document: { textLength: TEXT_LENGTH, fileSize: FILE_SIZE, types: TYPES, pages: MOST_PAGES, keptHours: KEPT_HOURS },
    colours: [...COLOURS],
    levels: LEVELS.map((code) => ({
      code,
      name: levelNames[code][lang],
      maxSheets: mostSheets(code, today),
      acknowledgement: code === 'REGISTERED',
      productCode: ownArticles[code],
      firstPrice: priceOf(steps[code][0]?.[1] ?? 0, lang),
      firstPriceWithoutTax: priceOf(steps[code][0]?.[1] ?? 0, lang),
    })),
    maxRecipients: MOST_RECIPIENTS,
    countries: SERVED.map((code) => ({ code, name: countryOf(code, lang).name ?? code })),
  };
}
