import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/start.route';
import { StartReturnScreen } from './start.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './start-page.server.ts';
export default formScreen<Route.ComponentProps>(StartReturnScreen);
