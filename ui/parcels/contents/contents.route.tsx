import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/contents.route';
import { ContentsScreen } from './contents.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './contents.server.ts';
export default journeyScreen<Route.ComponentProps>(ContentsScreen);
