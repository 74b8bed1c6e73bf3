import type { Course, RefundStory, SenderStory, ServiceStory } from '../records/story.ts';
import type { Words } from '../shared/lang.ts';

export interface BookLine {
  code: string;
  /** The seller; the operator without one. */
  seller?: string;
  quantity?: number;
  configurationId?: string;
  info?: { label: Words; value: Words };
  service?: ServiceStory;
}

/** An order of the book: `mocks/SCENARIOS.md` says what each one shows. */
export interface BookOrder {
  /** The code without its beginning: `CMD-26-` for the individual, `CMD-26-PRO-` for the professional. */
  name: string;
  /** Days since it was placed. */
  age: number;
  lines: readonly BookLine[];
  senders?: Record<string, SenderStory>;
  refunds?: RefundStory[];
  course?: Course;
  /** Paid on account: only a professional's. */
  isOnAccount?: boolean;
  /** Its code is `CMD-26-` and its name, and only this account has it. */
  only?: 'individual' | 'professional';
}

export const words = (fr: string, en: string): Words => ({ fr, en });
