import { useEffect, useState } from 'react';
import type { LayoutView } from '#ui/layout/layout.view.ts';
import type { ErrorView } from '#ui/request/error/error.view.ts';
import { useCopy } from '#ui/wording/use-copy.ts';

export interface ErrorOf {
  error: unknown;
  /** `undefined`: not even the layout could be made. */
  layout: LayoutView | undefined;
}

/**
 * The view of an error. One that came without, in the browser or from something before the shop, is asked for: only the
 * server knows the visit. Until it comes, the page says what it can.
 */
export function useErrorView(
  serverView: ErrorView | null,
  { status, layout }: { status: number; layout: LayoutView | undefined },
): ErrorView {
  const copy = useCopy('error');
  const [fetchedView, setFetchedView] = useState<ErrorView>();
  const endpoint = serverView || !layout ? undefined : `${layout.error}&code=${status}`;
  useEffect(() => {
    if (endpoint)
      void fetch(endpoint)
        .then((answer) => answer.json())
        .then(setFetchedView, () => {});
  }, [endpoint]);
  const { home = '/', search = '/', cart = '/' } = layout ?? {};
  const ways = [
    { label: copy.toHome, href: home },
    { label: copy.toSearch, href: search },
    { label: copy.toCart, href: cart },
  ];
  return (
    serverView ??
    fetchedView ?? {
      status,
      title: copy.unknown,
      tab: copy.unknown,
      text: copy.unknownText,
      sid: '—',
      date: '',
      ways: layout ? ways : ways.slice(0, 1),
    }
  );
}
