import type { Site } from '../shared/site.ts';
import { table } from '../shared/table.ts';

export interface UserRecord {
  uid: string;
  firstName: string;
  lastName: string;
  titleCode: string | null;
  sex?: 'M' | 'F';
  /** The second factor of the last sign-in. */
  mfaMethod?: string;
  profile: Site;
  legalEntity: { id: string; siret: string; name: string; certificationStatus: string } | null;
}

export const usersIn = table<UserRecord>();
