import type { CertificationStatus, LegalEntity } from '#domain/company/company.ts';
import type { ContractStatus, DeferredPaymentDetails } from '#domain/deferred-payment/deferred-payments.ts';
import type { Shopper } from '#domain/session/session.ts';
import type { LinkView } from '#ui/components/views.ts';
import { nameOf } from '#ui/layout/layout.view.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A part of the account: what is known of it, or that it could not be had. */
export interface AccountSection {
  id: string;
  title: string;
  rows: { label: string; value: string }[];
  /** Instead of rows, or after them. */
  text?: string;
}

export interface AccountPageView {
  title: string;
  name: string;
  email: string;
  ways: (LinkView & { text: string })[];
  sections: AccountSection[];
  signOut: LinkView;
}

interface Account {
  shopper: Shopper;
  /** Of a professional; `null`: it could not be had. */
  company?: { entity: LegalEntity | null } | null;
  contract?: DeferredPaymentDetails | null;
}

export function accountView({ shopper, company, contract }: Account, wording: Wording): AccountPageView {
  const { t, paths } = wording;
  return {
    title: t('account.title'),
    name: nameOf(shopper),
    email: shopper.email,
    ways: [
      { label: t('layout.orders'), text: t('account.ordersText'), href: paths.purchases() },
      { label: t('account.changeOfMind'), text: t('account.changeOfMindText'), href: paths.changeOfMind() },
      { label: t('layout.addresses'), text: t('account.addressesText'), href: paths.addressBook() },
      { label: t('layout.customerArea'), text: t('account.areaText'), href: paths.customerArea() },
    ],
    sections:
      shopper.profile === 'pro'
        ? [companySection(company ?? null, wording), contractSection(contract ?? null, wording)]
        : [],
    signOut: { label: t('account.signOut'), href: paths.signOut({ redirect: paths.home() }) },
  };
}

type Plain = { [Key in keyof Messages]: keyof Messages[Key] extends never ? Key : never }[keyof Messages];

const certifications = {
  active: 'home.certification.active',
  pending: 'home.certification.pending',
  inactive: 'home.certification.inactive',
} as const satisfies Record<CertificationStatus, Plain>;

/** The digits of a SIRET, as they are usually written. */
const grouped = (siret: string) => siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');

function companySection(company: (Account['company'] & object) | null, { t }: Wording): AccountSection {
  const section = { id: 'entreprise', title: t('layout.company'), rows: [] };
  if (company === null) return { ...section, text: t('account.away') };
  const { entity } = company;
  if (entity === null) return { ...section, text: t('account.noCompany') };
  const { name, siret, certification } = entity;
  return {
    ...section,
    rows: [
      ...(name ? [{ label: t('account.companyName'), value: name }] : []),
      ...(siret ? [{ label: t('account.siret'), value: grouped(siret) }] : []),
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
} as const satisfies Record<ContractStatus, Plain>;

function contractSection(details: DeferredPaymentDetails | null, { t, money }: Wording): AccountSection {
  const section = { id: 'contrats', title: t('layout.contracts') };
  if (details === null) return { ...section, rows: [], text: t('account.away') };
  const { contract, balance } = details;
  return {
    ...section,
    rows: [
      { label: t('account.deferred'), value: t(contract ? contracts[contract] : 'account.contract.none') },
      ...(balance ? [{ label: t('account.balance'), value: money(balance) }] : []),
    ],
    text: t('account.otherContracts'),
  };
}
