import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/saved.route';
import { SavedScreen } from './saved.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './saved.server.ts';
export default formScreen<Route.ComponentProps>(SavedScreen);
