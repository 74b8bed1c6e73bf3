import { Outlet, useRouteLoaderData } from 'react-router';
import type { FrameView } from './frame.view.ts';
import { ShopFrame } from './shop-frame.part.tsx';

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
