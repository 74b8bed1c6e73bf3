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
  /** « mardi 24 novembre 2026 », of an ISO date and time, in Paris: for what is to come, whose weekday counts. */
  longDate(iso: string): string;
  /** « mar. 24 nov. », of a `YYYY-MM-DD` day. */
  shortDay(day: string): string;
  /** « 24/11/2026 », of a `YYYY-MM-DD` day (specification §9). */
  numericDay(day: string): string;
  /** « 24/11/2026 à 14:05 », of an ISO date and time, in Paris: for what has happened (specification §9). */
  moment(iso: string): string;
  /** « il y a 2 heures », of an ISO date and time, at another moment. */
  ago(iso: string, now: number): string;
  /** « 4,2 Mo », of bytes. */
  fileSize(bytes: number): string;
  /** Grams below 1000, else kilograms with a comma and up to two decimals (specification §9). */
  weight(grams: number): string;
}
