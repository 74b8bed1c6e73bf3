import type { PageView } from '#domain/analytics/catalogue.ts';
import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type { Shopper } from '#domain/session/session.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { inOtherMode, pathsOf } from '#ui/routing/paths.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { SessionNews } from '#ui/session/session-mark.ts';
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
  /** The endpoint of the visitor's data: cart count and account menu. */
  visitor: string;
  /** The endpoint of error pages. */
  error: string;
  /** The page of the account, and signing out. */
  account: string;
  signOut: string;
  /** The home page of the other mode. */
  otherMode: LinkView;
  phone: string;
  categories: LinkView[];
  footer: { title: string; links: LinkView[] }[];
  /** The action of the language form. */
  language: string;
  /** Shown once: the session ended (specification §2), or could not be opened. */
  notice?: NewsView;
  /** Shown when a script of the shop cannot be loaded. */
  failed: string;
  /** Shown while the shop cannot be reached. */
  unreached: string;
}

/** News of the session, said once. */
export interface NewsView extends NoticeView {
  track?: PageView;
}

/** The visitor's data in the header, loaded after the page. */
export interface VisitorView {
  /** The menu of a signed-in shopper. */
  account?: AccountView;
  cartCount: number;
  /** « Panier, 2 articles »; absent where the cart could not be read. */
  cartLabel?: string;
  /** Shown once: the session ended (specification §2). */
  notice?: NewsView;
}

export interface LayoutOf {
  path: string;
  categories: readonly CategoryTree[];
  phone: string;
  /** What the page says once of the session. */
  news?: SessionNews | null;
}

/** The end of a session is measured as the user-timeout event (specification §8). */
const newsNotice = (news: SessionNews, { t }: Wording): NewsView =>
  news === 'expiree'
    ? {
        tone: 'warning',
        title: t('layout.expiredTitle'),
        text: t('layout.expired'),
        track: { page: 'user timeout' },
      }
    : { tone: 'warning', title: t('layout.signInFailedTitle'), text: t('layout.signInFailed') };

/** The layout's view: it depends on the address, the mode and the language, and on nothing of the visitor. */
export function layoutView({ path, categories, phone, news = null }: LayoutOf, wording: Wording): LayoutView {
  const { mode, lang, paths, t } = wording;
  return {
    mode,
    lang,
    home: paths.home(),
    search: paths.search(),
    suggestions: paths.suggestions(),
    cart: paths.cart(),
    signIn: paths.signIn({ redirect: path, profile: mode }),
    visitor: paths.visitor({ mode }),
    error: paths.error({ mode }),
    account: paths.account(),
    // A page of the account's own would ask to sign in again.
    signOut: paths.signOut({
      redirect: routeOf(path.replace(/[?#].*/s, ''))?.entry.guard === 'signedIn' ? paths.home() : path,
    }),
    otherMode: { label: t(mode === 'part' ? 'layout.toPro' : 'layout.toPart'), href: inOtherMode(path, mode) },
    phone,
    categories: categories.map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
    footer: footerOf(categories, wording),
    language: paths.language(),
    failed: t('catalog.failed'),
    unreached: t('error.unreached'),
    ...(news ? { notice: newsNotice(news, wording) } : {}),
  };
}

interface VisitorOf {
  shopper: Pick<Shopper, 'firstName' | 'lastName' | 'email' | 'profile'> | null;
  /** Articles in the cart; `null` where it could not be read. */
  count: number | null;
  news: SessionNews | null;
}

export function visitorView({ shopper, count, news }: VisitorOf, wording: Wording): VisitorView {
  return {
    ...(shopper ? { account: { name: nameOf(shopper), links: accountLinks(shopper.profile, wording) } } : {}),
    cartCount: count ?? 0,
    ...(count === null ? {} : { cartLabel: wording.t('layout.cartCount', { count }) }),
    ...(news ? { notice: newsNotice(news, wording) } : {}),
  };
}

/** The name under which a shopper is addressed. */
export const nameOf = ({ firstName, lastName, email }: Pick<Shopper, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;

/** The account menu of the header. */
export interface AccountView {
  name: string;
  links: LinkView[];
}

/** The pages of an account, in the shopper's own mode. */
export function accountLinks(profile: Mode, { t }: Pick<Wording, 't'>): LinkView[] {
  const paths = pathsOf(profile);
  const ofCompany = [
    { label: t('layout.company'), href: paths.company() },
    { label: t('layout.contracts'), href: `${paths.account()}#contrats` },
  ];
  return [
    { label: t('layout.overview'), href: paths.account() },
    { label: t('layout.orders'), href: paths.purchases() },
    { label: t('layout.addresses'), href: paths.addressBook() },
    ...(profile === 'pro' ? ofCompany : []),
  ];
}

/** The links of the footer, including those that the law requires. */
function footerOf(categories: readonly CategoryTree[], { t, paths }: Wording): LayoutView['footer'] {
  return [
    {
      title: t('layout.footerShop'),
      links: [
        ...categories.slice(0, 6).map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
        { label: t('postage.title'), href: paths.postage() },
        { label: t('points-of-sale.title'), href: paths.pointsOfSale() },
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
        { label: t('layout.withdrawal'), href: paths.changeOfMind() },
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
