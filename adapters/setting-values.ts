/** What the value of a setting may be, with the words for one that may not; most have a default. */
import * as v from 'valibot';
import { redisAddress } from './records/redis-address.ts';

export interface SettingMetadata {
  meaning: string;
  /** Of its value. */
  unit?: string;
  isSecret?: boolean;
}

/** A setting with what a person must know of it. */
export const setting = <Schema extends v.GenericSchema>(
  meaning: string,
  schema: Schema,
  about: Omit<SettingMetadata, 'meaning'> = {},
) => v.pipe(schema, v.metadata({ meaning, ...about }));

export const number = (fallback: number, least = 0) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.transform(Number),
    v.integer('expected a whole number'),
    v.minValue(least, `expected ${least} or more`),
  );
export const milliseconds = (fallback: number) =>
  v.pipe(number(fallback, 1), v.maxValue(120_000, 'expected at most 120000 milliseconds'), v.metadata({ unit: 'ms' }));
export const minutes = (fallback: number) => v.pipe(number(fallback, 1), v.metadata({ unit: 'minutes' }));
export const port = (fallback: number) => v.pipe(number(fallback), v.maxValue(65_535, 'expected a port, 0 to 65535'));
const isHttp = (value: string) => URL.canParse(value) && /^https?:\/\//.test(value);
const isOrigin = (value: string) => isHttp(value) && new URL(value).origin === value;
export const address = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.check(isHttp, 'expected an address such as http://127.0.0.1:3001'),
    v.transform((value) => value.replace(/\/$/, '')),
  );
export const redis = v.pipe(
  v.string(),
  v.check(
    (value) => redisAddress(value) !== null,
    'expected redis://server, redis://node,node or redis+sentinel://sentinel,sentinel/master',
  ),
);
export const contact = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^(mailto:[^\s@]+@[^\s@]+|tel:[+0-9-]+|https:\/\/\S+)$/, 'expected mailto:…, tel:… or https://…'),
  );
const tilePlaces = ['{z}', '{x}', '{y}'];
const inTiles = /\{(?:s|z|x|y|r|key)\}/g;
/** The address of a tile with its placeholders {z}, {x} and {y}; {s} and {key} are optional. */
export const tiles = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.check(
      (value) => isHttp(value.replaceAll(/[{}]/g, '')) && tilePlaces.every((place) => value.includes(place)),
      'expected an address with {z}, {x}, {y} and perhaps {s}, {r}, {key} in it',
    ),
    v.check(
      (value) => !/[{}]/.test(value.replaceAll(inTiles, '')),
      'expected no other places than {s}, {z}, {x}, {y}, {r}, {key}',
    ),
  );
export const text = (fallback: string) => v.optional(v.string(), fallback);
export const list = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.transform((value) => value.split(',').flatMap((each) => each.trim() || [])),
  );
export const origins = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.check(
      (value) => value.split(',').every((each) => isOrigin(each.trim())),
      'expected origins such as http://127.0.0.1:3003, separated by commas',
    ),
  );
export const originList = v.pipe(
  list(''),
  v.check((values) => values.every(isOrigin), 'expected origins such as http://127.0.0.1:6081, separated by commas'),
);
export const headerName = v.pipe(text(''), v.regex(/^[\w-]*$/, 'expected the name of a header'));
export const secret = v.pipe(v.string('expected a secret'), v.minLength(8, 'expected at least 8 characters'));
export const yesOrNo = (fallback: 'yes' | 'no') =>
  v.pipe(
    v.optional(v.picklist(['yes', 'no'], 'expected yes or no'), fallback),
    v.transform((value) => value === 'yes'),
  );
export const cookieName = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^[\w-]{1,40}$/, 'expected the name of a cookie'));
const expectedPhone = 'expected a phone number';
export const phone = v.pipe(v.string(expectedPhone), v.regex(/^[0-9 +]{4,20}$/, expectedPhone));
