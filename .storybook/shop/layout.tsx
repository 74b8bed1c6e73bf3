import { type ReactNode, useEffect } from 'react';
import { Meta, useRouteLoaderData, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import type { LayoutView } from '#ui/layout/layout.view.ts';

/** In place of the document of `ui/root.tsx`: here the document is Storybook's frame. */
export function Layout({ children }: { children: ReactNode }) {
  const layout = useRouteLoaderData<LayoutView>('root');
  useScrollRestoration();
  useEffect(() => {
    const page = document.documentElement;
    page.lang = layout?.lang ?? 'fr';
    page.dataset.mode = layout?.mode ?? 'part';
  }, [layout]);
  return (
    <>
      <Meta />
      {children}
    </>
  );
}
