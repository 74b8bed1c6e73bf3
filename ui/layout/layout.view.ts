import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { inOtherMode } from '#ui/routing/paths.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Header and footer of every page: they depend on the URL, the mode and the language, never on the visitor. */
export interface LayoutView {
  mode: 'part' | 'pro';
  lang: 'fr' | 'en';
  home: string;
  search: string;
  /** The endpoint of search suggestions. */
  suggestions: string;
  cart: string;
  signIn: string;
  signOut: string;
  /** The endpoint of the visitor's data: cart count and name. */
  visitor: string;
  /** The home page of the other mode. */
  otherMode: LinkView;
  phone: string;
  categories: LinkView[];
  footer: { title: string; links: LinkView[] }[];
  /** The action of the language form. */
  language: string;
  /** Shown once: the session ended (specification §2). */
  notice?: NoticeView;
  /** Shown when a script of the shop cannot be loaded. */
  failed: string;
  /** Shown while the shop cannot be reached. */
  unreached: string;
}

/** The visitor's data in the header, loaded after the page. */
export interface VisitorView {
  name?: string;
  cartCount: number;
  /** « Panier, 2 articles » */
  cartLabel: string;
  /** Shown once: the session ended (specification §2). */
  notice?: NoticeView;
}

interface LayoutOf {
  path: string;
  categories: readonly CategoryTree[];
  phone: string;
  /** The address says that the session ended. */
  expired?: boolean;
}

const expiryNotice = ({ t }: Wording): NoticeView => ({
  tone: 'warning',
  title: t('layout.expiredTitle'),
  text: t('layout.expired'),
});

/** The layout's view: it depends on the address, the mode and the language, and on nothing of the visitor. */
export function layoutView({ path, categories, phone, expired = false }: LayoutOf, wording: Wording): LayoutView {
  const { mode, lang, paths, t } = wording;
  return {
    mode,
    lang,
    home: paths.home(),
    search: paths.search(),
    suggestions: paths.suggestions(),
    cart: paths.cart(),
    signIn: paths.signIn({ redirect: path, profile: mode }),
    signOut: paths.signOut({ redirect: path }),
    visitor: paths.visitor({ mode }),
    otherMode: { label: t(mode === 'part' ? 'layout.toPro' : 'layout.toPart'), href: inOtherMode(path, mode) },
    phone,
    categories: categories.map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
    footer: footerOf(categories, wording),
    language: paths.language(),
    failed: t('catalog.failed'),
    unreached: t('error.unreached'),
    ...(expired ? { notice: expiryNotice(wording) } : {}),
  };
}

export function visitorView(
  { name, count, expired }: { name: string | null; count: number; expired: boolean },
  wording: Wording,
): VisitorView {
  return {
    ...(name ? { name } : {}),
    cartCount: count,
    cartLabel: wording.t('layout.cartCount', { count }),
    ...(expired ? { notice: expiryNotice(wording) } : {}),
  };
}

/** The links of the footer, including those that the law requires. */
function footerOf(categories: readonly CategoryTree[], { t, paths }: Wording): LayoutView['footer'] {
  return [
    {
      title: t('layout.footerShop'),
      links: [
        ...categories.slice(0, 6).map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
        { label: t('layout.brands'), href: paths.brands() },
        { label: t('layout.sellers'), href: paths.sellers() },
      ],
    },
    {
      title: t('layout.footerHelp'),
      links: [
        { label: t('layout.help'), href: paths.help() },
        { label: t('layout.helpSite'), href: paths.helpSite() },
        { label: t('layout.tracking'), href: paths.tracking() },
        { label: t('layout.purchases'), href: paths.purchases() },
        { label: t('layout.customerArea'), href: paths.customerArea() },
        { label: t('layout.mobileApp'), href: paths.mobileApp() },
        { label: t('layout.withdrawal'), href: paths.withdrawal() },
      ],
    },
    {
      title: t('layout.footerLegal'),
      links: [
        { label: t('layout.terms'), href: paths.salesTerms() },
        { label: t('layout.generalTerms'), href: paths.generalTerms() },
        { label: t('layout.contract'), href: paths.contractTerms() },
        { label: t('layout.dangerous'), href: paths.dangerousGoods() },
        { label: t('layout.personalData'), href: paths.personalData() },
        { label: t('layout.cookies'), href: `${paths.cookies()}#choix` },
        { label: t('layout.accessibility'), href: paths.accessibility() },
      ],
    },
  ];
}
