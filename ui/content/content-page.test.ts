import { expect, test } from 'vitest';
import type { ContentPage } from '#domain/content/content.ts';
import { aPage } from '#domain/content/examples.ts';
import { modeOf } from '#domain/shared/mode.ts';
import { aRequest, ledTo } from '#ui/request/request.examples.ts';
import { loadOwnPage, loadUnknownPath } from './content.server.ts';

const asked = (path: string) => {
  const url = new URL(path, 'https://boutique.example');
  return { url, request: new Request(url) };
};
const withPage = (page: ContentPage | null) => aRequest({ ports: { contents: { page: async () => page } } });

test.each([true, false])('a page that its editor keeps from search engines: %j', async (noIndex) => {
  const own = await loadOwnPage(withPage(aPage({ noIndex })), asked('/aide'));
  const other = await loadUnknownPath(withPage(aPage({ noIndex })), asked('/conseils/timbres'));
  expect([own.data.head.noIndex, other.data.head.noIndex]).toEqual([noIndex, noIndex]);
});

test('a preview is kept from search engines and caches, whatever its editor says', async () => {
  const context = { ...withPage(aPage({ noIndex: false })), preview: true };
  const { data, init } = await loadOwnPage(context, asked('/aide'));
  expect(data.head.noIndex).toBe(true);
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('private, no-store');
});

test('a page that nobody has written is kept from search engines, and says that it has no content', async () => {
  const { data, init } = await loadOwnPage(withPage(null), asked('/aide'));
  expect([data.head.noIndex, init?.status]).toEqual([true, 404]);
});

test('a page of which the content service says nothing but that it is there is called by its own name, and says so', async () => {
  const bare = withPage(aPage({ title: '', slots: [], noIndex: false }));
  const own = await loadOwnPage(bare, asked('/aide'));
  const other = await loadUnknownPath(bare, asked('/conseils/timbres'));
  expect([own, other].map(({ data }) => [data.view.title, data.head.title, data.head.noIndex])).toEqual([
    ['Aide et contact', 'Aide et contact', true],
    ['Page d’information', 'Page d’information', true],
  ]);
  expect(own.data.content).toMatchObject({ html: expect.stringContaining('Information temporairement indisponible') });
});

test('a page that an editor wrote has its title, its words and one address, and is purged and described by its own name', async () => {
  const context = withPage(aPage());
  const { data, init } = await loadUnknownPath(context, asked('/conseils/%C3%A9t%C3%A9?source=lettre'));
  const canonical = 'https://boutique.example/conseils/%C3%A9t%C3%A9';
  expect(data).toMatchObject({
    view: { title: 'Conseils pratiques', breadcrumb: [{ label: 'Accueil', href: '/' }] },
    content: { html: expect.stringContaining('Certains objets ne voyagent pas.') },
    head: { title: 'Conseils pratiques', description: 'Ce qu’il faut savoir avant d’envoyer.', canonical },
    track: { page: 'editorial', label: 'conseils' },
  });
  expect(init?.headers).toBeUndefined();
  expect(context.effects.tags).toEqual(['content:conseils']);
  expect(context.effects.things).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Accueil', item: 'https://boutique.example/' },
        { name: 'Conseils pratiques', item: canonical },
      ],
    },
  ]);
});

test.each([
  ['/conseils/%C3%A9t%C3%A9', '/conseils/été'],
  [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
  [`/${'a'.repeat(300)}`, 404],
  ['/conseils%5Ctimbres', 404],
])('the content service is asked for %s as it reads, unless it is none of the shop’s or too long', async (path, to) => {
  const paths: unknown[] = [];
  const context = aRequest({
    ports: {
      contents: {
        page: async (query) => {
          paths.push(query);
          return aPage();
        },
      },
    },
  });
  const status = await loadUnknownPath(context, asked(path)).then(
    () => null,
    (thrown: { init: ResponseInit }) => thrown.init.status,
  );
  expect([paths, status]).toEqual(typeof to === 'string' ? [[{ kind: 'path', path: to }], null] : [[], to]);
});

test('an address with a slash behind it leads to the one without, query and all', async () => {
  expect(await ledTo(loadUnknownPath(withPage(aPage()), asked('/conseils/timbres/?a=b')))).toBe(
    '301 /conseils/timbres?a=b',
  );
});

test('an unwritten content page is not found, nor is a page of the shop in another spelling', async () => {
  const notFound = { init: { status: 404 } };
  await expect(loadUnknownPath(withPage(null), asked('/conseils/timbres'))).rejects.toMatchObject(notFound);
  await expect(loadOwnPage(withPage(aPage()), asked('/%61ide'))).rejects.toMatchObject(notFound);
});

const goods = '/conseils-pratiques/marchandises-dangereuses-interdites';
test.each([
  ['/aide', '/aide'],
  [goods, `/courriers-colis${goods}`],
  [`/courriers-colis${goods}`, `/courriers-colis${goods}`],
  [`/professionnel${goods}`, `/professionnel/courriers-colis${goods}`],
])('search engines know the page at %s by %s', async (path, canonical) => {
  const mode = modeOf(path);
  const context = aRequest({ mode, ports: { contents: { page: async () => aPage() } } });
  const { data } = await loadOwnPage(context, asked(path));
  expect(data.head.canonical).toBe(`https://boutique.example${canonical}`);
});
