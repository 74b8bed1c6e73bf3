import { toAddress } from '#adapters/address/address-mapping.ts';
import { toEntity } from '#adapters/company/company-mapping.ts';
import { getUser } from '#adapters/generated/session/sdk.gen.ts';
import type { User } from '#adapters/generated/session/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { wordOf, wordOrOther } from '#adapters/shared-mapping.ts';
import { type Civility, isCivility } from '#domain/address/form-fields.ts';
import type { Accounts, Connection, SecondFactor, UserInformation } from '#domain/session/account.ts';

export class HttpAccounts implements Accounts {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async holder(): Promise<UserInformation> {
    const { calls, own, context } = this.#backend;
    const user = await calls.callOrThrow(
      'getUser',
      getUser({ ...own, path: { userId: 'current' }, query: { fields: 'FULL', ...context } }),
    );
    const { uid, firstName = '', lastName = '', defaultAddress, connectionMethod, legalEntity } = user;
    return {
      id: uid,
      civility: civilityOf(user),
      firstName,
      lastName,
      address: defaultAddress ? toAddress(defaultAddress) : null,
      connection: connectionMethod ? toConnection(connectionMethod) : null,
      company: legalEntity ? toEntity(legalEntity) : null,
    };
  }
}

/** The sex stands for the civility where the account has none (postal-domain 9.19). */
function civilityOf({ titleCode, sex }: User): Civility | '' {
  const civility = titleCode?.toLowerCase() ?? '';
  return isCivility(civility) ? civility : (wordOf(civilities, sex?.toUpperCase()) ?? '');
}

const civilities: Record<string, Civility> = { M: 'mr', F: 'mrs' };
const methods: Record<string, Exclude<Connection['method'], 'other'>> = {
  PASSWORD: 'password',
  DIGITAL_IDENTITY: 'digital-identity',
};
const factors: Record<string, Exclude<SecondFactor, 'other'>> = { SMS: 'sms', EMAIL: 'email', APP: 'app' };

const toConnection = ({ name, mfaMethod }: NonNullable<User['connectionMethod']>): Connection => ({
  method: wordOrOther(methods, name?.toUpperCase()),
  secondFactor: mfaMethod === undefined ? null : wordOrOther(factors, mfaMethod.toUpperCase()),
});
