import type { CategoryTree } from '#domain/catalog/catalog.ts';
import { inOtherMode } from '#ui/shared/paths.ts';
import type { LinkView, NoticeView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';

/** Header and footer of every page: depends on the URL, the mode and the language, never on the visitor. */
export interface FrameView {
  mode: 'part' | 'pro';
  lang: 'fr' | 'en';
  home: string;
  search: string;
  cart: string;
  signIn: string;
  signOut: string;
  /** The small endpoint that tells what is personal: cart count and name. */
  visitor: string;
  /** The same shop for the other audience. */
  otherMode: LinkView;
  phone: string;
  categories: LinkView[];
  footer: { title: string; links: LinkView[] }[];
  /** Where the language form posts. */
  language: string;
}

/** What the header learns after the page, from the visitor endpoint. */
export interface VisitorView {
  name?: string;
  cartCount: number;
  /** « Panier, 2 articles » */
  cartLabel: string;
  /** Said once: the session ended (specification §2). */
  notice?: NoticeView;
}

/** The frame of a page: depends on the address, the mode and the language, and on nothing of the visitor. */
export function frameView(
  { path, categories, phone }: { path: string; categories: readonly CategoryTree[]; phone: string },
  wording: Wording,
): FrameView {
  const { mode, lang, paths, t } = wording;
  return {
    mode,
    lang,
    home: paths.home(),
    search: paths.search(),
    cart: paths.cart(),
    signIn: paths.signIn({ redirect: path, profile: mode }),
    signOut: paths.signOut({ redirect: path }),
    visitor: paths.visitor({ mode }),
    otherMode: { label: t(mode === 'part' ? 'frame.toPro' : 'frame.toPart'), href: inOtherMode(path, mode) },
    phone,
    categories: categories.map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
    footer: [
      {
        title: t('frame.footerShop'),
        links: categories.slice(0, 6).map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
      },
    ],
    language: paths.language(),
  };
}

export function visitorView(
  { name, count, expired }: { name: string | null; count: number; expired: boolean },
  { t }: Wording,
): VisitorView {
  const notice: NoticeView = { tone: 'warning', title: t('frame.expiredTitle'), text: t('frame.expired') };
  return {
    ...(name ? { name } : {}),
    cartCount: count,
    cartLabel: t('frame.cartCount', { count }),
    ...(expired ? { notice } : {}),
  };
}
