import { expect, test } from 'vitest';
import { routeTable, stateOf } from '#ui/routing/route-table.ts';
import { leaves } from './links.ts';

test.each(routeTable.map((entry) => ({ ...entry, state: stateOf(entry) })))(
  'a link to $name is followed by the router only if there is a page of ours',
  ({ path, state, twin }) => {
    const out = state === 'elsewhere' || state === 'endpoint';
    expect(leaves(path)).toBe(out);
    if (twin) expect(leaves(`/professionnel${path}`)).toBe(out);
  },
);

test('a file is the browser’s business', () => {
  expect(leaves('/medias/conditions.pdf')).toBe(true);
});
