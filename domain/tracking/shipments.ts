import type { ParcelNumber } from './parcel-number.ts';

/** Where something that was sent is, roughly: what a reader wants to know before anything else. */
export type TrackingStage =
  | 'announced'
  | 'on-its-way'
  | 'at-customs'
  | 'out-for-delivery'
  | 'held-up'
  | 'to-be-fetched'
  | 'returning'
  | 'delivered'
  | 'unknown';

export interface TrackedConsignment {
  number: ParcelNumber;
  stage: TrackingStage;
  /** What happened last, in the words of the service; `null` before anything did. */
  last: { label: string | null; at: string } | null;
  /** Nothing more will happen. */
  isFinal: boolean;
}

/** The unified tracking of professionals. */
export interface Shipments {
  /** `null`: the service knows none of this number. */
  of(number: ParcelNumber): Promise<TrackedConsignment | null>;
}
