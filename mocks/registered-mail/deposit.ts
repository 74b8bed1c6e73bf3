import { dayOf, hours, isPostalDay, isSaturday, numericDay, promisedDay, timeOf } from '../shared/calendar/clock.ts';
import type { CompositionInfo } from '../shared/feature.ts';
import type { Lang, Words } from '../shared/lang.ts';

export const DEPOSIT_PLACES = ['POST_OFFICE', 'LETTERBOX'] as const;
export type DepositPlace = (typeof DEPOSIT_PLACES)[number];

/** Later letters miss the postman's next round. */
export const CUT_OFF = '18:00';
/** From then on no counter takes anything that day: the hours of the large offices (mocks/pickup/hours.ts). */
const closingOn = (day: string): string => (isSaturday(day) ? '12:30' : '18:30');
const DAYS_AHEAD = 10;
/** Days after the chosen one until which a vignette is accepted. */
export const VALIDITY_DAYS = 15;

/** The last day on which a vignette is accepted. */
export const lastDayOf = (date: string): string => dayOf(Date.parse(`${date}T12:00:00Z`) + hours(24 * VALIDITY_DAYS));

const places = {
  POST_OFFICE: { fr: 'En bureau de poste, le', en: 'At a post office, on' },
  LETTERBOX: { fr: 'Dans la boîte aux lettres, pour le', en: 'In the letterbox, for' },
} satisfies Record<DepositPlace, Words>;

/** « En bureau de poste, le 23/11/2026 » */
export const depositText = ({ place, depositDate }: { place: string; depositDate: string }, lang: Lang): string =>
  `${places[place === 'LETTERBOX' ? place : 'POST_OFFICE'][lang]} ${promisedDay(depositDate, lang)}`;

const weights: Record<Lang, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'gram' }),
  en: new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'gram' }),
};

/** What a vignette needs to be used: where, until when, how heavy, on which envelope. */
export const usageInfos = ({
  deposit,
  weight,
}: {
  deposit: { place: string; depositDate: string };
  weight: number;
}): CompositionInfo[] =>
  usage.map(({ label, value }) => ({
    label,
    value: { fr: value({ deposit, weight }, 'fr'), en: value({ deposit, weight }, 'en') },
  }));

const usage: {
  label: Words;
  value: (mail: { deposit: { place: string; depositDate: string }; weight: number }, lang: Lang) => string;
}[] = [
  { label: { fr: 'Dépôt', en: 'Hand-in' }, value: ({ deposit }, lang) => depositText(deposit, lang) },
  {
    label: { fr: 'Vignette acceptée', en: 'Label accepted' },
    value: ({ deposit: { depositDate } }, lang) =>
      `${lang === 'fr' ? 'jusqu’au' : 'until'} ${numericDay(lastDayOf(depositDate))}`,
  },
  {
    label: { fr: 'Poids', en: 'Weight' },
    value: ({ weight }, lang) =>
      `${weights[lang].format(weight)}, ${lang === 'fr' ? 'enveloppe comprise' : 'envelope included'}`,
  },
  {
    label: { fr: 'Enveloppe', en: 'Envelope' },
    value: (_, lang) => (lang === 'fr' ? 'C5 (162 × 229\u00a0mm) ou plus grande' : 'C5 (162 × 229\u00a0mm) or larger'),
  },
];

/** The days on which a letter may be deposited or collected; a post office accepts it today until it closes. */
export function datesFor(place: DepositPlace, now: number): string[] {
  const today = dayOf(now);
  const days = Array.from({ length: 3 * DAYS_AHEAD }, (_, ahead) =>
    dayOf(Date.parse(`${today}T12:00:00Z`) + hours(24 * ahead)),
  );
  const isClosed = timeOf(now) >= closingOn(today);
  const offered =
    place === 'POST_OFFICE'
      ? days.filter((day) => isPostalDay(day) && (day > today || !isClosed))
      : days.filter((day) => isPostalDay(day) && day > today).slice(timeOf(now) >= CUT_OFF ? 1 : 0);
  return offered.slice(0, DAYS_AHEAD);
}

/** Of a cart's line: the day on which it is handed in, and whether that day has passed. */
export const depositInfo = (date: string, offered: readonly string[]): CompositionInfo => {
  const isOver = date < (offered[0] ?? '');
  const [fr, en] = [promisedDay(date, 'fr'), promisedDay(date, 'en')];
  return {
    label: { fr: 'Jour du dépôt', en: 'Hand-in day' },
    value: isOver ? { fr: `${fr}, passé`, en: `${en}, in the past` } : { fr, en },
    ...(isOver && { isOver }),
  };
};

/** Of a cart's line: the day on which it is handed in, and the one by which it arrives; a day that has passed promises none. */
export function depositInfos({ date, offered, arrival }: DepositAndArrival): CompositionInfo[] {
  const deposit = depositInfo(date, offered);
  if (deposit.isOver) return [deposit];
  const value = { fr: `au plus tard le ${promisedDay(arrival, 'fr')}`, en: `by ${promisedDay(arrival, 'en')}` };
  return [deposit, { label: { fr: 'Livraison', en: 'Delivery' }, value }];
}

interface DepositAndArrival {
  date: string;
  offered: readonly string[];
  arrival: string;
}

/** Postmen collect from letterboxes in mainland France only. */
export const isFetchedFrom = ({ postalCode, town }: { postalCode: string; town: string }): boolean =>
  !/^9[789]/.test(postalCode) && !/\bcedex\b/i.test(town);
