import type { LinkView } from '#ui/components/views.ts';

/** What is to be done next with a part of an order. */
export interface NextStep extends LinkView {
  /** The card and, where it concerns one line alone, the line that it stands at. */
  card: string;
  line: string | null;
  /** A file, or another site: it is not a page of the shop. */
  isFile?: boolean;
  isExternal?: boolean;
}
