import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/addresses.route';
import { AddressesScreen } from './addresses.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './addresses.server.ts';
export default journeyScreen<Route.ComponentProps>(AddressesScreen);
