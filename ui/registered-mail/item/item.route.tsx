import { useFormPage } from '#ui/forms/use-form-page.ts';
import { metaOf } from '#ui/page/head.ts';
import type { Route } from './+types/item.route';
import { ItemScreen } from './item.screen.tsx';
import { itemPage } from './item.server.ts';

export const loader = itemPage.loader;
export const action = itemPage.action;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function ItemPage(page: Route.ComponentProps) {
  return <ItemScreen view={useFormPage(page)} />;
}
