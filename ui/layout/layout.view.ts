import type { PageView } from '#domain/analytics/catalogue.ts';
import type { Shopper } from '#domain/session/session.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { SentHtml } from '#ui/lean/static-data.ts';
import { isGuarded } from '#ui/routing/is-guarded.ts';
import { inOtherMode, pathsOf } from '#ui/routing/paths.ts';
import type { SessionEndView } from '#ui/session/session-end.view.ts';
import { type SessionNews, withoutSessionMark } from '#ui/session/session-mark.ts';
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
  /** Departments and services, which wide screens have in view. */
  bar: SentHtml;
  /** Everything that the menu leads to. */
  menu: SentHtml;
  footer: SentHtml;
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
  /** To sign in again; absent where the shopper has done so. */
  ways?: readonly LinkView[];
}

/** The visitor's data in the header, loaded after the page. */
export interface VisitorView {
  /** The menu of a signed-in shopper. */
  account?: AccountView;
  cartCount: number;
  /** Of a session that is open. */
  end?: SessionEndView | undefined;
  /** « Panier, 2 articles »; absent where the cart could not be read. */
  cartLabel?: string;
  /** Shown once: the session ended (specification §2). */
  notice?: NewsView;
}

export interface LayoutOf {
  path: string;
  phone: string;
  /** Menu and footer, as HTML. */
  parts: Pick<LayoutView, 'bar' | 'menu' | 'footer'>;
  /** What the page says once of the session. */
  news?: SessionNews | null;
  /** Whether the shopper of the news is signed in again. */
  isSignedIn?: boolean;
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
export function layoutView(
  { path, phone, parts, news = null, isSignedIn = false }: LayoutOf,
  wording: Wording,
): LayoutView {
  const { mode, lang, paths, t } = wording;
  const signIn = paths.signIn({ redirect: withoutSessionMark(path), profile: mode });
  return {
    mode,
    lang,
    home: paths.home(),
    search: paths.search(),
    suggestions: paths.suggestions(),
    cart: paths.cart(),
    signIn,
    visitor: paths.visitor({ mode }),
    error: paths.error({ mode }),
    account: paths.account(),
    // A page of the account's own would ask to sign in again.
    signOut: paths.signOut({
      redirect: isGuarded(path) ? paths.home() : path,
    }),
    otherMode: { label: t(mode === 'part' ? 'layout.toPro' : 'layout.toPart'), href: inOtherMode(path, mode) },
    phone,
    ...parts,
    language: paths.language(),
    failed: t('catalog.failed'),
    unreached: t('error.unreached'),
    ...(news
      ? {
          notice: {
            ...newsNotice(news, wording),
            ...(isSignedIn ? {} : { ways: [{ label: t('layout.signInAgain'), href: signIn }] }),
          },
        }
      : {}),
  };
}

/** What ends each page of checkout, which has no other footer (WCAG 3.2.6). */
export const helpLinks = ({ paths, t }: Wording): LinkView[] => [
  { label: t('layout.help'), href: paths.help() },
  { label: t('layout.accessibility'), href: paths.accessibility() },
];

interface VisitorOf {
  shopper: Pick<Shopper, 'firstName' | 'lastName' | 'email' | 'profile'> | null;
  /** Articles in the cart; `null` where it could not be read. */
  count: number | null;
  news: SessionNews | null;
  end?: SessionEndView | undefined;
}

export function visitorView({ shopper, count, news, end }: VisitorOf, wording: Wording): VisitorView {
  return {
    ...(shopper ? { account: { name: nameOf(shopper), links: accountLinks(shopper.profile, wording) } } : {}),
    cartCount: count ?? 0,
    ...(end && shopper ? { end } : {}),
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
    { label: t('layout.orders'), href: paths.orderList() },
    { label: t('layout.addresses'), href: paths.addressBook() },
    ...(profile === 'pro' ? ofCompany : []),
  ];
}
