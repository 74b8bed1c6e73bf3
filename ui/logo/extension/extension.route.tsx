import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/extension.route';
import { ExtensionScreen } from './extension.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './extension.server.ts';
export default formScreen<Route.ComponentProps>(ExtensionScreen);
