import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/payment.route';
import { PaymentScreen } from './payment.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './payment.server.ts';
export default formScreen<Route.ComponentProps>(PaymentScreen);
