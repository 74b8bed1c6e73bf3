import { useFormPage } from '#ui/forms/use-form-page.ts';
import { metaOf } from '#ui/page/head.ts';
import type { Route } from './+types/billing.route';
import { BillingScreen } from './billing.screen.tsx';
import { billingPage } from './billing-page.server.ts';

export const loader = billingPage.loader;
export const action = billingPage.action;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function BillingPage(page: Route.ComponentProps) {
  return <BillingScreen view={useFormPage(page)} />;
}
