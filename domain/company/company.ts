import type { Price } from '../shared/money.ts';

export const statuses = ['active', 'pending', 'inactive'] as const;

/** The state of a company's certification (specification §4). */
export type CertificationStatus = (typeof statuses)[number];

/** The company that a professional buys for. */
export interface LegalEntity {
  id: string;
  name: string | null;
  siret: string | null;
  /** `null`: an unknown status, which no page shows. */
  certification: CertificationStatus | null;
}

/** One of the professional's last orders. */
export interface CompanyOrder {
  code: string;
  /** ISO date and time. */
  created: string;
  /** Its state in the backend's words. */
  statusDisplay: string | null;
  /** `null`: the backend does not say it. */
  total: Price | null;
}

export interface Companies {
  /** `null`: the signed-in shopper has no company. */
  mine(): Promise<LegalEntity | null>;
}

export interface CompanyOrders {
  /** The newest first, at most as many as are asked for. */
  last(count: number): Promise<CompanyOrder[]>;
}
