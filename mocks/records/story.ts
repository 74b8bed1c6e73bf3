import type { Words } from '../shared/lang.ts';
import type { ContractEvent } from './forwarding.ts';

/** What becomes of a service of the order book. */
export interface ServiceStory {
  status: string;
  /** Of each of its labels, where they differ. */
  labels?: readonly string[];
  /** The places of its labels that were used before they expired. */
  scanned?: readonly number[];
  /** Its label is printed where its parcel is handed in. */
  isPrintedAtDropOff?: boolean;
  /** Its files have no last day. */
  isDateless?: boolean;
  /** A stamp logo; `months` of one that was approved, on the day after its order. */
  subscription?: { name: string; status: string; reason?: Words; months?: number };
  contract?: {
    status: string;
    offerCode: string;
    /** By a code where nothing is said. */
    activation?: string;
    /** Days from today until it begins, as it was asked for; a week after the order where nothing is said. */
    startsIn?: number;
    /** What happened to it, and how many days ago. */
    past?: readonly (readonly [ContractEvent['kind'], daysAgo: number])[];
  };
}

/** What becomes of what one sender sends. */
export interface SenderStory {
  status: string;
  reason?: Words;
  /** Days from today until its sender has to hand it over; negative when it is late. */
  deadline?: number;
  carrier?: { code: string; name: string };
  /** The carrier's own page follows it. */
  isFollowedElsewhere?: boolean;
  /** Days from today until which a return may begin; absent when none may. */
  returnDays?: number;
  /** Pieces of each entry that were sent and declined, where not all were. */
  sent?: number;
  declined?: number;
}

export interface RefundStory {
  status: string;
  /** Absent for all that its sender sold. */
  cents?: number;
  reason: Words;
  /** The seller that it is for; absent for the whole order. */
  sender?: string;
}

/** How an order's state answers: `third`, only at the third call. */
export type Course = 'at-once' | 'third' | 'incomplete' | 'exhausted' | 'broken';

/** What became of an order of the order book. */
export interface Story {
  /** When it was told: nothing of it happened later. */
  toldAt: number;
  /** By entry number. */
  services: Record<number, ServiceStory>;
  /** By the seller's code; the operator's own goods have the key ``. */
  senders: Record<string, SenderStory>;
  refunds: RefundStory[];
  course?: Course;
}
