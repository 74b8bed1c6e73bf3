import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

const fieldsOf = (form: FormData) => JSON.stringify([...form]);

/** In milliseconds: the router reports a post a little after the press that caused it. */
const together = 500;

/**
 * Stops a second press of the same button while its post is under way, which the button shows. Another button or a changed
 * field makes a different post, which is allowed. The listener is on the window, so that React's handlers do not run for the second
 * press.
 */
export function useDoublePressGuard(): void {
  const { formMethod, formData } = useNavigation();
  const isPosting = formMethod === 'POST';
  const last = useRef<{ sent: string; at: number; submitter: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (!isPosting) last.current = null;
    // The press may have been of another post, which the router does not report.
    const isReported = formData && last.current?.sent.endsWith(fieldsOf(formData));
    const pressed = isReported ? last.current?.submitter : null;
    if (pressed) pressed.ariaBusy = 'true';
    const onSubmit = (event: SubmitEvent) => {
      const { target: form, submitter, timeStamp: at } = event;
      if (!(form instanceof HTMLFormElement && form.method === 'post')) return;
      const sent = form.action + fieldsOf(new FormData(form, submitter));
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
  }, [isPosting, formData]);
}
