import { toAddress } from '#adapters/address/address-mapping.ts';
import { getUser } from '#adapters/generated/session/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { isCivility } from '#domain/address/form-fields.ts';
import type { AccountHolder, Accounts } from '#domain/session/account.ts';

export class HttpAccounts implements Accounts {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async holder(): Promise<AccountHolder> {
    const { calls, own, context } = this.#backend;
    const user = await calls.callOrThrow(
      'getUser',
      getUser({ ...own, path: { userId: 'current' }, query: { fields: 'FULL', ...context } }),
    );
    const { titleCode = '', firstName = '', lastName = '', defaultAddress } = user;
    return {
      civility: isCivility(titleCode) ? titleCode : '',
      firstName,
      lastName,
      address: defaultAddress ? toAddress(defaultAddress) : null,
    };
  }
}
