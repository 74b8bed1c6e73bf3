import { isLaterPath } from '#ui/routing/prefixes.ts';
import { routeOf } from '#ui/routing/route-table.ts';

/** kB of JavaScript, gzip, that the first visit of a page may load: more for pages where nobody lands first. */
export const scriptBudget = (path: string): number => (isLaterPath(path) || isStep(path) ? 145 : 125);

/** A step of a journey, behind its entry. */
const isStep = (path: string) => Boolean(routeOf(path)?.entry.journey?.step);

/** kB, gzip, that the form of an address may add to a page of the checkout. */
export const formBudget = 20;
