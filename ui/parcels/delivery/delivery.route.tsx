import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/delivery.route';
import { DeliveryScreen } from './delivery.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './delivery.server.ts';
export default formScreen<Route.ComponentProps>(DeliveryScreen);
