import type { LegalPerson } from '#adapters/generated/certification/types.gen.ts';
import type { Refusal } from '#adapters/http/backend-calls.ts';
import { wordOf, wordOrOther } from '#adapters/shared-mapping.ts';
import { isCivility } from '#domain/address/form-fields.ts';
import type {
  Certification,
  CertificationRefusal,
  Representative,
  RequestRefusal,
} from '#domain/certification/certification.ts';
import { statuses } from '#domain/company/company.ts';
import { acceptedTypes } from '#domain/messages/attachments.ts';

type WirePerson = NonNullable<LegalPerson['representative']>;

const toPerson = ({ titleCode = '', firstName, lastName, role }: WirePerson): Representative => ({
  civility: isCivility(titleCode) ? titleCode : '',
  firstName,
  lastName,
  role: role ?? null,
});

const refusals: Record<string, CertificationRefusal> = {
  REPRESENTATIVE_NOT_RECOGNISED: 'representative',
  DOCUMENT_UNREADABLE: 'document',
};

export const toCertification = ({
  company,
  certificationStatus,
  requestedAt,
  refusalReason,
  representative,
  representatives,
  documentLimits,
}: LegalPerson): Certification => ({
  company: company
    ? {
        siret: company.siret,
        name: company.name ?? null,
        address: company.address
          ? { street: company.address.line1, codePostal: company.address.postalCode, city: company.address.town }
          : null,
      }
    : null,
  status: statuses.find((status) => status === certificationStatus?.toLowerCase()) ?? null,
  requestedAt: requestedAt ?? null,
  representative: representative ? toPerson(representative) : null,
  refusal: refusalReason === undefined ? null : wordOrOther(refusals, refusalReason),
  representatives: representatives.map((one) => ({ id: one.id, ...toPerson(one) })),
  document: documentLimits ? { fileSize: documentLimits.fileSize, types: acceptedTypes(documentLimits.types) } : null,
});

const ofFile: Record<string, Extract<RequestRefusal, { kind: 'file' }>['reason']> = {
  fileEmpty: 'empty',
  fileTooLarge: 'too-large',
  fileTypeRefused: 'type',
  fileInfected: 'infected',
};
const others: Record<string, Exclude<RequestRefusal['kind'], 'file'>> = {
  representativeUnknown: 'representative',
  documentMissing: 'document-missing',
};

export function toRefusal({ reason }: Pick<Refusal, 'reason'>): RequestRefusal {
  const file = wordOf(ofFile, reason);
  return file ? { kind: 'file', reason: file } : { kind: wordOrOther(others, reason) };
}
