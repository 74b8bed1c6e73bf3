import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/quick-order.route';
import { QuickOrderScreen } from './quick-order.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './quick-order-page.server.ts';
export default formScreen<Route.ComponentProps>(QuickOrderScreen);
