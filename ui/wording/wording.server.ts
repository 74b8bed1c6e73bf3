import { createIntl, createIntlCache, type MessageFormatElement } from 'react-intl';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import type { Money } from '#domain/shared/money.ts';
import { type Paths, pathsOf } from '#ui/routing/paths.ts';
import en from './generated/en.server.json' with { type: 'json' };
import fr from './generated/fr.server.json' with { type: 'json' };
import type { Translate, Wording } from './wording.ts';

// The trees are compiled by formatjs; react-intl types their elements as an enumeration that JSON cannot name.
const trees = { fr, en } as unknown as Record<Lang, Record<string, MessageFormatElement[]>>;
const locales: Record<Lang, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Formatters are expensive to create: one set for each language is kept for the life of the process. */
function speak(lang: Lang): Omit<Wording, 'paths' | 'mode'> {
  const locale = locales[lang];
  const intl = createIntl(
    { locale, messages: trees[lang], defaultLocale: 'fr-FR', timeZone: 'Europe/Paris' },
    createIntlCache(),
  );
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const whole = new Intl.NumberFormat(locale);
  const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2, useGrouping: false });
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Paris' });
  const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const [numeric, weekday] = [date(digits), date({ weekday: 'short' })];
  const moment = date({ ...digits, hour: '2-digit', minute: '2-digit' });
  const relative = new Intl.RelativeTimeFormat(locale);
  const justNow = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const betweenDayAndTime = lang === 'fr' ? ' à ' : ' ';
  const simple = new Map<string, string>();
  // Few prices occur, and each one often.
  const amounts = new Map<number, string>();
  const t: Translate = (key, ...values) => {
    if (values.length > 0) return intl.formatMessage({ id: key }, values[0] as Record<string, string | number>);
    const cached = simple.get(key);
    if (cached !== undefined) return cached;
    const text = intl.formatMessage({ id: key });
    simple.set(key, text);
    return text;
  };
  return {
    lang,
    t,
    has: (key) => Object.hasOwn(trees[lang], key),
    money: ({ cents }: Money) => {
      const cached = amounts.get(cents);
      if (cached !== undefined) return cached;
      const text = euro.format(cents / 100);
      if (amounts.size < 10_000) amounts.set(cents, text);
      return text;
    },
    number: (value) => whole.format(value),
    // A day without a time is midnight in London, which is the same day in Paris.
    numericDay: (iso) => numeric.format(new Date(iso)),
    // « jeu. 03/12/2026 » is one word to the eye.
    promisedDay: (iso) => `${weekday.format(new Date(iso))}\u00a0${numeric.format(new Date(iso))}`,
    // Most moments stand in sentences: « le 24/11/2026 à 14:05 ».
    moment: (iso) => moment.format(new Date(iso)).replace(' ', betweenDayAndTime),
    ago: (iso, now) => agoIn(relative, (now - Date.parse(iso)) / 1000) ?? justNow,
    fileSize: (bytes) => sizeIn(lang, bytes),
    // A decimal comma in both languages (specification §9), rounded half up to tens of grams.
    weight: (grams) =>
      grams < 1000 ? `${grams}\u00a0g` : `${decimal.format(Math.floor(grams / 10 + 0.5) / 100)}\u00a0kg`,
  };
}

/** Seconds of each unit, the longest first. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Whole units that have passed; « hier » would be wrong for what is so many hours ago. `null` for less than a minute. */
function agoIn(relative: Intl.RelativeTimeFormat, seconds: number): string | null {
  const found = units.find(([, length]) => seconds >= length);
  return found ? relative.format(-Math.floor(seconds / found[1]), found[0]) : null;
}

const sizeUnits = { fr: ['octets', 'Ko', 'Mo'], en: ['bytes', 'kB', 'MB'] } as const;

function sizeIn(lang: Lang, bytes: number): string {
  const power = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  const digits = { maximumFractionDigits: power === 2 ? 1 : 0 };
  return `${new Intl.NumberFormat(locales[lang], digits).format(bytes / 1024 ** power)}\u00a0${sizeUnits[lang][power]}`;
}

const languages: Record<Lang, ReturnType<typeof speak>> = { fr: speak('fr'), en: speak('en') };

const of = (lang: Lang, mode: Mode): Wording => ({ ...languages[lang], mode, paths: pathsOf(mode) satisfies Paths });
const all: Record<Lang, Record<Mode, Wording>> = {
  fr: { part: of('fr', 'part'), pro: of('fr', 'pro') },
  en: { part: of('en', 'part'), pro: of('en', 'pro') },
};

/** One for each language and mode of a shop: what is remembered for a wording is found by it. */
const withPhone = new Map<string, Wording>();

/** The wording of a request: its language, and the paths, prices and phone number of its mode. */
export function wordingOf({ lang, mode, phone }: { lang: Lang; mode: Mode; phone?: string }): Wording {
  if (!phone) return all[lang][mode];
  const key = `${lang} ${mode} ${phone}`;
  const wording = withPhone.get(key) ?? { ...all[lang][mode], phone };
  withPhone.set(key, wording);
  return wording;
}
