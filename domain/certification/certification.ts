import type { Civility } from '../address/form-fields.ts';
import type { CertificationStatus } from '../company/company.ts';

/** A natural person who acts for a company. */
export interface Representative {
  civility: Civility | '';
  firstName: string;
  lastName: string;
  /** The office in words, « Gérant ». */
  role: string | null;
}

/** A legal representative whom the register names. */
export interface RegisteredRepresentative extends Representative {
  id: string;
}

/** The company as the register has it. */
export interface RegisteredCompany {
  siret: string;
  name: string | null;
  address: { street: string; codePostal: string; city: string } | null;
}

export type CertificationRefusal = 'representative' | 'document' | 'other';

/** What a document of a request may be. */
export interface DocumentLimits {
  /** In bytes. */
  fileSize: number;
  types: readonly string[];
}

/** A professional's company, and how far its certification is (specification §4). */
export interface Certification {
  /** `null`: none is named yet. */
  company: RegisteredCompany | null;
  /** `null`: an unknown status, which no page shows. */
  status: CertificationStatus | null;
  /** ISO date and time of the last request; `null`: there was none, or the backend does not say it. */
  requestedAt: string | null;
  /** Whom the last request named. */
  representative: Representative | null;
  /** Why the last request was refused. */
  refusal: CertificationRefusal | null;
  /** Whom the register names. */
  representatives: readonly RegisteredRepresentative[];
  /** `null`: no document is taken. */
  document: DocumentLimits | null;
}

/** Whom a request names: somebody of the register, or somebody else, with a document where one is taken. */
export type NamedRepresentative =
  | { kind: 'known'; id: string }
  | { kind: 'other'; person: Representative; document: { name: string; type: string; content: Blob } | null };

/** Why the backend takes no request. `file` is about the document. */
export type RequestRefusal =
  | { kind: 'representative' | 'document-missing' | 'other' }
  | { kind: 'file'; reason: 'empty' | 'too-large' | 'type' | 'infected' };

export type RequestOutcome = { kind: 'requested' } | { kind: 'already' } | RequestRefusal;

export interface Certifications {
  mine(): Promise<Certification>;
  /** `settled`: a certification is requested or granted, and the company stays. */
  nameCompany(siret: string): Promise<'named' | 'unknown' | 'closed' | 'settled'>;
  /** `already`: it was asked for before, or granted. */
  request(representative: NamedRepresentative): Promise<RequestOutcome>;
}

/** Whether a request can be made: there is no request yet, and the company is known. */
export const mayRequest = ({ company, status }: Certification): boolean => company !== null && status === 'inactive';

/** Whether the company may be named or changed. */
export const mayNameCompany = ({ company, status }: Certification): boolean =>
  company === null || status === 'inactive';
