import { expect, test } from 'vitest';
import type { SharedPage, SharedPages } from '#adapters/operations/shared-pages.ts';
import type { CachedPage } from './page-cache.ts';
import { pageBody } from './page-cache-body.ts';
import { othersBy } from './page-cache-others.ts';

function play() {
  const cached = new Map<string, SharedPage>();
  const pages: SharedPages = {
    look: async (key) => {
      const page = cached.get(key);
      return { found: page ? { page, age: 12 } : null, share: (made) => void cached.set(key, made) };
    },
    close: async () => {},
  };
  return { cached, pages };
}

const html = '<script nonce="AAAA">timbres</script>';
async function aPage(): Promise<CachedPage> {
  const body = await pageBody({ html, nonce: 'AAAA', program: 'import("/assets/a.js")' });
  return { body, headers: [['content-type', 'text/html']], tags: ['category:timbres'] };
}

test('a page from another process is the page that was stored, with the same bytes and the same policy', async () => {
  const { pages } = play();
  const [one, other] = [othersBy(pages, 'release 1'), othersBy(pages, 'release 1')];
  const page = await aPage();
  (await one.look('/timbres')).share(page);
  const { found } = await other.look('/timbres');
  expect(found).toMatchObject({
    age: 12,
    page,
  });
});

test('another release has pages of its own, and an unreadable page counts as absent', async () => {
  const { pages, cached } = play();
  const one = othersBy(pages, 'release 1');
  (await one.look('/timbres')).share(await aPage());
  expect((await othersBy(pages, 'release 2').look('/timbres')).found).toBeNull();
  for (const page of cached.values()) page.brotli = Buffer.from('rubbish');
  expect((await one.look('/timbres')).found).toBeNull();
});
