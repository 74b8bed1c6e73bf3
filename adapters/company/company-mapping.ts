import type { User } from '#adapters/generated/session/types.gen.ts';
import { type LegalEntity, statuses } from '#domain/company/company.ts';

/** An unknown status is none (specification §4). */
export const toEntity = ({ id, name, siret, certificationStatus }: NonNullable<User['legalEntity']>): LegalEntity => ({
  id,
  name: name ?? null,
  siret: siret ?? null,
  certification: statuses.find((status) => status === certificationStatus?.toLowerCase()) ?? null,
});
