import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** In milliseconds: the router tells of a post a little after the press that began it. */
const together = 500;

/**
 * A form that is being sent is not sent again by the same button. Another button acts: what it says is new. React's own
 * listeners stand below the window, so that none of them hears the second press.
 */
export function useDoublePressGuard(): void {
  const isPosting = useNavigation().formMethod === 'POST';
  const last = useRef<{ form: EventTarget | null; button: HTMLElement | null; at: number } | null>(null);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const { target: form, submitter: button, timeStamp: at } = event;
      if (!(form instanceof HTMLFormElement && form.method === 'post')) return;
      const before = last.current;
      const isSame = before !== null && before.form === form && before.button === button;
      if (isSame && (isPosting || at - before.at < together)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last.current = { form, button, at };
    };
    window.addEventListener('submit', onSubmit, true);
    return () => window.removeEventListener('submit', onSubmit, true);
  }, [isPosting]);
}
