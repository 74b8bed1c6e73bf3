import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/needs.route';
import { NeedsScreen } from './needs.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './needs.server.ts';
export default formScreen<Route.ComponentProps>(NeedsScreen);
