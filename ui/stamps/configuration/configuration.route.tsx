import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/configuration.route';
import { ConfigurationScreen } from './configuration.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './configuration.server.ts';
export default formScreen<Route.ComponentProps>(ConfigurationScreen);
