import type { LinkView } from '#ui/shared/views.ts';

/** The error page: status code, session id and date (specification §2), and three ways out. Never a stack. */
export interface ErrorView {
  status: number;
  title: string;
  text: string;
  sid: string;
  date: string;
  ways: LinkView[];
}
