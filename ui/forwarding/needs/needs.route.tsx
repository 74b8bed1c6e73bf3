import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/needs.route';
import { NeedsScreen } from './needs.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './needs.server.ts';
export default journeyScreen<Route.ComponentProps>(NeedsScreen);
