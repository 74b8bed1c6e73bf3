import { useFormPage } from '#ui/forms/use-form-page.ts';
import { metaOf } from '#ui/page/head.ts';
import type { Route } from './+types/addresses.route';
import { AddressesScreen } from './addresses.screen.tsx';
import { addressesPage } from './addresses.server.ts';

export const loader = addressesPage.loader;
export const action = addressesPage.action;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function AddressesPage(page: Route.ComponentProps) {
  return <AddressesScreen view={useFormPage(page)} />;
}
