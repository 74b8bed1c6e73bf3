import { type AddressForm, emptyForm } from '#domain/address/form-fields.ts';
import type { AccountHolder } from '#domain/session/account.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** The signed-in shopper, from the backend or, when it is away, from the session. `null`: nobody is signed in. */
export async function holderOf({
  ports,
  session,
}: Pick<RequestContext, 'ports' | 'session'>): Promise<AccountHolder | null> {
  if (!session.open) return null;
  const { firstName, lastName } = session.open.shopper;
  return (await orNull(ports.accounts.holder())) ?? { civility: '', firstName, lastName, address: null };
}

/** A new address begins with the names of the account, which are most often those that are printed. */
export const newAddressOf = (holder: AccountHolder | null): AddressForm => {
  const { civility = '', firstName = '', lastName = '' } = holder ?? {};
  return { ...emptyForm, civility, firstName, lastName };
};
