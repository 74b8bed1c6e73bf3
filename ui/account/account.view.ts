import type { CertificationStatus } from '#domain/company/company.ts';
import type { AccountContractStatus, DeferredPaymentDetails } from '#domain/deferred-payment/deferred-payments.ts';
import type { Connection, SecondFactor, UserInformation } from '#domain/session/account.ts';
import type { Shopper } from '#domain/session/session.ts';
import { printedAddress } from '#ui/address/printed-address.ts';
import type { IconName } from '#ui/components/values/icon.tsx';
import type { AddressBlock, FactView, LinkView } from '#ui/components/views.ts';
import { nameOf } from '#ui/layout/layout.view.ts';
import type { OrderListView, OrderRowView } from '#ui/orders/list/order-list.view.ts';
import { groupDigits } from '#ui/wording/company-number.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import { priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A part of the account: what is known of it, or that it could not be had. */
export interface AccountSection {
  id: string;
  title: string;
  rows: FactView[];
  /** Instead of rows, or after them. */
  text?: string;
  way?: LinkView;
}

export interface AccountPageView {
  trail: LinkView[];
  title: string;
  name: string;
  email: string;
  signOut: LinkView;
  orders: { title: string; rows: OrderRowView[]; text?: string; way: LinkView };
  /** The main address; without one the book is named alone. `text`: it could not be had. */
  address: { title: string; block: AddressBlock; mark?: string; text?: string; way: LinkView };
  ways: (LinkView & { text: string; icon: IconName })[];
  /** Stands beside the address; `null`: nothing is known. */
  own: AccountSection | null;
  /** Of a professional, at the whole width. */
  company: AccountSection[];
}

/** So many of the last orders are on the page. */
export const recentOrders = 3;

interface Account {
  shopper: Shopper;
  orders: OrderListView;
  /** `null`: it could not be had. */
  user: UserInformation | null;
  /** Of a professional; `null`: it could not be had. */
  contract: DeferredPaymentDetails | null;
}

export function accountView({ shopper, orders, user, contract }: Account, wording: Wording): AccountPageView {
  const { t, paths } = wording;
  return {
    trail: [{ label: t('catalog.home'), href: paths.home() }],
    title: t('account.title'),
    name: nameOf(shopper),
    email: shopper.email,
    signOut: { label: t('account.signOut'), href: paths.signOut({ redirect: paths.home() }) },
    orders: {
      title: t('home.lastOrders'),
      rows: orders.rows,
      ...(orders.none && { text: orders.none.text }),
      way: { label: t('layout.orders'), href: paths.orderList() },
    },
    address: addressOf(user, wording),
    ways: [
      {
        label: t('account.changeOfMind'),
        text: t('account.changeOfMindText'),
        href: paths.changeOfMind(),
        icon: 'return',
      },
      {
        label: t('parcels.savedTitle'),
        text: t('account.savedParcelsText'),
        href: paths.savedParcels(),
        icon: 'parcel',
      },
      {
        label: t('deposit-lists.title'),
        text: t('account.depositListsText'),
        href: paths.depositLists(),
        icon: 'print',
      },
      { label: t('layout.customerArea'), text: t('account.areaText'), href: paths.customerArea(), icon: 'user' },
    ],
    own: userSection(user, wording),
    company: shopper.profile === 'pro' ? [companySection(user, wording), contractSection(contract, wording)] : [],
  };
}

function addressOf(user: UserInformation | null, wording: Wording): AccountPageView['address'] {
  const { t, paths } = wording;
  return {
    title: t('account.mainPlace'),
    ...(user?.address ? printedAddress(user.address, wording) : { block: [] }),
    ...(user === null && { text: t('account.away') }),
    way: { label: t('layout.addresses'), href: paths.addressBook() },
  };
}

type Plain = { [Key in keyof Messages]: keyof Messages[Key] extends never ? Key : never }[keyof Messages];

const methods = {
  password: 'account.method.password',
  'digital-identity': 'account.method.digitalIdentity',
  other: null,
} as const satisfies Record<Connection['method'], Plain | null>;

const factors = {
  sms: 'account.factor.sms',
  email: 'account.factor.email',
  app: 'account.factor.app',
  other: 'account.factor.other',
} as const satisfies Record<SecondFactor, Plain>;

/** Who the account says that one is, where one lives, and how one has signed in; nothing where it says none of these. */
function userSection(user: UserInformation | null, wording: Wording): AccountSection | null {
  const { t } = wording;
  const title = t('account.information');
  if (user === null) return { id: 'informations', title, rows: [], text: t('account.away') };
  const { civility, connection } = user;
  const signedIn = connection && connectionText(connection, wording);
  const rows = [
    ...(civility ? [{ label: t('account.civilityLabel'), value: t(`account.civility.${civility}`) }] : []),
    ...(signedIn ? [{ label: t('account.connection'), value: signedIn }] : []),
  ];
  return rows.length === 0 ? null : { id: 'informations', title, rows };
}

/** « Mot de passe, puis code reçu par SMS » */
function connectionText({ method, secondFactor }: Connection, { t }: Wording): string | null {
  const name = methods[method];
  if (name === null) return null;
  return secondFactor ? t('account.bothFactors', { first: t(name), second: t(factors[secondFactor]) }) : t(name);
}

const certifications = {
  active: 'home.certification.active',
  pending: 'home.certification.pending',
  inactive: 'home.certification.inactive',
} as const satisfies Record<CertificationStatus, Plain>;

function companySection(user: UserInformation | null, { t, paths }: Wording): AccountSection {
  const way = { label: t('account.toCompany'), href: paths.company() };
  const section = { id: 'entreprise', title: t('layout.company'), rows: [], way };
  if (user === null) return { ...section, text: t('account.away') };
  if (user.company === null) return { ...section, text: t('account.noCompany') };
  const { name, siret, certification } = user.company;
  return {
    ...section,
    rows: [
      ...(name ? [{ label: t('account.companyName'), value: name }] : []),
      ...(siret ? [{ label: t('account.siret'), value: groupDigits(siret) }] : []),
      ...(certification ? [{ label: t('account.certification'), value: t(certifications[certification]) }] : []),
    ],
  };
}

const contracts = {
  draft: 'account.contract.pending',
  proposal: 'account.contract.pending',
  validated: 'account.contract.pending',
  active: 'account.contract.active',
  closed: 'account.contract.closed',
  cancelled: 'account.contract.cancelled',
} as const satisfies Record<AccountContractStatus, Plain>;

function contractSection(details: DeferredPaymentDetails | null, wording: Wording): AccountSection {
  const { t } = wording;
  const section = { id: 'contrats', title: t('layout.contracts') };
  if (details === null) return { ...section, rows: [], text: t('account.away') };
  const { contract, balance } = details;
  return {
    ...section,
    rows: [
      { label: t('account.deferred'), value: t(contract ? contracts[contract] : 'account.contract.none') },
      ...(balance ? [{ label: t('account.balance'), value: priceWithTax(balance, wording) }] : []),
    ],
    text: t('account.otherContracts'),
  };
}
