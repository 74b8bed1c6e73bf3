import { type ReactNode, useEffect } from 'react';
import { useFetcher, useFetchers } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutView, VisitorView } from './layout.view.ts';
import { SessionNotice } from './session-notice.tsx';

/**
 * Header and footer around a page. The header's personal part is loaded later, so that the page is the same for all.
 */
export function ShopShell({ view, children }: { view: LayoutView; children: ReactNode }) {
  const visitor = useVisitor(view.visitor);
  return (
    <>
      <Header view={view} visitor={visitor} />
      <SessionNotice view={view.notice ?? visitor?.notice} />
      {children}
      <Footer view={view} />
    </>
  );
}

/** Loaded once, and again after each action. */
function useVisitor(endpoint: string): VisitorView | null {
  const { load, data } = useFetcher<VisitorView>({ key: 'visitor' });
  useEffect(() => {
    void load(endpoint);
  }, [load, endpoint]);
  const adding = useAdding();
  return data ? { ...data, cartCount: data.cartCount + adding } : null;
}

/** Articles being added are counted at once; the backend's count replaces them. */
const useAdding = () =>
  useFetchers().reduce((sum, { formData, data }) => {
    if (!formData?.has('add') || data?.kind === 'refused') return sum;
    return sum + Number(formData.get('quantity') ?? 1);
  }, 0);
