import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/refund.route';
import { RefundScreen } from './refund.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './refund-page.server.ts';
export default formScreen<Route.ComponentProps>(RefundScreen);
