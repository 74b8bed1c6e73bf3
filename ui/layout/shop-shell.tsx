import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutView, VisitorView } from './layout.view.ts';
import { SessionLimit, SessionNotice } from './session-notice.tsx';
import { addition, type CountedAnswer } from './visitor/addition.ts';

/** Only who is signed in needs its program. */
export const SessionWarning = lazy(async () => ({
  default: (await import('#ui/session/session-warning.tsx')).SessionWarning,
}));

interface ShopShellProps {
  view: LayoutView;
  /** How long the session lasts, on pages that only exist in one. */
  limit?: string | undefined;
  children: ReactNode;
}

/**
 * Header and footer around a page. The header's personal part is loaded later, so that the page is the same for all.
 */
export function ShopShell({ view, limit, children }: ShopShellProps) {
  const [visitor, ask] = useVisitor(view.visitor);
  return (
    <>
      <Header view={view} visitor={visitor} />
      <SessionNotice view={view.notice ?? visitor?.notice} />
      <Suspense>
        {(visitor?.end || visitor?.notice) && (
          <SessionWarning view={visitor.end} ended={visitor.notice} signIn={view.signIn} onAsk={ask} />
        )}
      </Suspense>
      <SessionLimit text={limit} />
      {children}
      <Footer view={view} />
    </>
  );
}

/**
 * Loaded once, and again after each action; an addition brings it with its answer. Where that says nothing of the cart, as
 * after a lost network, nobody knows what the cart has, so it is loaded as well.
 */
function useVisitor(endpoint: string): [VisitorView | null, ask: (address?: string) => void] {
  const { load, data } = useFetcher<VisitorView>({ key: 'visitor' });
  useEffect(() => {
    void load(endpoint);
  }, [load, endpoint]);
  const { data: answer, state, formData } = useFetcher<CountedAnswer>({ key: addition });
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && state === 'idle' && !answer?.visitor) void load(endpoint);
    before.current = state;
  }, [state, answer, load, endpoint]);
  const visitor = useLast(data, answer?.visitor);
  // Articles being added are counted at once; the backend's count replaces them. What is no quantity is none.
  const pieces = Number(formData?.get('quantity') ?? 1);
  const adding = state === 'submitting' && pieces > 0 && Number.isInteger(pieces) ? pieces : 0;
  return [
    visitor ? { ...visitor, cartCount: visitor.cartCount + adding } : null,
    (address = endpoint) => void load(address),
  ];
}

/** The one that came last, even when it is no longer there. */
function useLast<One>(one: One, other: One): One {
  const [[seenOne, seenOther, seenLast], see] = useState<readonly [One, One, One]>([one, other, one]);
  if (one === seenOne && other === seenOther) return seenLast;
  const last = (one === seenOne ? other : one) ?? seenLast;
  see([one, other, last]);
  return last;
}
