import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/addresses.route';
import { AddressesScreen } from './addresses.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './addresses.server.ts';
export default formScreen<Route.ComponentProps>(AddressesScreen);
