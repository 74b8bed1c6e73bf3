import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/writing.route';
import { WritingScreen } from './writing.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './writing.server.ts';
export default journeyScreen<Route.ComponentProps>(WritingScreen);
