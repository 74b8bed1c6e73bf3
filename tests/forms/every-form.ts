/** Every action of the shop and its forms, as the route table and the pages declare them. */
import { dirname } from 'node:path';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';

type Action = (args: never) => Promise<unknown>;
const routes = import.meta.glob<{ action?: Action }>('../../ui/**/*.route.{ts,tsx}');
const servers = import.meta.glob<Record<string, unknown>>('../../ui/**/*.server.ts');
const entries: readonly RouteEntry[] = routeTable;
/** The first route of each page. */
const pages = [...new Map(entries.toReversed().map((entry) => [entry.file, entry])).values()].toReversed();

/** The intents of the page whose action a route has; a page with one form of its own has one without a name. */
async function intentsOf(file: string, action: Action): Promise<string[]> {
  const beside = Object.entries(servers).filter(([path]) => dirname(path) === dirname(`../../ui/${file}`));
  const exported = await Promise.all(beside.map(async ([, load]) => Object.values(await load())));
  const page = exported.flat().find((each) => Object(each).action === action);
  return page === undefined ? [''] : Object.keys(Object(page).forms).toSorted();
}

async function actionOf(entry: RouteEntry) {
  const action = (await routes[`../../ui/${entry.file}`]?.())?.action;
  return action ? [{ entry, action, intents: await intentsOf(entry.file, action) }] : [];
}

export const actions = (await Promise.all(pages.map(actionOf))).flat();
/** By the first route of a page. */
export const intents = Object.fromEntries(actions.map(({ entry, intents }) => [entry.name, intents]));
