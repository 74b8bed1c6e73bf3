import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/library.route';
import { LibraryScreen } from './library.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './library.server.ts';
export default formScreen<Route.ComponentProps>(LibraryScreen);
