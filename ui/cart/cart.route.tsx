import { useFormPage } from '#ui/forms/use-form-page.ts';
import { metaOf } from '#ui/page/head.ts';
import type { Route } from './+types/cart.route';
import { CartScreen } from './cart.screen.tsx';
import { cartPage } from './cart-page.server.ts';

export const loader = cartPage.loader;
export const action = cartPage.action;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function CartPage(page: Route.ComponentProps) {
  return <CartScreen view={useFormPage(page)} />;
}
