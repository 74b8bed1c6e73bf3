import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/dates.route';
import { DatesScreen } from './dates.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './dates.server.ts';
export default journeyScreen<Route.ComponentProps>(DatesScreen);
