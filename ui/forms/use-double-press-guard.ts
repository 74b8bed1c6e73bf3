import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** In milliseconds: the router tells of a post a little after the press that began it. */
const together = 500;

/**
 * What is being sent is not sent a second time. Another button, or another text, acts: it says something new. React's own
 * listeners stand below the window, so that none of them hears the second press.
 */
export function useDoublePressGuard(): void {
  const isPosting = useNavigation().formMethod === 'POST';
  const last = useRef<{ sent: string; at: number } | null>(null);
  useEffect(() => {
    if (!isPosting) last.current = null;
    const onSubmit = (event: SubmitEvent) => {
      const { target: form, submitter, timeStamp: at } = event;
      if (!(form instanceof HTMLFormElement && form.method === 'post')) return;
      const sent = JSON.stringify([form.action, ...new FormData(form, submitter)]);
      if (last.current?.sent === sent && (isPosting || at - last.current.at < together)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last.current = { sent, at };
    };
    window.addEventListener('submit', onSubmit, true);
    return () => window.removeEventListener('submit', onSubmit, true);
  }, [isPosting]);
}
