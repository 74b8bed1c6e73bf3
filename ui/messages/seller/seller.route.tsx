import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/seller.route';
import { SellerScreen } from './seller.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './seller-page.server.ts';
export default formScreen<Route.ComponentProps>(SellerScreen);
