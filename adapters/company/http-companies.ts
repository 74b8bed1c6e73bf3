import { getUser } from '#adapters/generated/session/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { Companies, LegalEntity } from '#domain/company/company.ts';
import { toEntity } from './company-mapping.ts';

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
