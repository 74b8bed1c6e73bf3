import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { formStatuses } from '#tests/boundary/form-statuses.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';

type Exports = Record<string, unknown>;
const routes = import.meta.glob<Exports>('../../ui/**/*.route.{ts,tsx}');
const servers = import.meta.glob<Exports>('../../ui/**/*.server.ts');
const entries: readonly RouteEntry[] = routeTable;
const files = new Map(entries.toReversed().map(({ file, name }) => [file, name]));

/** The intents of the page whose action a route has; a page with one form of its own has one without a name. */
async function intentsOf(file: string, action: unknown): Promise<string[]> {
  const beside = Object.entries(servers).filter(([path]) => dirname(path) === dirname(`../../ui/${file}`));
  const exported = await Promise.all(beside.map(async ([, load]) => Object.values(await load())));
  const page = exported.flat().find((each) => Object(each).action === action);
  return page === undefined ? [''] : Object.keys(Object(page).forms);
}

test('every form that a route takes has its statuses in the table of tests/boundary', async () => {
  const known: Record<string, string[]> = {};
  for (const [file, name] of files) {
    const { action } = (await routes[`../../ui/${file}`]?.()) ?? {};
    if (action) known[name] = (await intentsOf(file, action)).toSorted();
  }
  const rows = Object.entries(formStatuses).map(([name, forms]) => [name, Object.keys(forms).toSorted()]);
  expect(Object.fromEntries(rows)).toEqual(known);
});
