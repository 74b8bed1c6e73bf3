import type { Lang, Mode } from '#domain/shared/mode.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Paths } from '#ui/routing/paths.ts';
import type { Messages } from './generated/types.ts';

/** A message by its key; its arguments are those that the message names. */
export type Translate = <Key extends keyof Messages>(
  key: Key,
  ...values: keyof Messages[Key] extends never ? [] : [Messages[Key]]
) => string;

/** What a view needs to make its texts: the messages and formats of a language, the paths and prices of a mode. */
export interface Wording {
  lang: Lang;
  mode: Mode;
  paths: Paths;
  /** The customer service's number in the mode; absent where nobody says it. */
  phone?: string;
  t: Translate;
  /** Whether there is a message of that key: a text may be found by the name of a field. */
  has(key: string): boolean;
  money(amount: Money): string;
  number(value: number): string;
  /** « 24/11/2026 », of an ISO day or moment, in Paris: what has happened, how long something holds (specification §9). */
  numericDay(iso: string): string;
  /** « mar. 24/11/2026 », of an ISO day or moment, in Paris: a day to come on which mail is deposited, sent or delivered. */
  promisedDay(iso: string): string;
  /** « 24/11/2026 à 14:05 », of an ISO date and time, in Paris: in lists of events, and where hours count. */
  moment(iso: string): string;
  /** « il y a 2 heures », of an ISO date and time, at another moment. */
  ago(iso: string, now: number): string;
  /** « 4,2 Mo », of bytes. */
  fileSize(bytes: number): string;
  /** Grams below 1000, else kilograms with a comma and up to two decimals (specification §9). */
  weight(grams: number): string;
}
