import { type MiddlewareFunction, Outlet, useRouteLoaderData } from 'react-router';
import { CheckoutShell } from './checkout-shell.tsx';
import type { LayoutView } from './layout.view.ts';
import { profileGuard } from './profile-guard.server.ts';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** A loader makes the middleware run on client navigations too. */
export const loader = () => null;

export default function CheckoutLayout() {
  const layout = useRouteLoaderData<LayoutView>('root');
  return layout ? (
    <CheckoutShell view={layout}>
      <Outlet />
    </CheckoutShell>
  ) : (
    <Outlet />
  );
}
