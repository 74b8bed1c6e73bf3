import { expect, test } from 'vitest';
import { editorialHtml } from './rich-text.ts';

test('an editor’s words keep their structure', () => {
  const html =
    '<h2>Peser</h2><p>Un <strong>carnet</strong>, <em>puis</em><br />une lettre.</p><ul><li>1</li></ul><table><caption>Tarifs</caption><thead><tr><th scope="col">g</th></tr></thead><tbody><tr><td colspan="2">20</td></tr></tbody></table>';
  expect(editorialHtml(html)).toBe(html);
});

test('an editor’s question opens its answer', () => {
  expect(editorialHtml('<details open><summary class="x">Où ?</summary><p>Ici.</p></details>')).toBe(
    '<details><summary>Où\u202f?</summary><p>Ici.</p></details>',
  );
});

test('headings fit below the page’s own, and old marks become today’s', () => {
  expect(editorialHtml('<h1>Un</h1><h5>Deux</h5><b>trois</b><i>quatre</i>')).toBe(
    '<h2>Un</h2><h3>Deux</h3><strong>trois</strong><em>quatre</em>',
  );
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<style>body{display:none}</style>', ''],
  ['<iframe src="https://exemple.fr">cadre</iframe>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  // What a browser would not read as elements; taken out of it, they would be some.
  ['<xmp><img src=x onerror=alert(1)></xmp>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<p onclick="alert(1)" style="color:red" class="a" id="b">mot</p>', '<p>mot</p>'],
  ['<form action="/"><button>mot</button></form>', 'mot'],
  ['<p><strong>ouvert</p>', '<p><strong>ouvert</strong></p>'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
])('%s is left as « %s »', (hostile, safe) => {
  expect(editorialHtml(hostile)).toBe(safe);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt&#58;alert(1)',
  'java&#10;script:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//exemple.fr/',
  '/\\exemple.fr/',
  '/%5cexemple.fr/',
  'https:exemple.fr',
  'http://',
  'page-voisine',
  '#ancre',
  '',
])('a link to « %s » leaves its words alone', (href) => {
  expect(editorialHtml(`<p><a href="${href}" target="_blank" onclick="x()">mot</a></p>`)).toBe('<p>mot</p>');
});

test.each([
  ['/aide?x=1#y', '<a href="/aide?x=1#y">mot</a>'],
  ['mailto:aide@exemple.fr', '<a href="mailto:aide@exemple.fr">mot</a>'],
  ['tel:3631', '<a href="tel:3631">mot</a>'],
  ['https://exemple.fr/', '<a href="https://exemple.fr/" rel="noopener">mot</a>'],
])('a link to %s stays', (href, expected) => {
  expect(editorialHtml(`<a target="_blank" href="${href}" rel="opener">mot</a>`)).toBe(expected);
});
