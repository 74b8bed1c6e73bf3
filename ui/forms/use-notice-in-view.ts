import { useEffect } from 'react';
import type { NoticeView } from '#ui/components/views.ts';

/** Where the press left the focus. Anything else, as a fault or a field that is wrong, has taken it because it says more. */
const left = 'body, button, input:not([aria-invalid="true"]), select:not([aria-invalid="true"])';

/**
 * The answer to a form stands at the top of its page, and the button that sent it may be far below: where the answer is out of
 * sight, the focus goes there. A form that led to another page, or whose answer is seen, moves nothing.
 */
export function useNoticeInView(answered: { notices: readonly NoticeView[] } | undefined): void {
  useEffect(() => {
    if (!answered?.notices.some(({ tone }) => tone === 'error' || tone === 'warning')) return;
    const place = document.querySelector<HTMLElement>('main [data-notices]');
    if (!place || !document.activeElement?.matches(left) || document.querySelector('dialog[open]')) return;
    const { top, bottom } = place.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) place.focus();
  }, [answered]);
}
