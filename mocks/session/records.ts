import type { Site } from '../shared/site.ts';
import { table } from '../shared/table.ts';

export interface UserRecord {
  uid: string;
  firstName: string;
  lastName: string;
  titleCode: string | null;
  profile: Site;
  legalEntity: { id: string; siret: string; name: string; certificationStatus: string } | null;
}

export const usersIn = table<UserRecord>();
