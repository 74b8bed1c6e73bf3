import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/billing.route';
import { BillingScreen } from './billing.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './billing-page.server.ts';
export default formScreen<Route.ComponentProps>(BillingScreen);
