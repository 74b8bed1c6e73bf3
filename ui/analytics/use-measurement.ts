import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';
import { measure } from './measure.ts';

/** The events in a route's data, beside its view. */
interface Tracked {
  track?: MeasuredEvent;
  failure?: MeasuredEvent;
}

/** Measures each shown address once, as the page view of its route. */
export function useMeasurement() {
  const { pathname, search } = useLocation();
  const { track, failure } = (useMatches().at(-1)?.loaderData ?? {}) as Tracked;
  useEffect(() => {
    measure(track);
    measure(failure);
    // oxlint-disable-next-line react/exhaustive-deps -- a page that is loaded again after a form is the same page
  }, [pathname + search]);
}
