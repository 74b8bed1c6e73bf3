import type { Assistance, Customer, FoundCustomers } from '#domain/assisted-service/assisted-service.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { focusFirstNotice } from '#ui/forms/whole-load.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What an agent typed to find a shopper, and what was found. */
export interface SearchState {
  name: string;
  orderCode: string;
  fault: 'empty' | 'short' | null;
  found: FoundCustomers | null;
}

export interface BindState {
  number: string;
  fault: 'empty' | 'unknown' | null;
}

export interface DeskPage {
  isSignedIn: boolean;
  assistance: Assistance | null;
  search: SearchState | null;
  bind: BindState | null;
  notices: NoticeView[];
  /** After which the agent’s session is over. */
  idleMinutes: number;
}

interface FieldView {
  label: string;
  hint: string;
  value: string;
  error?: string;
}

export interface DeskView {
  title: string;
  text: string;
  notices: NoticeView[];
  /** Nobody of the customer service is signed in. */
  signIn?: LinkView;
  /** Whoever is being helped. */
  current?: {
    title: string;
    details: string;
    links: LinkView[];
    bind: { title: string; number: FieldView; send: string };
    end: string;
  };
  search?: { title: string; name: FieldView; orderCode: FieldView; send: string };
  /** `more`: not everybody whom the search matches is shown. */
  results?: {
    title: string;
    more: string | null;
    rows: { id: string; profile: string; name: string; details: string; act: string }[];
  };
  quit?: { label: string; text: string };
}

export function deskView(page: DeskPage, wording: Wording): DeskView {
  const { isSignedIn, assistance, search } = page;
  const notices = focusFirstNotice(page.notices);
  const { t, paths } = wording;
  const title = t('assisted-service.title');
  if (!isSignedIn)
    return {
      title,
      text: t('assisted-service.signedOut'),
      notices,
      signIn: { label: t('assisted-service.signIn'), href: paths.assistanceSignIn() },
    };
  return {
    title,
    text: t('assisted-service.text'),
    notices,
    ...(assistance ? { current: currentOf(assistance, page.bind, wording) } : {}),
    search: {
      title: t(assistance ? 'assisted-service.searchOther' : 'assisted-service.search'),
      name: {
        label: t('assisted-service.name'),
        hint: t('assisted-service.nameHint'),
        value: search?.name ?? '',
        ...(search?.fault && { error: t(`assisted-service.fault-${search.fault}`) }),
      },
      orderCode: {
        label: t('assisted-service.orderCode'),
        hint: t('assisted-service.orderCodeHint'),
        value: search?.orderCode ?? '',
      },
      send: t('assisted-service.find'),
    },
    ...(search?.found ? { results: resultsOf(search.found, wording) } : {}),
    quit: { label: t('assisted-service.quit'), text: t('assisted-service.quitText', { minutes: page.idleMinutes }) },
  };
}

function currentOf({ customer }: Assistance, bind: BindState | null, { t }: Wording): NonNullable<DeskView['current']> {
  const theirs = pathsOf(customer.profile);
  return {
    title: t('assisted-service.bannerTitle', { name: nameOf(customer) }),
    details: detailsOf(customer, t),
    links: [
      { label: t('assisted-service.toCart'), href: theirs.cart() },
      { label: t('assisted-service.toAccount'), href: theirs.account() },
      { label: t('assisted-service.toShop'), href: theirs.home() },
    ],
    bind: {
      title: t('assisted-service.bind'),
      number: {
        label: t('assisted-service.cartNumber'),
        hint: t('assisted-service.cartNumberHint'),
        value: bind?.number ?? '',
        ...(bind?.fault && {
          error: t(bind.fault === 'empty' ? 'assisted-service.cartNumberEmpty' : 'assisted-service.cartNumberUnknown'),
        }),
      },
      send: t('assisted-service.bindSend'),
    },
    end: t('assisted-service.end'),
  };
}

function resultsOf({ customers, hasMore }: FoundCustomers, { t }: Wording): NonNullable<DeskView['results']> {
  return {
    title: t('assisted-service.found', { count: customers.length }),
    more: hasMore ? t('assisted-service.foundMore') : null,
    rows: customers.map((customer) => ({
      id: customer.id,
      profile: customer.profile,
      name: nameOf(customer),
      details: detailsOf(customer, t),
      act: t('assisted-service.assist', { name: nameOf(customer) }),
    })),
  };
}

const nameOf = ({ firstName, lastName }: Customer) => `${firstName} ${lastName}`.trim();

const detailsOf = ({ id, profile, email }: Customer, t: Wording['t']) => {
  const details = t('assisted-service.bannerDetails', { profile, id });
  return email === '' ? details : `${details}, ${email}`;
};
