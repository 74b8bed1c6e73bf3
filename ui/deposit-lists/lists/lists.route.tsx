import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/lists.route';
import { ListsScreen } from './lists.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './lists.server.ts';
export default formScreen<Route.ComponentProps>(ListsScreen);
