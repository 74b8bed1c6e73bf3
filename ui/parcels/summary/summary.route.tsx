import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/summary.route';
import { SummaryScreen } from './summary.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './summary.server.ts';
export default journeyScreen<Route.ComponentProps>(SummaryScreen);
