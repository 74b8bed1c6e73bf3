import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/delivery.route';
import { DeliveryScreen } from './delivery.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './delivery.server.ts';
export default journeyScreen<Route.ComponentProps>(DeliveryScreen);
