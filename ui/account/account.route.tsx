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
  const isPro = shopper.profile === 'pro';
  const [company, contract] = await Promise.all([
    isPro ? orNull(ports.companies.mine().then((entity) => ({ entity }))) : undefined,
    isPro ? orNull(ports.deferredPayments.details()) : undefined,
  ]);
  const view = accountView({ shopper, company: company ?? null, contract: contract ?? null }, wording);
  return { view, head: { title: view.title, description: wording.t('account.description'), noIndex: true } };
});

export { meta } from '#ui/page/head.ts';

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return <AccountScreen view={loaderData.view} />;
}
