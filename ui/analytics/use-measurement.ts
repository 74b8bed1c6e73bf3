import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';
import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';
import { measure } from '#ui/shared/measure.ts';

interface Tracked {
  track?: MeasuredEvent;
  failure?: MeasuredEvent;
}

/** Counts each address that is shown, once: the page that its route names, or the error page in its place. */
export function useMeasurement() {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const shown: unknown = useMatches().at(-1)?.loaderData;
  const { track, failure } = ((isRouteErrorResponse(error) ? error.data : shown) ?? {}) as Tracked;
  useEffect(() => {
    measure(track);
    measure(failure);
    // oxlint-disable-next-line react/exhaustive-deps -- a page that is loaded again after a form is the same page
  }, [pathname, search, error]);
}
