import type { NoticeView } from '#ui/components/views.ts';

/**
 * Where the press left the focus; the heading has it where the button is gone. Anything else, as a fault or a field that is
 * wrong, has taken it because it says more.
 */
const neutralFocus = ':is(body, h1, button, input, select):not([aria-invalid="true"], dialog *)';

/** As `Notice` makes one that takes the focus. */
const takesFocus = ':is([role=alert], [role=status])[tabindex="-1"]';

/**
 * The answer to a form stands at the top of its page, and the button that sent it may be far below: where it takes the focus,
 * or is a failure out of sight, the focus goes there. A form that led to another page, or whose answer is seen, moves nothing.
 */
export function bringIntoSight({ notices }: { notices: readonly Pick<NoticeView, 'tone' | 'text'>[] }): void {
  if (!document.activeElement?.matches(neutralFocus)) return;
  const taking = document.querySelector<HTMLElement>(takesFocus);
  if (taking) return taking.focus();
  const failure = notices.find(({ tone }) => tone === 'error' || tone === 'warning');
  if (!failure) return;
  const places = document.querySelectorAll<HTMLElement>('[role=alert], [role=status]');
  const place = [...places].find(({ textContent }) => textContent.includes(failure.text));
  if (!place) return;
  const { top, bottom } = place.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  place.tabIndex = -1;
  place.focus();
}
