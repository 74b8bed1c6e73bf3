import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf } from './document.ts';

const page = [
  '<html><head><title>Timbres</title><link rel="modulepreload" href="/assets/a.js" nonce="n"/>',
  '<link rel="modulepreload" href="/assets/b.js" nonce="n"/><link rel="stylesheet" href="/assets/styles.css"/></head>',
  '<body><main>Bonjour</main><script nonce="n" type="module" async="">import("/assets/entry.js")</script></body></html>',
].join('');
const made = (data: string) => documentOf(page, { data, shown: { frame: { cart: 'Panier' } }, nonce: 'n' });

test('what is read comes before any script is asked for', () => {
  const html = made('[]');
  expect(html).toMatch(/^<!DOCTYPE html><html><head><title>Timbres<\/title><link rel="stylesheet"/);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module" async');
  expect(html.indexOf('/assets/a.js')).toBeGreaterThan(html.indexOf('</main>'));
  expect(html.indexOf('/assets/entry.js')).toBeGreaterThan(html.indexOf('</main>'));
});

test('each part of the program is named once', () => {
  const listed = page.replace('</head>', '<link rel="modulepreload" href="/assets/entry.js" nonce="n"/></head>');
  const html = documentOf(listed.replace('<link rel="stylesheet" href="/assets/styles.css"/>', ''), {
    data: '[]',
    shown: {},
    nonce: 'n',
  });
  expect(html).toContain('["/assets/a.js","/assets/b.js"]');
  expect(html.split('/assets/entry.js')).toHaveLength(2);
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
        expect(html.match(/<\/script>/g)).toHaveLength(1);
        expect(html).not.toMatch(/<!--|\u2028|\u2029/);
        const [, written = ''] = /enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html) ?? [];
        expect(JSON.parse(written)).toBe(data);
      },
    ),
  );
});

test('what a page says of itself to machines stays inside its script, whatever it holds', () => {
  const html = documentOf(page, {
    data: '[]',
    shown: {},
    nonce: 'n',
    structured: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
  });
  const [, written = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(written)).toEqual({ '@type': 'Product', name: '</script><script>alert(1)</script>' });
  expect(html).not.toContain('alert(1)</script>');
});

test('a page whose scripts look otherwise is sent as it is, with its data', () => {
  const html = documentOf('<html><head></head><body></body></html>', { data: '[]', shown: {}, nonce: 'n' });
  expect(html).toContain('enqueue("[]")');
  expect(html).not.toContain('modulepreload');
});
