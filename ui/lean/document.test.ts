import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { routeTable } from '#ui/routing/route-table.ts';
import { CachedHtml } from './cached-html.ts';
import { documentOf, laterModules, startOf } from './document.ts';

const page = '<!DOCTYPE html><html><head><title>Timbres</title></head><body><main>Bonjour</main></body></html>';
const [root, listing] = [
  { id: 'root', module: '/assets/root.js', imports: ['/assets/a.js', '/assets/entry.js'] },
  { id: 'listing', module: '/assets/listing.js', imports: ['/assets/a.js', '/assets/b.js'] },
];
const entry = {
  serverHandoffString: '{"ssr":true}',
  manifest: {
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: { root, listing, other: { id: 'other', module: '/assets/other.js' } },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'listing' } }] },
} as unknown as EntryContext;
const made = (data: string) =>
  documentOf([page], { start: startOf(entry, data).start, labels: {}, nonce: 'n' }).join('');

test('a document’s content comes before any script is loaded', () => {
  const html = made('[]');
  expect(html).toMatch(/^<!DOCTYPE html><html><head><script nonce="n">arrivedAt=[^<]*<\/script><title>/);
  expect(html).toMatch(/<title>Timbres<\/title><\/head><body><main>Bonjour<\/main><script/);
  expect(html.indexOf('/assets/')).toBeGreaterThan(html.indexOf('Bonjour'));
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
});

test('the router starts with the modules of the page, each of which is named once', () => {
  const { start } = startOf(entry, '[]');
  for (const { module } of [root, listing]) expect(start.split(module)).toHaveLength(2);
  expect(start).toContain('["/assets/entry.js","/assets/framework.js","/assets/a.js","/assets/b.js"]');
  expect(start).not.toContain('/assets/other.js');
  expect(start.split('/assets/entry.js')).toHaveLength(3);
});

test('the next pages whose modules are fetched ahead are pages of the shop', () => {
  const routes = Object.fromEntries(routeTable.map(({ name }) => [name, { id: name, module: `/assets/${name}.js` }]));
  expect(laterModules({ routes } as never)).toEqual(['/assets/plp.js', '/assets/product.js']);
});

/** The modules that a document of the listing fetches for the next pages, once its own is done. */
function fetchedLater(connection: object | undefined): string[] {
  const fetched: string[] = [];
  const window: { prefetchModules?: () => void } = {};
  const document = {
    currentScript: null,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => fetched.push(href) },
    body: { append: () => {} },
  };
  const later = ['/assets/listing.js', '/assets/b.js', '/assets/framework.js', '/assets/product.js'];
  runInNewContext(startOf(entry, '[]', later).start, {
    window,
    document,
    navigator: { connection },
    location: { pathname: '/', search: '' },
    addEventListener: () => {},
    setTimeout: () => {},
    PerformanceObserver: class {
      observe() {}
    },
    Response,
  });
  fetched.length = 0;
  window.prefetchModules?.();
  return fetched;
}

test.each([undefined, { effectiveType: '4g', saveData: false }])(
  'a document fetches of the next pages what it lacks, each module once, on the line %o',
  (connection) => {
    expect(fetchedLater(connection)).toEqual(['/assets/product.js']);
  },
);

test.each([{ effectiveType: '4g', saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'a document fetches no module ahead for a shopper who saves data or has a slow line: %o',
  (connection) => {
    expect(fetchedLater(connection)).toEqual([]);
  },
);

test('a page with a part that was made before is the document of its text, and asks what the part has', () => {
  const [before, after] = ['<!DOCTYPE html><html><head></head><body>', '</body></html>'];
  const list = '<form data-held><input data-step></form>';
  const parts = { start: startOf(entry, '[]').start, labels: {}, nonce: 'n' };
  const html = documentOf([before, new CachedHtml(list), after], parts);
  expect(html.join('')).toBe(documentOf([before + list + after], parts).join(''));
  const without = documentOf([before, new CachedHtml('<p>Timbres</p>'), after], parts).join('');
  expect(without.length).toBeLessThan(html.join('').length - 200);
});

test('whatever the data holds, it stays inside its script', () => {
  const nasty = fc.array(
    fc.constantFrom('</script>', '<!--', '<script>', '\u2028', '\u2029', '&', '"', '\\', 'é', '\n'),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        nasty.map((parts) => parts.join('')),
      ),
      (data) => {
        const html = made(data);
        // One keeps the address, one begins.
        expect(html.match(/<\/script>/g)).toHaveLength(2);
        expect(html).not.toMatch(/<!--|\u2028|\u2029/);
        const [, written = ''] = /new Response\(("(?:[^"\\]|\\.)*")\)/.exec(html) ?? [];
        expect(JSON.parse(written)).toBe(data);
      },
    ),
  );
});

test('a page’s structured data stays inside its script, whatever it contains', () => {
  const thing = { '@type': 'Product', name: '</script><script>alert(1)</script>' };
  const html = documentOf([page], { start: '', labels: {}, nonce: 'n', structured: [thing] }).join('');
  const [, written = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(written)).toEqual(thing);
  expect(html).not.toContain('alert(1)</script>');
});
