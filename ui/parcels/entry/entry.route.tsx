import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/entry.route';
import { EntryScreen } from './entry.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './entry.server.ts';
export default formScreen<Route.ComponentProps>(EntryScreen);
