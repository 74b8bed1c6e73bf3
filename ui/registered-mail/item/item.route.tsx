import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/item.route';
import { ItemScreen } from './item.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './item.server.ts';
export default journeyScreen<Route.ComponentProps>(ItemScreen);
