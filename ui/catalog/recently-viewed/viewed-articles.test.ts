import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saveViewed, type ViewedArticle, viewedArticles } from './viewed-articles.ts';
import { clearViewed } from './viewed-key.ts';

function aShelf(stored: string | null = null) {
  let value = stored;
  const shelf = {
    getItem: () => value,
    setItem: (_: string, next: string) => void (value = next),
    removeItem: () => void (value = null),
  };
  return () => shelf;
}

const article = (code: string, over: Partial<ViewedArticle> = {}): ViewedArticle => ({
  code,
  title: `Article ${code}`,
  lang: 'fr',
  path: `/boutique/article/p/${code}`,
  picture: `/medias/${code}-0-360`,
  ...over,
});
const codesAfter = (codes: string[]) => {
  const shelf = aShelf();
  for (const code of codes) saveViewed(article(code), shelf);
  return viewedArticles(shelf).map(({ code }) => code);
};

test('the last article comes first, each stands once, and eight are kept', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }).map(String), { maxLength: 40 }), (seen) => {
      const latest = [...new Set(seen.toReversed())].slice(0, 8);
      expect(codesAfter(seen)).toEqual(latest);
    }),
  );
});

test('whatever stands in the storage, what is read are articles of this shop, or none', () => {
  const nearly = fc.record({
    code: fc.oneof(fc.constant('1126001'), fc.string()),
    title: fc.oneof(fc.constant('Carnet'), fc.string({ maxLength: 300 })),
    lang: fc.constantFrom('fr', 'en', 'de', null),
    path: fc.oneof(fc.constant('/boutique/carnet/p/1126001'), fc.constant('//evil.example/p/1126001'), fc.string()),
    picture: fc.oneof(fc.constant('/medias/1126001-0-360'), fc.constant('javascript:alert(1)'), fc.string()),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json({ maxDepth: 2 }),
        fc.string(),
        fc.array(nearly, { maxLength: 12 }).map((all) => JSON.stringify(all)),
      ),
      (stored) => {
        const read = viewedArticles(aShelf(stored));
        expect(read.length).toBeLessThanOrEqual(8);
        for (const { code, title, lang, path, picture } of read) {
          expect(new URL(path, 'https://boutique.example').href).toBe(`https://boutique.example${encodeURI(path)}`);
          expect(path.endsWith(`/p/${code}`)).toBe(true);
          expect(['fr', 'en']).toContain(lang);
          expect(title.length).toBeGreaterThan(0);
          expect(picture).toMatch(/^($|\/medias\/|https?:)/);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test.each<[string, Partial<ViewedArticle>]>([
  ['another host', { path: '//evil.example/p/1' }],
  ['another host below a slug', { path: 'https://evil.example/boutique/article/p/1' }],
  ['another page', { path: '/mon-compte' }],
  ['another article', { path: '/boutique/article/p/2' }],
  ['a step upwards', { path: '/boutique/../p/1' }],
  ['a script as its picture', { picture: 'javascript:alert(1)' }],
  ['no title', { title: '' }],
  ['an endless title', { title: 'x'.repeat(201) }],
  ['no language of the shop', { lang: 'de' as 'fr' }],
])('an article with %s is neither kept nor read', (_, over) => {
  const wrong = article('1', over);
  const shelf = aShelf();
  saveViewed(wrong, shelf);
  expect(viewedArticles(shelf)).toEqual([]);
  expect(viewedArticles(aShelf(JSON.stringify([wrong, article('2')])))).toEqual([article('2')]);
});

test('a foreign field, such as a price, is not kept', () => {
  const shelf = aShelf();
  saveViewed({ ...article('1'), price: '18,24 €' } as ViewedArticle, shelf);
  expect(shelf().getItem()).not.toContain('price');
});

test('clearing leaves none', () => {
  const shelf = aShelf();
  saveViewed(article('1'), shelf);
  clearViewed(shelf);
  expect(shelf().getItem()).toBeNull();
});

test('a browser that refuses its storage has seen nothing, and no error', () => {
  const refusing = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  saveViewed(article('1'), refusing);
  clearViewed(refusing);
  expect(viewedArticles(refusing)).toEqual([]);
});
