import type { Mode } from '#domain/shared/mode.ts';
import type { Parameter, ValueOf } from '../parameters.ts';
import type { RouteName } from '../route-table.ts';
import { journeyStep } from './journey-queries.ts';
import { type DeclaredQuery, queries } from './query-table.ts';

/** The parameter that any page may have: the session has ended, or could not be opened. The browser reads it too. */
export interface QueryOfAnyPage {
  session: 'expiree' | 'echouee';
}

type Queries = typeof queries;
/** A route that reads its query. */
export type QueryRoute = keyof Queries;
/** The parameter names of a route, for the fields of a GET form. */
export type QueryName<Name extends QueryRoute> = {
  [Key in keyof Queries[Name] & string]: Queries[Name][Key] extends { urlName: infer Url extends string } ? Url : Key;
}[keyof Queries[Name] & string];
/** The query of a route, as it is written. */
export type QueryOf<Name extends QueryRoute> = {
  readonly [Key in keyof Queries[Name]]?: ValueOf<Queries[Name][Key]> | null | undefined;
};
/** The query of a route, as it is read; `null` for an absent or invalid parameter. */
export type QueryValues<Name extends QueryRoute> = {
  readonly [Key in keyof Queries[Name]]: Queries[Name][Key] extends Parameter<infer Value, infer Absent>
    ? Value | Absent
    : never;
};

/** Cached by route, because listings write hundreds of addresses. */
const declared = new Map<string, [name: string, one: Parameter<unknown, unknown>][]>(
  Object.entries<DeclaredQuery>(queries).map(([name, query]) => [name, Object.entries(query)]),
);

/** The parameters of a route that are flash messages. */
export const flashNames = (route: string): ReadonlySet<string> =>
  new Set([
    'note',
    ...(declared.get(route) ?? []).flatMap(([key, { isFlash, urlName }]) => (isFlash ? (urlName ?? key) : [])),
  ]);

/** What an address says once, in it: flash messages, news of the session, a download that failed. */
export function marksIn(route: string, search: URLSearchParams): string[] {
  const names = flashNames(route);
  const isMark = (name: string) =>
    names.has(name) || name === ('session' satisfies keyof QueryOfAnyPage) || name === 'echec';
  return [...new Set(search.keys())].filter(isMark);
}

/** The note in the address of any page; `null` when it is absent or invalid. */
export const noteIn = (search: URLSearchParams): string | null =>
  /^[a-z-]{1,40}$/.exec(search.get('note') ?? '')?.[0] ?? null;

/** The same query without its note. */
export function withoutNote(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('note');
  return rest;
}

/** Reads the query of a route; without a search, all parameters are absent. */
export const queryOf = <Name extends QueryRoute>(name: Name, search = new URLSearchParams()): QueryValues<Name> =>
  Object.fromEntries(
    declared.get(name)?.map(([key, one]) => [key, one.read(search.getAll(one.urlName ?? key))]) ?? [],
  ) as QueryValues<Name>;

/** The fields that a change has reset, in the query of a step of any journey. */
export const resetFieldsIn = (search = new URLSearchParams()): readonly string[] =>
  journeyStep.retire.read(search.getAll('retire' satisfies keyof typeof journeyStep));

/** The mode in the query of any endpoint. */
export const requestedMode = (search: URLSearchParams): Mode | null => queryOf('visitor', search).mode;

/** The pairs in the order of the declaration, without empty values. */
export function pairsOf(name: RouteName, query: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const [key, one] of declared.get(name) ?? []) {
    const value = query[key];
    if (value === null || value === undefined) continue;
    for (const text of one.write(value)) pairs.push([one.urlName ?? key, text]);
  }
  return pairs;
}

/** The query as text: `?note=ajoutee`, or an empty text. */
export function searchOf(name: RouteName, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of pairsOf(name, query)) search.append(key, value);
  return search.size === 0 ? '' : `?${search}`;
}

/** The query as hidden fields of a GET form. */
export const fieldsOf = <Name extends QueryRoute>(name: Name, query: QueryOf<Name>): Record<string, string> =>
  Object.fromEntries(pairsOf(name, query));
