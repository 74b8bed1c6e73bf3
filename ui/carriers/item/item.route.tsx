import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/item.route';
import { ItemScreen } from './item.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './item.server.ts';
export default formScreen<Route.ComponentProps>(ItemScreen);
