import { isLaterPath } from '#ui/routing/prefixes.ts';
import { routeOf } from '#ui/routing/route-table.ts';

/** The budget of JavaScript for a first visit, in kB, gzip; larger for pages that are never visited first. */
export const scriptBudget = (path: string): number => (isLaterPath(path) || isStep(path) || isOwn(path) ? 145 : 125);

/** A step of a journey after its entry. */
const isStep = (path: string) => Boolean(routeOf(path)?.entry.journey?.step);

/** A page of a signed-in shopper. */
const isOwn = (path: string) => routeOf(path)?.entry.guard === 'signedIn';

/** The budget of the address form on a checkout page, in kB, gzip. */
export const formBudget = 20;
