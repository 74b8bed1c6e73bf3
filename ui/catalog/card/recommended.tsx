import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { trustHtml } from '#ui/lean/trusted-types.ts';
import styles from './recommended.module.css';

/** Products recommended to visitors who agreed to it: HTML loaded after the page, in a reserved space. */
export function Recommended({ endpoint }: { endpoint: string }) {
  const agreed = useRouteLoaderData<{ personalised?: boolean }>('root')?.personalised;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (agreed && place.current) void fill(place.current, endpoint);
  }, [agreed, endpoint]);
  return agreed ? <aside key={endpoint} ref={place} className={styles.recommended} /> : null;
}

/** Without recommendations, or after a failure, the space is removed. */
async function fill(place: HTMLElement, endpoint: string) {
  const answer = await fetch(endpoint).catch(() => null);
  place.innerHTML = trustHtml(answer?.ok ? await answer.text() : '');
  place.hidden = !place.firstChild;
}
