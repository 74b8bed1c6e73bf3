import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/contents.route';
import { ContentsScreen } from './contents.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './contents.server.ts';
export default formScreen<Route.ComponentProps>(ContentsScreen);
