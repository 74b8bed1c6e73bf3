import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/extension.route';
import { ExtensionScreen } from './extension.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './extension.server.ts';
export default journeyScreen<Route.ComponentProps>(ExtensionScreen);
