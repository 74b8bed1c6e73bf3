import { accountPageView } from '#domain/analytics/page-views.ts';
import { orNull } from '#domain/shared/fault.ts';
import { unavailable } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/account.route';
import { AccountScreen } from './account.screen.tsx';
import { accountView } from './account.view.ts';

export const loader = handler(async (context) => {
  const { ports, wording, session } = context;
  const shopper = session.open?.shopper;
  // The guard lets only signed-in shoppers pass.
  if (!shopper) throw unavailable(context);
  const [user, contract] = await Promise.all([
    orNull(ports.accounts.holder()),
    shopper.profile === 'pro' ? orNull(ports.deferredPayments.details()) : null,
  ]);
  const view = accountView({ shopper, user, contract }, wording);
  const track = accountPageView(user?.connection ?? null);
  return { view, track, head: { title: view.title, description: wording.t('account.description'), noIndex: true } };
});

export { meta } from '#ui/page/head.ts';

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return <AccountScreen view={loaderData.view} />;
}
