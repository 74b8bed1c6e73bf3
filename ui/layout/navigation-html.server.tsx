import { renderToStaticMarkup } from 'react-dom/server';
import type { CategoryTree } from '#domain/catalog/catalog.ts';
import { omitStaticData } from '#ui/lean/static-data.ts';
import { labelSource } from '#ui/wording/label-source.server.ts';
import { onceFor } from '#ui/wording/once-for.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { LayoutView } from './layout.view.ts';
import { Bar, FooterColumns, MenuGroups } from './navigation.tsx';
import { currentLink, navigationView } from './navigation.view.ts';

/** Made once for a catalogue, a mode and a language: everybody has the same. */
const made = onceFor<readonly CategoryTree[], [phone: string], Record<'bar' | 'menu' | 'footer', string>>(
  (categories, phone, wording) => {
    const { bar, groups, footer } = navigationView(categories, wording);
    return {
      bar: renderToStaticMarkup(<Bar links={bar} />),
      menu: renderToStaticMarkup(<MenuGroups groups={groups} />),
      footer: renderToStaticMarkup(
        <CopyContext value={labelSource(wording.lang, {})}>
          <FooterColumns view={footer} home={wording.paths.home()} phone={phone} />
        </CopyContext>,
      ),
    };
  },
  (phone) => phone,
);

interface NavigationOf {
  categories: readonly CategoryTree[];
  phone: string;
  /** The address of the page: its aisle is marked in the bar. */
  path: string;
  /** Absent: the page brings its layout as data. */
  request: Request | undefined;
}

/** Menu, bar and footer as HTML: links need no code in the browser. */
export function navigationHtml(
  { categories, phone, path, request }: NavigationOf,
  wording: Wording,
): Pick<LayoutView, 'bar' | 'menu' | 'footer'> {
  const { bar, menu, footer } = made(categories, phone, wording);
  const sentHtmlOf = (html: string) => (request ? omitStaticData({ html }, 'html', request) : { html });
  const marked = withCurrent(bar, currentLink(categories, { path, wording }));
  return { bar: sentHtmlOf(marked), menu: sentHtmlOf(menu), footer: sentHtmlOf(footer) };
}

/** The bar is made once for everybody, and each page marks its own link. */
const withCurrent = (bar: string, { href, isPage }: ReturnType<typeof currentLink>): string =>
  bar.replace(`<a href="${href}"`, (link) => `${link} aria-current="${isPage ? 'page' : 'true'}"`);
