import { type AddressForm, emptyForm } from '#domain/address/form-fields.ts';
import type { UserInformation } from '#domain/session/account.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** The signed-in shopper, from the backend or, when it is away, from the session. `null`: nobody is signed in. */
export async function holderOf({
  ports,
  session,
}: Pick<RequestContext, 'ports' | 'session'>): Promise<UserInformation | null> {
  if (!session.open) return null;
  const { id, firstName, lastName } = session.open.shopper;
  const fromSession = {
    id,
    civility: '',
    firstName,
    lastName,
    address: null,
    connection: null,
    company: null,
  } as const;
  return (await orNull(ports.accounts.holder())) ?? fromSession;
}

/**
 * A new address begins with the names of the account, which are most often those that are printed; that of a
 * professional with the company as well.
 */
export const newAddressOf = (holder: UserInformation | null): AddressForm => {
  const { civility = '', firstName = '', lastName = '', company = null } = holder ?? {};
  const companyName = company?.name ?? '';
  return { ...emptyForm, civility, firstName, lastName, companyName, isCompany: companyName !== '' };
};
