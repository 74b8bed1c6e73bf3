import { type MiddlewareFunction, Outlet, useRouteLoaderData } from 'react-router';
import { handler } from '#ui/request/handler.server.ts';
import { sessionEndOf } from '#ui/session/session-end.server.ts';
import type { Route } from './+types/checkout.layout';
import { CheckoutShell } from './checkout-shell.tsx';
import { helpLinks, type LayoutView } from './layout.view.ts';
import { profileGuard } from './profile-guard.server.ts';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** A loader makes the middleware run on client navigations too. */
export const loader = handler(async (context) => ({
  ...sessionEndOf(context),
  help: helpLinks(context.wording),
}));

export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<LayoutView>('root');
  return layout ? (
    <CheckoutShell view={layout} {...loaderData}>
      <Outlet />
    </CheckoutShell>
  ) : (
    <Outlet />
  );
}
