import { type MiddlewareFunction, Outlet, useRouteLoaderData } from 'react-router';
import { handler } from '#ui/request/handler.server.ts';
import { sessionEndOf } from '#ui/session/session-end.server.ts';
import type { Route } from './+types/account.layout';
import type { LayoutView } from './layout.view.ts';
import { profileGuard } from './profile-guard.server.ts';
import { ShopShell } from './shop-shell.tsx';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** A loader makes the middleware run on client navigations too. */
export const loader = handler(async (context) => ({ limit: sessionEndOf(context).limit }));

/** Pages of one shopper, in the shop's layout. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<LayoutView>('root');
  return layout ? (
    <ShopShell view={layout} limit={loaderData?.limit}>
      <Outlet />
    </ShopShell>
  ) : (
    <Outlet />
  );
}
