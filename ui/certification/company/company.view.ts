import { type Certification, mayNameCompany, mayRequest } from '#domain/certification/certification.ts';
import type { CertificationStatus } from '#domain/company/company.ts';
import type { SiretFault } from '#domain/company/company-number.ts';
import type { FactView, LinkView, NoticeView } from '#ui/components/views.ts';
import { groupDigits } from '#ui/wording/company-number.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { personText } from '../representative.view.ts';

export interface CompanyView {
  title: string;
  trail: LinkView[];
  notices: NoticeView[];
  /** Specification §4; an unknown status is not shown. */
  certification: { status: CertificationStatus; text: string; explained: string } | null;
  rows: FactView[];
  change: LinkView | null;
  form: { goodToKnow: string; intro: string | null; value: string; hint: string; error?: string } | null;
  /** How a certification is asked for, where it may be. */
  request: { title: string; steps: string[]; go: LinkView } | null;
}

export interface SiretState {
  typed: string;
  fault: SiretFault | 'unknown' | 'closed' | null;
}

interface CompanyViewInput {
  certification: Certification;
  /** What was typed; `null`: nothing yet. */
  siret: SiretState | null;
  isChanging: boolean;
  notices: NoticeView[];
  phone: string;
}

export function companyView(
  { certification, siret, isChanging, notices, phone }: CompanyViewInput,
  wording: Wording,
): CompanyView {
  const { t, paths } = wording;
  const { company } = certification;
  const isRequested = mayNameCompany(certification) && (company === null || isChanging || siret !== null);
  return {
    title: t('certification.companyTitle'),
    trail: [{ label: t('account.title'), href: paths.account() }],
    notices: [...refusalNotice(certification, phone, wording), ...notices],
    certification: statusView(certification, wording),
    rows: rowsOf(certification, wording),
    change:
      mayNameCompany(certification) && !isRequested
        ? { label: t('certification.change'), href: paths.company({ siret: 'modifier' }) }
        : null,
    form: isRequested ? formView(company?.siret ?? null, siret, wording) : null,
    request: mayRequest(certification)
      ? {
          title: t('certification.steps'),
          steps: [t('certification.step1'), t('certification.step2'), t('certification.step3')],
          go: { label: t('certification.request'), href: paths.certification() },
        }
      : null,
  };
}

function statusView({ status, requestedAt }: Certification, { t, numericDay }: Wording): CompanyView['certification'] {
  if (status === null) return null;
  const explained =
    status === 'pending' && requestedAt
      ? t('certification.pendingSince', { date: numericDay(requestedAt) })
      : t(`certification.${status}`);
  return { status, text: t(`home.certification.${status}`), explained };
}

/** A refused request is over: another one may be sent. */
function refusalNotice({ refusal, status }: Certification, phone: string, { t }: Wording): NoticeView[] {
  if (refusal === null || status !== 'inactive') return [];
  const text =
    refusal === 'other' ? t('certification.refused.other', { phone }) : t(`certification.refused.${refusal}`);
  return [{ tone: 'warning', title: t('certification.refusedTitle'), text }];
}

function rowsOf({ company, representative }: Certification, wording: Wording): CompanyView['rows'] {
  const { t } = wording;
  if (!company) return [];
  const { name, siret, address } = company;
  return [
    ...(name ? [{ label: t('certification.name'), value: name }] : []),
    { label: t('certification.siret'), value: groupDigits(siret) },
    ...(address
      ? [
          {
            label: t('certification.address'),
            value: `${address.street}, ${address.codePostal} ${address.city}`,
          },
        ]
      : []),
    ...(representative
      ? [{ label: t('certification.representative'), value: personText(representative, wording) }]
      : []),
  ];
}

function formView(current: string | null, siret: SiretState | null, { t }: Wording): CompanyView['form'] {
  const faults = {
    length: t('certification.siretLength'),
    check: t('certification.siretCheck'),
    siren: t('certification.siretSiren'),
    unknown: t('certification.siretUnknown'),
    closed: t('certification.siretClosed'),
  };
  return {
    goodToKnow: t('journey.goodToKnow'),
    intro: current === null ? t('certification.nobody') : null,
    value: siret ? siret.typed : groupDigits(current ?? ''),
    hint: t('certification.siretHint'),
    ...(siret?.fault && { error: faults[siret.fault] }),
  };
}
