import { table } from '../shared/table.ts';

export interface PersonRecord {
  titleCode?: string;
  firstName: string;
  lastName: string;
  role?: string;
}

/** The last request of an account. */
export interface CertificationRecord {
  owner: string;
  /** ISO, by the backend's clock. */
  requestedAt: string;
  representative: PersonRecord;
  /** The document's name; `null`: the register names the representative. */
  document: string | null;
}

export const certificationsIn = table<CertificationRecord>();
