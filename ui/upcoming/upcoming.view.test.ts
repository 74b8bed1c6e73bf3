import { expect, test } from 'vitest';
import { routeTable } from '#ui/routing/route-table.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { isUpcoming, upcomingView } from './upcoming.view.ts';

const services = { code: 'prestations', name: 'Services', children: [] };

test.each(['fr', 'en'] as const)(
  'each announced page says in %s what it will be for, and has links to go on',
  (lang) => {
    const names = routeTable.filter((entry) => entry.kind === 'upcoming').map(({ name }) => name);
    const titles = names.map((name) => {
      if (!isUpcoming(name)) throw new Error(`nothing is said of ${name}`);
      const { title, text, ways } = upcomingView({ name, services }, wordingOf({ lang, mode: 'pro' }));
      expect(text.length).toBeGreaterThan(40);
      expect(ways.length).toBeGreaterThan(1);
      for (const { href } of ways) expect(href).toMatch(/^\/professionnel\//);
      return title;
    });
    expect(new Set(titles).size).toBe(names.length);
  },
);

test('a page that exists is not announced', () => {
  for (const entry of routeTable) expect(isUpcoming(entry.name), entry.name).toBe(entry.kind === 'upcoming');
});

test('where the backend names no department of services, none is linked', () => {
  const wording = wordingOf({ lang: 'fr', mode: 'part' });
  const linksOf = (given: typeof services | undefined) =>
    upcomingView({ name: 'logoLibraryPro', services: given }, wording).ways.map(({ href }) => href);
  expect(linksOf(services)).toEqual(['/boutique/c/prestations', '/aide']);
  expect(linksOf(undefined)).toEqual(['/aide']);
});
