import { safePath } from '#domain/session/safe-path.ts';
import { cleanText } from '#domain/shared/clean-text.ts';
import { parseDay } from '#domain/shared/working-days.ts';
import { isCode } from './route-params.ts';

/** How a query parameter is read and written. An invalid value counts as absent. */
export interface Parameter<Value, Absent = null> {
  /** Reads all values with the parameter's name. */
  read(values: readonly string[]): Value | Absent;
  write(value: Value): readonly string[];
  /** The parameter's name in addresses, where it is not the key of its table. */
  urlName?: string;
  /** A flash message: the page says once what the step before has done, and never by an address alone. */
  isFlash?: true;
}

export const flash = <One extends Parameter<unknown, unknown>>(one: One) => ({ ...one, isFlash: true as const });

/** A parameter whose name in addresses is French. */
export const withUrlName = <const Name extends string, One extends Parameter<unknown, unknown>>(
  urlName: Name,
  one: One,
) => ({
  ...one,
  urlName,
});

/** @internal What may be written. */
export type ValueOf<One> = One extends Parameter<infer Value, infer _> ? Value : never;

/** The first value of a repeated name counts. */
const single = <Value>(
  read: (text: string) => Value | null,
  write: (value: Value) => string = String,
): Parameter<Value> => ({
  read: ([first]) => (first === undefined ? null : read(first)),
  write: (value) => (value === '' ? [] : [write(value)]),
});

const hasControls = (text: string) => /[\u0000-\u001f\u007f]/.test(text);

export const oneOf = <const Values extends readonly string[]>(...values: Values): Parameter<Values[number]> =>
  single((text) => values.find((one) => one === text) ?? null);

export const matching = (form: RegExp): Parameter<string> => single((text) => (form.test(text) ? text : null));

/** A code of a product, a cart or an order (postal-domain 9.57). */
export const code: Parameter<string> = single((text) => (isCode(text) ? text : null));

/** Present or absent; the value does not matter. */
export const flag: Parameter<true> = single<true>(
  (text) => text === '1' || null,
  () => '1',
);

/** A page of this shop (specification §6). */
export const path: Parameter<string> = single(safePath);

/** Any text up to a length, unchanged. */
export const opaque = (longest: number): Parameter<string> =>
  single((text) => (text === '' || text.length > longest || hasControls(text) ? null : text));

/** Typed text: spaces are collapsed, and a long one is cut. */
export const text = (longest: number): Parameter<string> => single((typed) => plain(typed, longest) || null);

/** The same, but an empty text is a value: an empty field of a search has a message of its own. */
export const field = (longest: number): Parameter<string> => ({
  read: ([first]) => (first === undefined ? null : plain(first, longest)),
  write: (value) => [value],
});

function plain(typed: string, longest: number): string {
  const cut = cleanText(typed).replace(/\s+/g, ' ').trim().slice(0, longest).trimEnd();
  // A cut may leave half a surrogate pair, which is removed.
  const whole = cut.isWellFormed() ? cut : cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
  return hasControls(whole) ? '' : whole;
}

export const whole = (least: number, most: number): Parameter<number> =>
  single((written) => {
    if (!/^(?:0|[1-9][0-9]{0,8})$/.test(written)) return null;
    const number = Number(written);
    return number >= least && number <= most ? number : null;
  });

/** A day, which is typed where a browser has no calendar. */
export const day: Parameter<string> = single((typed) => parseDay(cleanText(typed)));

/** What an order is searched by: a number is pasted with « n° » before it, and with other strokes from a text or a PDF. */
export const orderSearch: Parameter<string> = single((typed) => {
  const searched = plain(typed, 100)
    .replace(/^(?:(?:commande|order) )?(?:(?:n[°º]|№|#) ?(?:de commande )?)*/i, '')
    .replace(/(?<=\S)\p{Dash_Punctuation}(?=\S)/gu, '-');
  return searched || null;
});

/** A parcel number, which people type and paste with spaces and other strokes. */
export const parcelNumber: Parameter<string> = single((typed) => {
  const number = plain(typed, 100)
    .replace(/[\s.\p{Dash_Punctuation}]/gu, '')
    .toUpperCase();
  return /^[A-Z0-9]{8,30}$/.test(number) ? number : null;
});

export const either = <One, Other>(one: Parameter<One>, other: Parameter<Other>): Parameter<One | Other> => ({
  read: (values) => one.read(values) ?? other.read(values),
  write: (value) => [String(value)],
});

type ParametersOf<Values extends readonly unknown[]> = { [Place in keyof Values]: Parameter<Values[Place]> };

/** Several values in one parameter, such as `format:c5`; each must be valid. The last one may contain the separator. */
export const joinParameters = <Values extends readonly unknown[]>(
  sign: string,
  ...parts: ParametersOf<Values>
): Parameter<Values> =>
  single(
    (written) => {
      const texts = written.split(sign);
      const last = texts.splice(parts.length - 1).join(sign);
      const values = parts.map((part, place) => part.read([texts[place] ?? (place < parts.length - 1 ? '' : last)]));
      return values.includes(null) ? null : (values as unknown as Values);
    },
    (values) => parts.map((part, place) => part.write(values[place])[0] ?? '').join(sign),
  );

/** A repeated parameter, up to a number of values. */
export const list = <Value>(one: Parameter<Value>, most: number): Parameter<readonly Value[], never> => ({
  read: (texts) => {
    const values = texts.map((written) => one.read([written]));
    return values.filter((value) => value !== null).slice(0, most);
  },
  write: (values) => values.flatMap((value) => one.write(value)),
});
