import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** In milliseconds: the router reports a post a little after the press that caused it. */
const together = 500;

/**
 * Stops a second press of the same button while its post is under way, which the button shows. Another button or a changed field makes a
 * different post, which is allowed. The listener is on the window, so that React's handlers do not run for the second
 * press.
 */
export function useDoublePressGuard(): void {
  const isPosting = useNavigation().formMethod === 'POST';
  const last = useRef<{ sent: string; at: number; submitter: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (!isPosting) last.current = null;
    const pressed = last.current?.submitter;
    if (pressed) pressed.ariaBusy = 'true';
    const onSubmit = (event: SubmitEvent) => {
      const { target: form, submitter, timeStamp: at } = event;
      if (!(form instanceof HTMLFormElement && form.method === 'post')) return;
      const sent = JSON.stringify([form.action, ...new FormData(form, submitter)]);
      if (last.current?.sent === sent && (isPosting || at - last.current.at < together)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last.current = { sent, at, submitter };
    };
    window.addEventListener('submit', onSubmit, true);
    return () => {
      if (pressed) pressed.ariaBusy = null;
      window.removeEventListener('submit', onSubmit, true);
    };
  }, [isPosting]);
}
