import { type RefObject, useEffect } from 'react';

/**
 * With scripts the header's link to sign in, or to the account until the visitor is known, posts the form first, which keeps what stands in it and leads on to the
 * identity provider. Without scripts the form has a button of its own.
 * @param signIn the addresses that such links lead to; absent for a signed-in shopper.
 */
export function useSaveAtSignIn(form: RefObject<HTMLFormElement | null>, signIn: readonly string[] | undefined): void {
  useEffect(() => {
    if (!signIn) return;
    const keep = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!form.current || isElsewhere || !link || !signIn.includes(link.pathname)) return;
      event.preventDefault();
      const intent = Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: 'intent',
        value: 'sign-in',
      });
      form.current.append(intent);
      // Another site follows: the browser posts it, not the router.
      form.current.submit();
      // Back shows the page again as it stands.
      intent.remove();
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [form, signIn]);
}
