import { type RefObject, useEffect, useRef, useState } from 'react';
import { fetchJson } from '#ui/address/lookup/fetch-json.ts';
import type { ConfigurationView, LiveView } from './configuration.view.ts';

/** Milliseconds: while somebody types, nothing is asked. */
const pause = 250;

interface LivePreview {
  /** Within the form. */
  box: RefObject<HTMLDivElement | null>;
  /** What the typed values make; what the page came with while nothing is typed, or where nothing can be had. */
  fresh: LiveView;
  onChange(event: { target: EventTarget }): void;
}

/** Shows what is typed at once, without a page: nothing is kept, and a failure leaves what is shown. */
export function useLivePreview(view: ConfigurationView): LivePreview {
  const [found, setFound] = useState<{ of: ConfigurationView; live: LiveView } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<AbortController>(undefined);
  const ask = async () => {
    const form = box.current?.closest('form');
    asked.current?.abort();
    if (!form) return;
    const { signal } = (asked.current = new AbortController());
    const { href, mode } = view.live;
    const live = await fetchJson({ href, query: { ...typedIn(form), mode } }, signal);
    if (isLive(live) && !signal.aborted) setFound({ of: view, live });
  };
  useEffect(() => {
    const form = box.current?.closest('form');
    // Chosen or typed before the page's program came.
    if (form && isChanged(form, view)) void ask();
    return () => {
      clearTimeout(waiting.current);
      asked.current?.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that the server made
  }, [view]);
  return {
    box,
    fresh: found?.of === view ? found.live : view,
    onChange({ target }) {
      if (!('name' in target) || !target.name) return;
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => void ask(), pause);
    },
  };
}

const isLive = (answer: unknown): answer is LiveView =>
  typeof answer === 'object' && answer !== null && 'summary' in answer && 'letterHints' in answer;

function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = { apercu: '1' };
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value;
  return typed;
}

const isChanged = (form: HTMLFormElement, { values }: ConfigurationView): boolean =>
  Object.entries(typedIn(form)).some(([name, value]) => values[name] !== undefined && values[name] !== value);
