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
  /** What the search box offers while one types. */
  suggestions: string;
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
  /** Said once: the session ended (specification §2). */
  notice?: NoticeView;
  /** Said when the program of a page cannot be loaded. */
  failed: string;
  /** Said while the shop cannot be reached. */
  unreached: string;
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

interface FrameOf {
  path: string;
  categories: readonly CategoryTree[];
  phone: string;
  /** The address says that the session ended. */
  expired?: boolean;
}

const expiryNotice = ({ t }: Wording): NoticeView => ({
  tone: 'warning',
  title: t('frame.expiredTitle'),
  text: t('frame.expired'),
});

/** The frame of a page: depends on the address, the mode and the language, and on nothing of the visitor. */
export function frameView({ path, categories, phone, expired = false }: FrameOf, wording: Wording): FrameView {
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
    otherMode: { label: t(mode === 'part' ? 'frame.toPro' : 'frame.toPart'), href: inOtherMode(path, mode) },
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
    cartLabel: wording.t('frame.cartCount', { count }),
    ...(expired ? { notice: expiryNotice(wording) } : {}),
  };
}

/** Everything that a shopper looks for at the foot of a page, the duties of the law included. */
function footerOf(categories: readonly CategoryTree[], { t, paths }: Wording): FrameView['footer'] {
  return [
    {
      title: t('frame.footerShop'),
      links: [
        ...categories.slice(0, 6).map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
        { label: t('frame.brands'), href: paths.brands() },
        { label: t('frame.sellers'), href: paths.sellers() },
      ],
    },
    {
      title: t('frame.footerHelp'),
      links: [
        { label: t('frame.help'), href: paths.help() },
        { label: t('frame.helpSite'), href: paths.helpSite() },
        { label: t('frame.tracking'), href: paths.tracking() },
        { label: t('frame.purchases'), href: paths.purchases() },
        { label: t('frame.customerArea'), href: paths.customerArea() },
        { label: t('frame.mobileApp'), href: paths.mobileApp() },
        { label: t('frame.withdrawal'), href: paths.withdrawal() },
      ],
    },
    {
      title: t('frame.footerLegal'),
      links: [
        { label: t('frame.terms'), href: paths.salesTerms() },
        { label: t('frame.generalTerms'), href: paths.generalTerms() },
        { label: t('frame.contract'), href: paths.contractTerms() },
        { label: t('frame.dangerous'), href: paths.dangerousGoods() },
        { label: t('frame.personalData'), href: paths.personalData() },
        { label: t('frame.cookies'), href: `${paths.cookies()}#choix` },
        { label: t('frame.accessibility'), href: paths.accessibility() },
      ],
    },
  ];
}
