import type { UserInfoResponse } from 'openid-client';
import type { IdKind } from './signed-ids.ts';

/** Who signs in: ids, records and addresses of one are nothing to the other. */
export interface SignInRealm {
  ids: { try: IdKind; session: IdKind };
  /** Of the keys of records. */
  records: '' | 'agent-';
  /** The paths to which the provider leads back. */
  paths: { signedIn: string; signedOut: string };
  /** Whether somebody with these claims may come in here. */
  admits(claims: UserInfoResponse): boolean;
}

/** Agents have a realm of their own: nobody buys as one. */
export const shoppers: SignInRealm = {
  ids: { try: 'sign-in', session: 'session' },
  records: '',
  paths: { signedIn: '/ecom/connexion/retour', signedOut: '/deconnexion' },
  admits: ({ role }) => role !== 'agent',
};

/** Whoever signed in may not come in here. */
export class NotAdmitted extends Error {
  readonly code = 'NOT_ADMITTED';
}
