import { type Mode, otherMode, partPath, proPath } from '#domain/shared/mode.ts';
import { type QueryOf, type QueryRoute, searchOf } from './queries/queries.ts';
import { type RouteName, routeOf, routeTable } from './route-table.ts';

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;
type Entry = (typeof routeTable)[number];
type PathOf<Name extends RouteName> = Extract<Entry, { name: Name }>['path'];
type PathArguments<Name extends RouteName> = unknown extends Params<PathOf<Name>> ? [] : [params: Params<PathOf<Name>>];
type QueryArguments<Name extends RouteName> = Name extends QueryRoute ? [query?: QueryOf<Name>] : [];
type Build<Name extends RouteName> = (...args: [...PathArguments<Name>, ...QueryArguments<Name>]) => string;

type LooseQuery = Readonly<Record<string, unknown>>;

/** One path builder for each route, in one mode: it takes the route's path parameters and query. */
export type Paths = { [Name in RouteName]: Build<Name> };

const make = (mode: Mode): Paths =>
  Object.fromEntries(
    routeTable.map(({ name, path, proVariant }) => {
      const whole = mode === 'pro' && proVariant ? proPath(path) : path;
      // The pattern is split once, because a listing writes hundreds of paths.
      const [start = '', ...parts] = whole.split(':');
      const named = parts.map((part) => {
        const [key = ''] = /^\w+/.exec(part) ?? [];
        return { key, rest: part.slice(key.length) };
      });
      if (named.length === 0) return [name, (query?: LooseQuery) => (query ? whole + searchOf(name, query) : whole)];
      return [
        name,
        (params: Record<string, string>, query?: LooseQuery) => {
          let filled = start;
          for (const { key, rest } of named) filled += encodeURIComponent(params[key] ?? '') + rest;
          return query ? filled + searchOf(name, query) : filled;
        },
      ];
    }),
  ) as unknown as Paths;

const byMode: Record<Mode, Paths> = { part: make('part'), pro: make('pro') };

export const pathsOf = (mode: Mode): Paths => byMode[mode];

/** The same page in the other mode; what has no variant, or is no page, leads to the other home page. */
export function inOtherMode(path: string, mode: Mode): string {
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const entry = routeOf(pathname)?.entry;
  if (!entry?.proVariant || entry.kind === 'endpoint') return pathsOf(otherMode(mode)).home();
  const alone = partPath(pathname).replace(/(?<=.)\/$/, '');
  return (mode === 'pro' ? alone : proPath(alone)) + search;
}
