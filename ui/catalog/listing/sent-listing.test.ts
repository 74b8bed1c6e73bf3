import { expect, test } from 'vitest';
import { aListing } from '#ui/catalog/catalog.examples.ts';
import { sentView } from './listing.server.ts';

const tabs = { links: [{ label: 'Tout', href: '/boutique/c/timbres', current: true }] };
const view = aListing({ tabs });
const received = (path: string) =>
  JSON.parse(JSON.stringify(sentView(view, new Request(`https://boutique.example${path}`))));

test('the document of a list repeats neither cards, facets nor links to other lists in its data; a move is sent them', () => {
  const { cards, ...rest } = view;
  const { facets, ...filter } = view.filter;
  expect([cards, facets].map((each) => each?.length)).not.toContain(0);
  const links = { tabs: {}, subcategories: {}, selections: {} };
  expect(received('/boutique/c/timbres')).toEqual(JSON.parse(JSON.stringify({ ...rest, filter, ...links })));
  expect(received('/boutique/c/timbres.data')).toEqual(JSON.parse(JSON.stringify(view)));
});
