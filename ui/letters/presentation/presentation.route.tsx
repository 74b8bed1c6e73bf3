import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/presentation.route';
import { PresentationScreen } from './presentation.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './presentation.server.ts';
export default journeyScreen<Route.ComponentProps>(PresentationScreen);
