import { useEffect, useRef } from 'react';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { useScripted } from '#ui/components/use-scripted.ts';
import { ErrorScreen } from '#ui/request/error/error.screen.tsx';
import { statusOfError } from '#ui/request/error/status-of-error.ts';
import { isErrorPage } from './is-error-page.ts';
import { type ErrorOf, useErrorView } from './use-error-view.ts';

/** What an error page holds beside the layout; it is counted once. */
export function ErrorContent({ error, layout }: ErrorOf) {
  const serverView = isErrorPage(error) ? error.data : null;
  const view = useErrorView(serverView, { status: statusOfError(error), layout });
  useMeasured(view.track);
  useMeasured(view.failure);
  useArrival();
  return (
    <>
      <title>{`${view.tab} – La boutique`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen view={view} />
    </>
  );
}

/** An error that took the place of a page, without a load, is read from its beginning. */
function useArrival() {
  const isScripted = useScripted();
  const takesPlace = useRef(isScripted);
  useEffect(() => {
    if (!takesPlace.current) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, []);
}
