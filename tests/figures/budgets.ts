import { isLaterPath } from '#ui/routing/prefixes.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeOf, routeTable } from '#ui/routing/route-table.ts';
import { variantsOf } from '#ui/routing/variants.ts';

/** The budget of JavaScript for a first visit, in kB, gzip; larger for pages that are never visited first. */
export const scriptBudget = (path: string): number =>
  isLaterPath(path) || isInJourney(path) || isOwn(path) ? 150 : 128;

/** What a public page may fetch for the next one once its program runs, in kB, gzip; nothing under data saving. */
export const nextBudget = 9.6;

/** A page to which the entry of a journey leads: its steps, and what stands beside them. */
const isInJourney = (path: string) => entriesOfJourneys.some((entry) => path.startsWith(`${entry}/`));

const routes: readonly RouteEntry[] = routeTable;
const entryScreens = new Set(routes.filter(({ journey }) => journey?.step === null).map(({ file }) => file));
const entriesOfJourneys = routes
  .filter(({ file }) => entryScreens.has(file))
  .flatMap((entry) => variantsOf(entry).map(({ path }) => path.replace(/\/$/, '')));

/** A page of a signed-in shopper. */
const isOwn = (path: string) => routeOf(path)?.entry.guard === 'signedIn';

/** The budget of the address form on a checkout page, in kB, gzip. */
export const formBudget = 20;
