import { getUser } from '#adapters/generated/session/sdk.gen.ts';
import type { User } from '#adapters/generated/session/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { CertificationStatus, Companies, LegalEntity } from '#domain/company/company.ts';

export class HttpCompanies implements Companies {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async mine(): Promise<LegalEntity | null> {
    const { calls, own, context } = this.#backend;
    const user = await calls.callOrThrow(
      'getUser',
      getUser({ ...own, path: { userId: 'current' }, query: { fields: 'FULL', ...context } }),
    );
    return user.legalEntity ? toEntity(user.legalEntity) : null;
  }
}

const toEntity = ({ id, name, siret, certificationStatus }: NonNullable<User['legalEntity']>): LegalEntity => ({
  id,
  name: name ?? null,
  siret: siret ?? null,
  certification: known.find((status) => status === certificationStatus?.toLowerCase()) ?? null,
});

const known: readonly CertificationStatus[] = ['active', 'pending', 'inactive'];
