import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/cart.route';
import { CartScreen } from './cart.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './cart-page.server.ts';
export default formScreen<Route.ComponentProps>(CartScreen);
