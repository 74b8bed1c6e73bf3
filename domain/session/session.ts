import type { Mode } from '../shared/audience.ts';

/** Who is signed in. Tokens stay in the adapter. */
export interface Shopper {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profile: Mode;
}

/** Whether a page that is for one profile may be shown (specification §6). */
export type Access = 'granted' | 'sign-in' | 'other-profile';

export function accessTo({ shopper, profile }: { shopper: Shopper | null; profile: Mode | null }): Access {
  if (!shopper) return 'sign-in';
  return profile === null || shopper.profile === profile ? 'granted' : 'other-profile';
}
