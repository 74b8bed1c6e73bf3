/** Where the certification of a company stands (specification §4). */
export type CertificationStatus = 'active' | 'pending' | 'inactive';

/** The company for which a professional buys. */
export interface LegalEntity {
  id: string;
  name: string | null;
  siret: string | null;
  /** `null`: a status that this shop does not know; nothing is shown of it. */
  certification: CertificationStatus | null;
}

export interface Companies {
  /** `null`: the signed-in shopper buys for no company. */
  mine(): Promise<LegalEntity | null>;
}
