import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/offers.route';
import { OffersScreen } from './offers.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './offers.server.ts';
export default formScreen<Route.ComponentProps>(OffersScreen);
