import { Outlet, useRouteLoaderData } from 'react-router';
import type { LayoutView } from './layout.view.ts';
import { ShopShell } from './shop-shell.tsx';

export default function OpenLayout() {
  const frame = useRouteLoaderData<LayoutView>('root');
  return frame ? (
    <ShopShell view={frame}>
      <Outlet />
    </ShopShell>
  ) : (
    <Outlet />
  );
}
