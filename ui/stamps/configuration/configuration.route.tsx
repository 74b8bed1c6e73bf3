import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/configuration.route';
import { ConfigurationScreen } from './configuration.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './configuration.server.ts';
export default journeyScreen<Route.ComponentProps>(ConfigurationScreen);
