/** The state of a company's certification (specification §4). */
export type CertificationStatus = 'active' | 'pending' | 'inactive';

/** The company that a professional buys for. */
export interface LegalEntity {
  id: string;
  name: string | null;
  siret: string | null;
  /** `null`: an unknown status, of which nothing is shown. */
  certification: CertificationStatus | null;
}

export interface Companies {
  /** `null`: the signed-in shopper has no company. */
  mine(): Promise<LegalEntity | null>;
}
