import type { data } from 'react-router';
import type { FailureEvent, PageView } from '#domain/analytics/catalogue.ts';
import { errorPageView } from '#domain/analytics/page-views.ts';
import type { FaultKind } from '#domain/shared/fault.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type FailureKind, failureEvent, failures } from './failures.ts';

/** The posted form that an error page offers to send again. */
export interface ResubmitForm {
  /** The page that it was posted to. */
  action: string;
  /** Every field of the form but its files, which cannot be sent again. */
  fields: readonly (readonly [name: string, value: string])[];
  title: string;
  text: string;
  send: string;
  /** The typed values, for people to read. */
  lines: string[];
}

/**
 * The error page: status code, session id and date (specification §2), and links to go on. Never a stack trace.
 */
export interface ErrorView {
  status: number;
  title: string;
  /** The title of the tab. It differs from page to page, so that the failed one can be found among several tabs. */
  tab: string;
  /** Set where the title is not in the page's language: the specification fixes its words. */
  titleLang?: 'en';
  /** The same in the page's language. */
  translation?: string;
  text: string;
  sid: string;
  date: string;
  /**
   * The page asks something, and nothing has failed: there is nothing to tell the customer service, and nothing to count.
   */
  isQuestion?: true;
  ways: LinkView[];
  /** What was typed, where the page answers a form. */
  typed?: ResubmitForm;
  /** Counted as a page view, with its status and message (specification §8). */
  track?: PageView;
  /** Counted too, when the call that failed has a category of its own. */
  failure?: FailureEvent;
}

/** An error page as it is thrown. */
export type ThrownPage = ReturnType<typeof data<ErrorView>>;

export const isErrorView = (value: unknown): value is ErrorView =>
  typeof value === 'object' && value !== null && 'ways' in value && 'sid' in value;

export const statusOf: Record<FaultKind, number> = {
  timeout: 504,
  unavailable: 503,
  contract: 502,
  'not-found': 404,
  // No visitor's value is in here: the path names are the shop's own.
  invalid: 502,
  'signed-out': 503,
  forbidden: 403,
  aborted: 503,
};

/**
 * What an error is about, where its status does not say it: an order that is not the shopper's, or a page about one; a
 * request that was not carried out; a page for accounts of the other profile; a shop that answers too many visitors.
 */
type ErrorSubject =
  | { kind: 'order' | 'deposit-list' | 'refusal' | 'busy' }
  /** A contract that the order, which is there, does not tell. */
  | { kind: 'contract'; order: string }
  /** The content service does not confirm an editor's ticket. */
  | { kind: 'ticket' }
  | { kind: 'too-many'; seconds: number }
  /** Another site asks for the end of the session. */
  | { kind: 'sign-out'; signOut: string }
  /** An editor's preview opens no account, whose data the page shows. */
  | { kind: 'preview'; page: string }
  /** Something that an agent may not do for a shopper: paying, or anything else. */
  | { kind: 'assisted'; what: 'payment' | 'anything' }
  /** A page about an order that could not be loaded: itself, and the order where it is another page. */
  | { kind: 'order-away'; page: string; order: string }
  /** `signIn`: signs in with another account, and leads to the wanted page. */
  | { kind: 'other-profile'; profile: Mode; signIn: string };

interface PageFault {
  status: number;
  sid: string;
  now: string;
  /** The failure category of the call that failed: it chooses the message. */
  failure?: FailureKind | undefined;
  about?: ErrorSubject | undefined;
}

/** What an error page says of itself beside its status. */
export type ErrorCause = Pick<PageFault, 'failure' | 'about'>;

export function errorView({ status, sid, now, failure, about }: PageFault, wording: Wording): ErrorView {
  const { t, moment, lang } = wording;
  const message = t(titleOf({ status, about }));
  const isQuestion = about?.kind === 'sign-out' || about?.kind === 'preview';
  return {
    status,
    title: message,
    tab: isQuestion ? message : t('error.tab', { status, title: status === 404 ? t('error.tab404') : message }),
    ...(status === 404 && lang === 'fr' ? { titleLang: 'en' as const, translation: t('error.tab404') } : {}),
    text: aboutText({ status, failure, about }, wording),
    sid: sid || '—',
    date: moment(now),
    ways: waysOf(about, wording),
    ...(isQuestion ? { isQuestion } : { track: errorPageView({ status, message }) }),
    ...(failure ? { failure: failureEvent(failure, wording) } : {}),
  };
}

function aboutText({ status, failure, about }: Pick<PageFault, 'status' | 'failure' | 'about'>, wording: Wording) {
  if (about?.kind === 'too-many') return waitText(about.seconds, wording);
  return failure ? failureText({ failure, about }, wording) : wording.t(textOf({ status, about }));
}

const longestInSeconds = 90;
const waitText = (seconds: number, { t }: Wording) =>
  seconds > longestInSeconds
    ? t('error.textTooManyMinutes', { minutes: Math.ceil(seconds / 60) })
    : t('error.textTooMany', { seconds });

type ErrorTextKey = Pick<PageFault, 'status' | 'about'>;
type Plain = { [Key in keyof Messages]: keyof Messages[Key] extends never ? Key : never }[keyof Messages];

function titleOf({ status, about }: ErrorTextKey): Plain {
  if (about?.kind === 'busy') return 'error.titleBusy';
  if (about?.kind === 'too-many') return 'error.titleTooMany';
  if (about?.kind === 'refusal') return 'error.title500';
  if (about?.kind === 'sign-out') return 'error.titleSignOut';
  if (about?.kind === 'preview') return 'error.titlePreview';
  if (about?.kind === 'ticket') return 'error.titleTicket';
  if (about?.kind === 'assisted')
    return about.what === 'payment' ? 'error.titleAssistedPayment' : 'error.titleAssisted';
  return status === 404 || status === 403 ? `error.title${status}` : 'error.title500';
}

function textOf({ status, about }: ErrorTextKey): Plain {
  switch (about?.kind) {
    case 'order':
      return 'error.textOrder';
    case 'contract':
      return 'error.textContract';
    case 'deposit-list':
      return 'error.textDepositList';
    case 'refusal':
      return 'error.textRefusal';
    case 'busy':
      return 'error.textBusy';
    case 'sign-out':
      return 'error.textSignOut';
    case 'preview':
      return 'error.textPreview';
    case 'ticket':
      return 'error.textTicket';
    case 'assisted':
      return about.what === 'payment' ? 'error.textAssistedPayment' : 'error.textAssisted';
    case 'other-profile':
      return about.profile === 'pro' ? 'error.textForPro' : 'error.textForPart';
    default:
      return status === 404 || status === 403 || status === 503 ? `error.text${status}` : 'error.text500';
  }
}

/** Reassures the shopper that the cart is safe; about an order it says that this one stands, or nothing. */
function failureText({ failure, about }: { failure: FailureKind; about: PageFault['about'] }, { t }: Wording): string {
  const message = t(failures[failure].message);
  if (failure === 'order-fetch') return `${message} ${t('error.orderStands')}`;
  return about?.kind === 'order-away' ? message : `${message} ${t('error.cartIntact')}`;
}

function waysOf(about: PageFault['about'], { t, paths, mode }: Wording): LinkView[] {
  const home = { label: t('error.home'), href: paths.home() };
  const search = { label: t('error.search'), href: paths.search() };
  switch (about?.kind) {
    case 'order':
      return [
        home,
        { label: t('layout.orders'), href: paths.orderList() },
        { label: t('error.help'), href: paths.help() },
      ];
    case 'contract':
      return [
        { label: t('error.toOrder'), href: about.order },
        { label: t('layout.orders'), href: paths.orderList() },
        { label: t('error.help'), href: paths.help() },
      ];
    case 'order-away': {
      const { page, order } = about;
      return [
        { label: t('error.retry'), href: page },
        ...(page === order ? [] : [{ label: t('error.toOrder'), href: order }]),
        { label: t('layout.orders'), href: paths.orderList() },
      ];
    }
    case 'assisted':
      return [
        { label: t('error.assistedCart'), href: paths.cart() },
        { label: t('error.assistedDesk'), href: paths.assistance() },
      ];
    case 'sign-out':
      return [
        { label: t('error.signOut'), href: about.signOut },
        { label: t('error.staySignedIn'), href: paths.home() },
      ];
    case 'preview':
      return [
        { label: t('error.signIn'), href: paths.signIn({ redirect: about.page, profile: mode }) },
        { label: t('error.leavePreview'), href: paths.preview({ quitter: true, redirect: paths.home() }) },
      ];
    case 'other-profile':
      return [{ label: t('error.otherAccount'), href: about.signIn }, home, search];
    default:
      return [
        home,
        search,
        { label: t('error.cart'), href: paths.cart() },
        { label: t('error.help'), href: paths.help() },
      ];
  }
}
