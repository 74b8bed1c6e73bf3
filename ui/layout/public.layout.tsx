import { Outlet, useRouteLoaderData } from 'react-router';
import type { LayoutView } from './layout.view.ts';
import { ShopShell } from './shop-shell.tsx';

export default function OpenLayout() {
  const layout = useRouteLoaderData<LayoutView>('root');
  return layout ? (
    <ShopShell view={layout}>
      <Outlet />
    </ShopShell>
  ) : (
    <Outlet />
  );
}
