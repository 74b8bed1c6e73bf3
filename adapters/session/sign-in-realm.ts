import type { UserInfoResponse } from 'openid-client';
import type { Realm } from '#adapters/operations/observers.ts';
import type { IdKind } from './signed-ids.ts';

/** A kind of sign-in. The ids, records and addresses of one realm mean nothing in another. */
export interface SignInRealm {
  name: Realm;
  ids: { try: IdKind; session: IdKind };
  /** Of the keys of records. */
  records: '' | 'agent-';
  /** The paths to which the provider leads back. */
  paths: { signedIn: string; signedOut: string };
  /** Whether somebody with these claims may sign in here. */
  admits(claims: UserInfoResponse): boolean;
}

/** Agents have a realm of their own: nobody buys as one. */
export const shoppers: SignInRealm = {
  name: 'shoppers',
  ids: { try: 'sign-in', session: 'session' },
  records: '',
  paths: { signedIn: '/ecom/connexion/retour', signedOut: '/deconnexion' },
  admits: ({ role }) => role !== 'agent',
};

/** The account belongs to another realm. */
export class NotAdmitted extends Error {
  readonly code = 'NOT_ADMITTED';
}
