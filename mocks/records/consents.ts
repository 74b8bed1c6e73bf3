import { table } from '../shared/table.ts';

/** What a user of another client of OCC agreed to. */
export interface Consent {
  code: string;
  owner: string;
  templateId: string;
  givenAt: string;
  /** Null while it is given. */
  withdrawnAt: string | null;
}

export const consentsIn = table<Consent>();
