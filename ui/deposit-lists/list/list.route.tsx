import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/list.route';
import { ListScreen } from './list.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './list.server.ts';
export default formScreen<Route.ComponentProps>(ListScreen);
