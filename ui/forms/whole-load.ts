import type { NoticeView } from '#ui/components/views.ts';

/** Of a form whose answer is a whole load: there the browser begins, also without scripts. */
export const autoFocusProps = { autoFocus: true };

/** Of such an answer: who hears the page begins at what it has to say. */
export const focusFirstNotice = (notices: readonly NoticeView[]): NoticeView[] =>
  notices.map((notice, at) => (at === 0 ? { ...notice, takesFocus: true } : notice));
