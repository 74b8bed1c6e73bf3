import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { type Connection, mayPrefetch } from './connection.ts';
import { addressOf, isOurs, isPublic, linkOf } from './links.ts';

/** A pointer that only passes over a link does not want it: milliseconds. */
const intent = 80;

/** Fetches the page of a link that a pointer rests on, or that the keyboard has reached. */
export function Prefetch() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (link && isOurs(link) && isPublic(link)) timer = setTimeout(() => setPage(addressOf(link)), intent);
    };
    const events = ['pointerover', 'focusin'];
    for (const name of events) document.addEventListener(name, look, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, look);
    };
  }, []);
  return page === null ? null : <PrefetchPageLinks page={page} />;
}
