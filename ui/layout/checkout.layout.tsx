import { type MiddlewareFunction, Outlet, useRouteLoaderData } from 'react-router';
import { CheckoutFrame } from './checkout-shell.tsx';
import type { FrameView } from './layout.view.ts';
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
