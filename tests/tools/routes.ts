/** `npm run figures -- routes`: every address of the shop, for whom it is, and what it is today. */
import { routeTable } from '#ui/routing/route-table.ts';
import { variantsOf } from '#ui/routing/variants.ts';

const rows = routeTable.flatMap((entry) =>
  variantsOf(entry).map(({ id, path }) => ({ name: id, path, guard: entry.guard, kind: entry.kind })),
);
const columns = ['name', 'path', 'guard', 'kind'] as const;
const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
const head = { name: 'name', path: 'path', guard: 'guard', kind: 'kind' };
for (const row of [head, ...rows])
  console.log(
    columns
      .map((column, place) => row[column].padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  );

const counts = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, { length }]) => `${length} ${kind}`);
console.log(`\n${rows.length} addresses: ${counts.join(', ')}. Any other address is asked of the content service.`);
