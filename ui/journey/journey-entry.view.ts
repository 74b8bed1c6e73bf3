import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { SummaryRow } from './journey-declaration.ts';

/** The entry of a journey: what it is, and « Reprendre » where something is kept. */
export interface EntryView {
  title: string;
  text: string;
  notices: NoticeView[];
  /** The points of the list on the entry page. */
  points: string[];
  start: LinkView;
  /** What was composed before, on this device or account. */
  kept?: { title: string; rows: SummaryRow[]; resume: LinkView; restart: string };
}
