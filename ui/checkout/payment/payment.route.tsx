import { useFormPage } from '#ui/forms/use-form-page.ts';
import { metaOf } from '#ui/page/head.ts';
import type { Route } from './+types/payment.route';
import { PaymentScreen } from './payment.screen.tsx';
import { paymentPage } from './payment.server.ts';

export const loader = paymentPage.loader;
export const action = paymentPage.action;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function PaymentPage(page: Route.ComponentProps) {
  return <PaymentScreen view={useFormPage(page)} />;
}
