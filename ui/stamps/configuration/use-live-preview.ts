import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ConfigurationView } from './configuration.view.ts';

/** Milliseconds: while somebody types, nothing is asked. */
const pause = 250;

interface LivePreview {
  /** Within the form. */
  box: RefObject<HTMLDivElement | null>;
  /** The page as what is typed would make it; the page itself while nothing is. */
  fresh: ConfigurationView;
  onChange(event: { target: EventTarget }): void;
}

/** What is typed is shown at once: the page is asked for it, as its own GET form would. */
export function useLivePreview(view: ConfigurationView): LivePreview {
  const { load, data } = useFetcher<{ view: ConfigurationView | null }>();
  const [askedOf, setAskedOf] = useState<ConfigurationView | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = () => {
    const form = box.current?.closest('form');
    if (!form) return;
    setAskedOf(view);
    void load(`${view.action}?${typedIn(form)}`);
  };
  useEffect(() => {
    const form = box.current?.closest('form');
    // Chosen or typed before the page's program came.
    if (form && isChanged(form, view)) ask();
    return () => clearTimeout(waiting.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that the server made
  }, [view]);
  return {
    box,
    fresh: (askedOf === view && data?.view) || view,
    onChange({ target }) {
      if (!('name' in target) || !target.name) return;
      clearTimeout(waiting.current);
      waiting.current = setTimeout(ask, pause);
    },
  };
}

function typedIn(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams({ apercu: '1' });
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  query.delete('version');
  return query;
}

const isChanged = (form: HTMLFormElement, { values }: ConfigurationView): boolean =>
  [...new FormData(form)].some(([name, value]) => values[name] !== undefined && values[name] !== value);
