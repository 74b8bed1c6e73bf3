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
  given: ErrorView | null,
  { status, layout }: { status: number; layout: LayoutView | undefined },
): ErrorView {
  const copy = useCopy('error');
  const [asked, setAsked] = useState<ErrorView>();
  const endpoint = given || !layout ? undefined : `${layout.error}&code=${status}`;
  useEffect(() => {
    if (endpoint)
      void fetch(endpoint)
        .then((answer) => answer.json())
        .then(setAsked, () => {});
  }, [endpoint]);
  const { home = '/', search = '/', cart = '/' } = layout ?? {};
  const ways = [
    { label: copy.toHome, href: home },
    { label: copy.toSearch, href: search },
    { label: copy.toCart, href: cart },
  ];
  return (
    given ??
    asked ?? {
      status,
      title: copy.unknown,
      text: copy.unknownText,
      sid: '—',
      date: '',
      ways: layout ? ways : ways.slice(0, 1),
    }
  );
}
