import type { components } from '#contracts/generated/logo.ts';
import type { QuoteRecord } from '../shared/quotes.ts';
import { table } from '../shared/table.ts';

export type WireRequest = components['schemas']['LogoRequest'];
export type WireDesign = components['schemas']['LogoDesign'];
export type WholeRequest = WireRequest & { months: number };

/** A picture as it was read, and when its scan began. `verdict`: the state in which it ends. */
export interface PictureRecord {
  id: string;
  /** The owner's e-mail; null for a visitor: then the id is enough to read it. */
  owner: string | null;
  name: string;
  type: string;
  bytes: number;
  receivedAt: number;
  expiresAt: number;
  verdict: 'CLEAN' | 'INFECTED' | 'UNSCANNED';
  /** `null`: it cannot be read. */
  size: { width: number; height: number } | null;
  isVector: boolean;
  isTransparent: boolean;
  findings: string[];
  /** Its pixels as a PNG, in base64: the file itself is not kept. */
  pixels: string;
}

/** The stored composition of a logo, for cart lines; it has its picture, which may be purged elsewhere. */
export interface ConfigurationRecord {
  id: string;
  owner: string | null;
  request: WholeRequest;
  picture: PictureRecord | null;
  cents: number;
}

/** A refused logo that was sent again. */
export interface ResubmissionRecord {
  id: string;
  owner: string;
  logoId: string;
  at: number;
  design: WireDesign;
  picture: PictureRecord;
}

export const picturesIn = table<PictureRecord>();
export const quotesIn = table<QuoteRecord>();
export const configurationsIn = table<ConfigurationRecord>();
export const resubmissionsIn = table<ResubmissionRecord>();
