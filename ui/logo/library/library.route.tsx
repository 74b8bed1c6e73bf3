import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/library.route';
import { LibraryScreen } from './library.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './library.server.ts';
export default journeyScreen<Route.ComponentProps>(LibraryScreen);
