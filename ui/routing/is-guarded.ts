import { routeOf } from './route-table.ts';

/** Whether a path, with or without its query, is of a page for signed-in shoppers alone. */
export const isGuarded = (path: string): boolean => routeOf(path.replace(/[?#].*/s, ''))?.entry.guard === 'signedIn';
