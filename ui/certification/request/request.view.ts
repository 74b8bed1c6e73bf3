import type { Certification } from '#domain/certification/certification.ts';
import { other, type RequestFault, type RequestFaults, type TypedRequest } from '#domain/certification/request.ts';
import { faultText } from '#ui/address/form/address-faults.ts';
import type { FilesView } from '#ui/components/files/files-field.tsx';
import type { FieldErrors, LinkView, NoticeView, StepView } from '#ui/components/views.ts';
import { filesView } from '#ui/messages/message-form.view.ts';
import { groupDigits } from '#ui/wording/company-number.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { personText } from '../representative.view.ts';

export interface RequestView {
  title: string;
  trail: LinkView[];
  steps: StepView[];
  notices: NoticeView[];
  /** « Société Certifiée, SIRET 732 829 320 00074 » */
  about: string;
  form: RequestFormView;
}

export interface RequestFormView {
  /** Absent where the register names nobody: then the names are asked for. */
  representatives: { value: string; title: string; text?: string; selected: boolean }[];
  values: Pick<TypedRequest, 'civility' | 'firstName' | 'lastName' | 'role' | 'attested'>;
  errors: FieldErrors;
  /** Absent where no document is taken. */
  files?: FilesView;
  /** Which file has to be chosen again. */
  lost?: string;
}

export interface RequestState {
  typed: TypedRequest;
  faults: RequestFaults;
  /** What is wrong with the document, in words. */
  document: string | null;
  /** The name of a file that the browser loses with the page. */
  lost: string | null;
}

interface RequestViewInput {
  certification: Certification;
  state: RequestState | null;
  notices: NoticeView[];
}

const blankRequest: TypedRequest = {
  representative: '',
  civility: '',
  firstName: '',
  lastName: '',
  role: '',
  attested: false,
};

export function requestView({ certification, state, notices }: RequestViewInput, wording: Wording): RequestView {
  const { t, paths } = wording;
  const { company } = certification;
  return {
    title: t('certification.requestTitle'),
    trail: [
      { label: t('account.title'), href: paths.account() },
      { label: t('certification.companyTitle'), href: paths.company() },
    ],
    steps: [
      { label: t('certification.stepCompany'), done: true, href: paths.company({ siret: 'modifier' }) },
      { label: t('certification.stepRepresentative'), current: true },
      { label: t('certification.stepExamination') },
    ],
    notices,
    about: [company?.name, company && `${t('certification.siret')} ${groupDigits(company.siret)}`]
      .filter(Boolean)
      .join(', '),
    form: formView(certification, state, wording),
  };
}

function formView(
  { representatives, document }: Certification,
  state: RequestState | null,
  wording: Wording,
): RequestFormView {
  const { t } = wording;
  const typed = state?.typed ?? blankRequest;
  const { civility, firstName, lastName, role, attested } = typed;
  const chosen = typed.representative || (representatives.length === 1 ? representatives[0]?.id : '');
  const choice = (value: string) => ({ value, selected: chosen === value });
  return {
    representatives:
      representatives.length === 0
        ? []
        : [
            ...representatives.map((one) => ({ ...choice(one.id), title: personText(one, wording) })),
            { ...choice(other), title: t('certification.someoneElse'), text: t('certification.someoneElseText') },
          ],
    values: { civility, firstName, lastName, role, attested },
    errors: errorsOf(state, wording),
    ...(document && { files: filesView({ files: 1, totalSize: null, ...document }, wording) }),
    ...(state?.lost && { lost: t('forms.fileLost', { name: state.lost }) }),
  };
}

const fieldOf = {
  representative: 'representant',
  civility: 'civilite',
  firstName: 'prenom',
  lastName: 'nom',
  role: 'fonction',
  attested: 'attestation',
} as const satisfies Record<keyof TypedRequest, string>;

function errorsOf(state: RequestState | null, wording: Wording): FieldErrors {
  if (!state) return {};
  const { attested, ...others } = state.faults;
  const errorTexts = (faults: RequestFaults) =>
    Object.fromEntries(
      (Object.entries(faults) as [keyof TypedRequest, RequestFault][]).map(([name, fault]) => [
        fieldOf[name],
        textOf(name, fault, wording),
      ]),
    );
  return {
    ...errorTexts(others),
    ...(state.document && { justificatif: state.document }),
    ...(attested && errorTexts({ attested })),
  };
}

function textOf(name: keyof TypedRequest, fault: RequestFault, wording: Wording): string {
  const { t } = wording;
  if (fault.code === 'choose') return t('certification.choose');
  if (fault.code === 'attest') return t('certification.attestMissing');
  if (name === 'role')
    return fault.code === 'too-long'
      ? t('certification.roleLong', { count: fault.count })
      : t('certification.roleRequired');
  return name === 'civility' || name === 'firstName' || name === 'lastName' ? faultText(name, fault, wording) : '';
}
