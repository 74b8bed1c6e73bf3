import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/recipients.route';
import { RecipientsScreen } from './recipients.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './recipients.server.ts';
export default journeyScreen<Route.ComponentProps>(RecipientsScreen);
