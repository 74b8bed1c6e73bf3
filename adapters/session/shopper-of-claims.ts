import type { UserInfoResponse } from 'openid-client';
import type { Shopper } from '#domain/session/session.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The shopper, from the provider's claims. */
export const toShopper = (claims: UserInfoResponse): Shopper => ({
  id: claims.sub,
  email: text(claims.email),
  firstName: text(claims.given_name),
  lastName: text(claims.family_name),
  profile: claims.profile === 'pro' ? 'pro' : 'part',
});
