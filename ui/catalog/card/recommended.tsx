import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import styles from './recommended.module.css';

/** Products that are suggested below a page, to who agreed to it: HTML of our server, after the page, in room kept for it. */
export function Recommended({ endpoint }: { endpoint: string }) {
  const agreed = useRouteLoaderData<{ personalised?: boolean }>('root')?.personalised;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (agreed && place.current) void fill(place.current, endpoint);
  }, [agreed, endpoint]);
  return agreed ? <aside key={endpoint} ref={place} className={styles.recommended} /> : null;
}

/** Without suggestions, or when they fail, the place goes. */
async function fill(place: HTMLElement, endpoint: string) {
  const answer = await fetch(endpoint).catch(() => null);
  place.innerHTML = answer?.ok ? await answer.text() : '';
  place.hidden = !place.firstChild;
}
