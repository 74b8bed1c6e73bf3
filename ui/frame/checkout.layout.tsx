import { type MiddlewareFunction, Outlet, useRouteLoaderData } from 'react-router';

import { CheckoutFrame } from './checkout-frame.part.tsx';
import type { FrameView } from './frame.view.ts';
import { profileGuard } from './profile-guard.server.ts';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** A loader makes the middleware run on client navigations too. */
export const loader = () => null;

export default function CheckoutLayout() {
  const frame = useRouteLoaderData<FrameView>('root');
  return frame ? (
    <CheckoutFrame view={frame}>
      <Outlet />
    </CheckoutFrame>
  ) : (
    <Outlet />
  );
}
