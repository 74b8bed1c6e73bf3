/** `npm run routes`: every address of the shop, for whom it is, and what it is today. */
import { routeTable, stateOf } from '#ui/routing/route-table.ts';

const rows = routeTable.flatMap((entry) => {
  const { name, path, guard, twin } = entry;
  const state = stateOf(entry);
  const row = { name, path, guard, state };
  return twin ? [row, { ...row, name: `${name}Pro`, path: `/professionnel${path === '/' ? '' : path}` }] : [row];
});
const columns = ['name', 'path', 'guard', 'state'] as const;
const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
const head = { name: 'name', path: 'path', guard: 'guard', state: 'state' };
for (const row of [head, ...rows])
  console.log(
    columns
      .map((column, place) => row[column].padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  );

const count = (state: string) => rows.filter((row) => row.state === state).length;
console.log(
  `\n${rows.length} addresses: ${['page', 'upcoming', 'elsewhere', 'endpoint'].map((state) => `${count(state)} ${state}`).join(', ')}. ` +
    'Any other address is asked of the content service.',
);
