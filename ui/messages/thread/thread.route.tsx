import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/thread.route';
import { ThreadScreen } from './thread.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './thread-page.server.ts';
export default formScreen<Route.ComponentProps>(ThreadScreen);
