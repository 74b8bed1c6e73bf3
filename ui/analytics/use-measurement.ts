import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';
import { measure } from './measure.ts';

/** What a route's data may say of it beside its view. */
interface Tracked {
  track?: MeasuredEvent;
  failure?: MeasuredEvent;
}

/** Counts each address that is shown, once, as the page that its route names. */
export function useMeasurement() {
  const { pathname, search } = useLocation();
  const { track, failure } = (useMatches().at(-1)?.loaderData ?? {}) as Tracked;
  useEffect(() => {
    measure(track);
    measure(failure);
    // oxlint-disable-next-line react/exhaustive-deps -- a page that is loaded again after a form is the same page
  }, [pathname + search]);
}
