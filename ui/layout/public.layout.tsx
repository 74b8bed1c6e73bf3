import { Outlet, useRouteLoaderData } from 'react-router';
import type { FrameView } from './layout.view.ts';
import { ShopFrame } from './shop-shell.tsx';

export default function OpenLayout() {
  const frame = useRouteLoaderData<FrameView>('root');
  return frame ? (
    <ShopFrame view={frame}>
      <Outlet />
    </ShopFrame>
  ) : (
    <Outlet />
  );
}
