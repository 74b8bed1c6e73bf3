import { useFormPage } from '#ui/forms/use-form-page.ts';
import { metaOf } from '#ui/page/head.ts';
import type { Route } from './+types/delivery.route';
import { DeliveryScreen } from './delivery.screen.tsx';
import { deliveryPage } from './delivery-page.server.ts';

export const loader = deliveryPage.loader;
export const action = deliveryPage.action;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function DeliveryPage(page: Route.ComponentProps) {
  return <DeliveryScreen view={useFormPage(page)} />;
}
